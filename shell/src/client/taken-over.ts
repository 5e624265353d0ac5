/** React marks what it has taken over of the server's document, part by part; what happens elsewhere it doesn't hear. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

const LOOK_MS = 50;
const LOOKS = 200;

/**
 * Calls each of these in an event of its own, again and again while one of them says that something is left: parts whose
 * code comes later are taken over later. Ten seconds at most.
 */
export function untilTakenOver(catchUps: readonly (() => boolean)[], looks = LOOKS): void {
  setTimeout(
    () => {
      const left = catchUps.filter((catchUp) => catchUp());
      if (left.length > 0 && looks > 0) untilTakenOver(left, looks - 1);
    },
    looks === LOOKS ? 0 : LOOK_MS,
  );
}
