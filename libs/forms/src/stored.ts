import type { KeptKey } from '@wayfare/session';

/* Browser storage of drafts; a blocked or full one costs the memory, never the page. */

export type StoreName = 'session' | 'local';

/** Null when blocked: the mere access may throw. */
function attempt<Value>(store: StoreName, action: (storage: Storage) => Value): Value | null {
  try {
    return action(store === 'session' ? window.sessionStorage : window.localStorage);
  } catch {
    return null;
  }
}

/** Stored text; null for none, blocked storage or no browser. */
export function storedText(key: KeptKey, store: StoreName = 'session'): string | null {
  return attempt(store, (storage) => storage.getItem(key));
}

/** Stored JSON; null for none, garbage or blocked storage. */
export function readStored(key: KeptKey, store: StoreName = 'session'): unknown {
  return attempt(store, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
}

/** Stores text; false on failure. */
export function storeText(key: KeptKey, text: string, store: StoreName = 'session'): boolean {
  return attempt(store, (storage) => storage.setItem(key, text)) !== null;
}

/** Stores JSON for `readStored`; false on failure. */
export function writeStored(key: KeptKey, value: unknown, store: StoreName = 'session'): boolean {
  return storeText(key, JSON.stringify(value), store);
}

export function dropStored(key: KeptKey, store: StoreName = 'session'): void {
  attempt(store, (storage) => storage.removeItem(key));
}

/** Type guard of plain JSON objects: no list, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stored JSON as an object; null for garbage and for anything else. */
export function recordIn(text: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}
