/** React marks what it has taken over of the server's document, part by part; what happens elsewhere it doesn't hear. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

export function shownBy(control: Element): string | boolean | undefined {
  const kept = Object.entries(control).find(([key]) => key.startsWith('__reactProps$'));
  const { type, value, checked } = (kept?.[1] ?? {}) as Record<string, unknown>;
  if (type === 'checkbox' || type === 'radio') return checked === undefined ? checked : !!checked;
  return value === undefined || value === null ? undefined : String(value as string | number);
}

const LOOK_MS = 50;
const LOOKS = 200;

/** Calls each in an event of its own until none has something left, for ten seconds at most. */
export function untilTakenOver(catchUps: readonly (() => boolean)[], looks = LOOKS): void {
  setTimeout(
    () => {
      const left = catchUps.filter((catchUp) => catchUp());
      if (left.length > 0 && looks > 0) untilTakenOver(left, looks - 1);
    },
    looks === LOOKS ? 0 : LOOK_MS,
  );
}
