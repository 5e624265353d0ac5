import type { KeptKey } from './kept-keys';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SessionStorage {
  readonly local: Store;
  readonly session: Store;
}

/** Names that the specification gives (sections 3 and 4). */
export const STORAGE_KEYS = {
  user: 'user',
  correlationId: 'correlationID',
  cart: 'cart',
  offerLocation: 'offerLocation',
} as const satisfies Readonly<Record<string, KeptKey>>;

/** A blocked or full storage costs the memory of this visit, never the visit: its errors are answered with null. */
export function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The stored JSON value, null when there is none or it is broken. */
export function readJson(store: Store, key: string): unknown {
  return attempt(() => JSON.parse(store.getItem(key) ?? 'null') as unknown);
}
