import type { KeptKey } from '@wayfare/session';
import { atom, getDefaultStore } from 'jotai';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { dropStored, storedText, writeStored, type StoreName } from './stored';

export interface ParsedAtomOptions<Value> {
  key: KeptKey;
  /** value of a stored text; the default for what another version or anybody else wrote */
  parse: (text: string) => Value;
  empty: Value;
  store?: StoreName;
}

export interface StoredAtom<Value> {
  read: () => Value;
  write: (value: Value) => void;
  forget: () => void;
  use: () => Value;
  /** a part of it: renders when what that says changes, not at each write */
  useSelected: <Part>(select: (value: Value) => Part) => Part;
}

function stillSame<Part>() {
  let last: { text: string; value: Part } | null = null;
  return (value: Part): Part => {
    const text = JSON.stringify(value) ?? '';
    if (last?.text !== text) last = { text, value };
    return last.value;
  };
}

/** State in a storage key; a jotai atom tells of writes, other tabs' too. `storedAtom` parses by a schema instead. */
export function parsedAtom<Value>({
  key,
  parse: parseText,
  empty,
  store = 'session',
}: ParsedAtomOptions<Value>): StoredAtom<Value> {
  const changes = atom(0);
  changes.onMount = (set) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set((count) => count + 1);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  };
  const text = () => storedText(key, store);
  let last: { kept: string | null; value: Value } = { kept: null, value: empty };
  // each text is parsed once, whoever reads it
  function parse(kept: string | null): Value {
    if (kept !== last.kept) last = { kept, value: kept === null ? empty : parseText(kept) };
    return last.value;
  }
  const subscribe = (listener: () => void) => getDefaultStore().sub(changes, listener);
  const tell = () => getDefaultStore().set(changes, (count) => count + 1);

  return {
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
    useSelected<Part>(select: (value: Value) => Part) {
      const [settle] = useState(stillSame<Part>);
      return useSyncExternalStore(
        subscribe,
        () => settle(select(parse(text()))),
        () => settle(select(empty)),
      );
    },
  };
}
