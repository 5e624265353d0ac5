const whenLoaded = (action: () => void): void => {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
};

export const whenIdle = (action: () => void): void =>
  whenLoaded(() =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(action, { timeout: 5_000 })
      : setTimeout(action, 200),
  );

export const REST_MS = 6_000;

export const whenRested = (action: () => void): void =>
  whenLoaded(() => setTimeout(action, REST_MS));
