import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until the browser has taken the page over: what only a browser knows may show from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
