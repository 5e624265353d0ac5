import type { KeptKey } from '@wayfare/session';
import { atom, getDefaultStore, type Atom } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import type { GenericSchema } from 'valibot';
import { parseStored } from './kept-schemas';
import { dropStored, storedText, writeStored, type StoreName } from './stored';

interface StoredAtomOptions<Value> {
  key: KeptKey;
  schema: GenericSchema<unknown, Value>;
  /** stands for nothing and for what does not fit; also on the server, and where storage is blocked */
  empty: Value;
  store?: StoreName;
}

/** State that crosses pages, kept in the browser under a key. The storage is the truth: it is emptied without us too. */
export interface StoredAtom<Value> {
  /** for other atoms */
  atom: Atom<Value>;
  /** for loaders and handlers */
  read: () => Value;
  /** keeps it, and renders whoever uses it */
  write: (value: Value) => void;
  forget: () => void;
  /** for components: empty on the server and while hydrating */
  use: () => Value;
}

/**
 * A jotai atom of what the browser keeps under a key, parsed by a schema. Other tabs are heard of it.
 * @example const cart = storedAtom({ key: 'cart', schema: CartSchema, empty: EMPTY_CART });
 */
export function storedAtom<Value>({
  key,
  schema,
  empty,
  store = 'session',
}: StoredAtomOptions<Value>): StoredAtom<Value> {
  const changes = atom(0);
  changes.onMount = (set) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set((count) => count + 1);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  };
  const text = () => storedText(key, store);
  const parse = (kept: string | null) => parseStored(kept, schema, empty);
  const subscribe = (listener: () => void) => getDefaultStore().sub(changes, listener);
  const tell = () => getDefaultStore().set(changes, (count) => count + 1);

  return {
    atom: atom((get) => {
      get(changes);
      return parse(text());
    }),
    read: () => parse(text()),
    write(value) {
      writeStored(key, value, store);
      tell();
    },
    forget() {
      dropStored(key, store);
      tell();
    },
    use() {
      const kept = useSyncExternalStore(subscribe, text, () => null);
      return useMemo(() => parse(kept), [kept]);
    },
  };
}
