import type { KeptKey } from '@wayfare/session';
import { useSyncExternalStore } from 'react';
import { storedText, type StoreName } from './stored';

const subscribe = () => () => undefined;

/** Stored text as a snapshot (equal contents are equal); null on the server and while hydrating. */
export function useStoredText(key: KeptKey, store: StoreName = 'session'): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storedText(key, store),
    () => null,
  );
}
