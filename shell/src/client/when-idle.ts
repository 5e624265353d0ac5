const whenLoaded = (action: () => void): void => {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
};

/** Calls back after the page is loaded and has nothing to do. */
export const whenIdle = (action: () => void): void =>
  whenLoaded(() =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(action, { timeout: 5_000 })
      : setTimeout(action, 200),
  );

/** Until what a page shows first has surely started, also on a slow phone. */
export const REST_MS = 6_000;

/** Calls back seconds after the page is loaded, for what nobody may ever need. */
export const whenRested = (action: () => void): void =>
  whenLoaded(() => setTimeout(action, REST_MS));
