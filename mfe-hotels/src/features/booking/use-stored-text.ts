import { useSyncExternalStore } from 'react';
import { storedText } from './session-store';

const subscribe = () => () => undefined;

/** What the tab keeps under a key, as text, so that equal contents are one snapshot; null on the server. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => storedText(key), () => null);
}
