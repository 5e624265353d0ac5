import { lazy, type ComponentType } from 'react';

/**
 * Lazy in browsers, which keep the server's markup meanwhile; preloaded on the server, for browsers without scripts.
 */
export function partWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = () =>
    load().then((part) => {
      loaded = part;
      return { default: part };
    });
  const Lazy: ComponentType<Props> = lazy(fetched);
  if (typeof document === 'undefined') fetched().catch(() => undefined);
  return function PartWhenShown(props) {
    const Part = loaded ?? Lazy;
    return <Part {...props} />;
  };
}
