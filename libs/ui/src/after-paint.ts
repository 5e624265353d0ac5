/** Milliseconds: hidden pages draw no frame. */
const LATEST_MS = 100;

/** Resolves after the next paint, so that a press shows before its work (INP). */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(latest);
      // frame callbacks run before the paint
      setTimeout(resolve);
    });
  });
