import type { KeptKey } from '@wayfare/session';

/* What a form or a booking keeps in the browser. A blocked or full storage costs the memory, never the page. */

/** `session`: this tab, over reloads and the other language; `local`: the browser. */
export type StoreName = 'session' | 'local';

/** Null when the storage is blocked, which already asking for it can say. */
function attempt<Value>(store: StoreName, action: (storage: Storage) => Value): Value | null {
  try {
    return action(store === 'session' ? window.sessionStorage : window.localStorage);
  } catch {
    return null;
  }
}

/** The stored value as text, null when there is none, the storage is blocked, or there is no browser. */
export function storedText(key: KeptKey, store: StoreName = 'session'): string | null {
  return attempt(store, (storage) => storage.getItem(key));
}

/** What is stored, parsed; null for nothing, for rubbish and where the storage is blocked. */
export function readStored(key: KeptKey, store: StoreName = 'session'): unknown {
  return attempt(store, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
}

/** Keeps a text as it is; false when it can't be kept. */
export function storeText(key: KeptKey, text: string, store: StoreName = 'session'): boolean {
  return attempt(store, (storage) => storage.setItem(key, text)) !== null;
}

/** Keeps a value for `readStored`; false when it can't be kept. */
export function writeStored(key: KeptKey, value: unknown, store: StoreName = 'session'): boolean {
  return storeText(key, JSON.stringify(value), store);
}

/** Forgets what is stored. */
export function dropStored(key: KeptKey, store: StoreName = 'session'): void {
  attempt(store, (storage) => storage.removeItem(key));
}

/** An object with names, as stored JSON should be: no list, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
