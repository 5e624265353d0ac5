import { useSyncExternalStore } from 'react';
import { storedText } from './session-store';

const subscribe = () => () => undefined;

/** False on the server and while the browser takes the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, () => true, () => false);
}

/** What the tab keeps under a key, as text, so that equal contents are one snapshot; null on the server. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => storedText(key), () => null);
}
