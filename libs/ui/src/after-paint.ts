/** No frame is drawn of a page that is out of sight. */
const LATEST_MS = 100;

/** Resolves when what was done so far is on the screen: a press is answered before the work that it asks for begins. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(latest);
      // a frame is drawn behind its own callbacks
      setTimeout(resolve);
    });
  });
