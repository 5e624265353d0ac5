/** React marks what it has taken over of the server's document, part by part; what happens elsewhere it doesn't hear. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

/** What React has a control show; undefined where it leaves that to the browser. */
export function shownBy(control: Element): string | boolean | undefined {
  const kept = Object.entries(control).find(([key]) => key.startsWith('__reactProps$'));
  const { type, value, checked } = (kept?.[1] ?? {}) as Record<string, unknown>;
  if (type === 'checkbox' || type === 'radio') return checked === undefined ? checked : !!checked;
  return value === undefined || value === null ? undefined : String(value as string | number);
}

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
