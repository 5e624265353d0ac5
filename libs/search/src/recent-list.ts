import { storedText, writeStored } from '@wayfare/forms';
import type { KeptKey } from '@wayfare/session';

export interface RecentList<Item> {
  /** Those in the storage, or in a text that was read from it. */
  read: (text?: string | null) => Item[];
  /** Puts these first and drops earlier ones that are the same; no-op with blocked storage. */
  remember: (items: readonly Item[]) => void;
}

function listIn(text: string | null): unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The latest few of a kind in this browser, each once, the latest first. */
export function createRecentList<Item>({
  key,
  most,
  isItem,
  idOf,
}: {
  key: KeptKey;
  most: number;
  isItem: (value: unknown) => value is Item;
  idOf: (item: Item) => string;
}): RecentList<Item> {
  const read = (text = storedText(key, 'local')) => listIn(text).filter(isItem).slice(0, most);
  return {
    read,
    remember(items) {
      const others = read().filter((kept) => items.every((item) => idOf(item) !== idOf(kept)));
      writeStored(key, [...items, ...others].slice(0, most), 'local');
    },
  };
}
