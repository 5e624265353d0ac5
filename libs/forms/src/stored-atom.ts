import type { KeptKey } from '@wayfare/session';
import { atom, getDefaultStore, type Atom } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import type { GenericSchema } from 'valibot';
import { parseStored } from './kept-schemas';
import { dropStored, storedText, writeStored, type StoreName } from './stored';

interface StoredAtomOptions<Value> {
  key: KeptKey;
  schema: GenericSchema<unknown, Value>;
  /** default for nothing, a mismatch, the server and blocked storage */
  empty: Value;
  store?: StoreName;
}

export interface StoredAtom<Value> {
  atom: Atom<Value>;
  read: () => Value;
  write: (value: Value) => void;
  forget: () => void;
  use: () => Value;
}

/** Jotai atom over a storage key, parsed by a schema and synced across tabs. */
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
