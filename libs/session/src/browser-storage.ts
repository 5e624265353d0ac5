import type { KeptKey } from './kept-keys';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SessionStorage {
  readonly local: Store;
  readonly session: Store;
}

/** Names given by the specification (sections 3 and 4). */
export const STORAGE_KEYS = {
  user: 'user',
  correlationId: 'correlationID',
  cart: 'cart',
  offerLocation: 'offerLocation',
} as const satisfies Readonly<Record<string, KeptKey>>;

/** Null on blocked or full storage, which costs this visit's memory alone. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Stored JSON; null when missing or broken. */
export function readJson(store: Store, key: string): unknown {
  return attempt(() => JSON.parse(store.getItem(key) ?? 'null') as unknown);
}
