/** Calls back after the page is loaded and has nothing to do. */
export function whenIdle(action: () => void): void {
  const soon = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(action, { timeout: 5_000 })
      : setTimeout(action, 200);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
