import { useStoredText } from '@wayfare/forms';
import type { KeptKey } from '@wayfare/session';
import { useHydrated } from '@wayfare/ui';
import { useMemo, useState } from 'react';
import { createRecentList } from './recent-list';

const KEPT = 4;

export interface SearchMemory<Search> {
  /** Puts a search first and drops others of its journey; no-op with blocked storage. */
  remember: (search: Search) => void;
  /** Snapshot at page load, latest first (not live: a submit would shift the page); empty on the server. */
  useSearches: () => readonly Search[];
}

/** Recent searches of a product in this browser, cleared with the visit. */
export function createSearchMemory<Search>({
  key,
  isSearch,
  journeyOf,
}: {
  key: KeptKey;
  isSearch: (value: unknown) => value is Search;
  journeyOf: (search: Search) => string;
}): SearchMemory<Search> {
  const { read, remember } = createRecentList({
    key,
    most: KEPT,
    isItem: isSearch,
    idOf: journeyOf,
  });
  return {
    remember: (search) => remember([search]),
    useSearches() {
      const now = useStoredText(key, 'local');
      const isHydrated = useHydrated();
      const [opened, setOpened] = useState<{ text: string | null } | null>(null);
      if (isHydrated && opened === null) setOpened({ text: now });
      const text = now === null ? null : opened?.text;
      return useMemo(() => read(text ?? null), [text]);
    },
  };
}
