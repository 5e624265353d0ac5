import { readStored, useStoredText, writeStored } from '@wayfare/forms';
import type { KeptKey } from '@wayfare/session';
import { useHydrated } from '@wayfare/ui';
import { useMemo, useState } from 'react';

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
  const valid = (kept: unknown): Search[] =>
    Array.isArray(kept) ? kept.filter(isSearch).slice(0, KEPT) : [];
  return {
    remember(search) {
      const journey = journeyOf(search);
      const others = valid(readStored(key, 'local')).filter((kept) => journeyOf(kept) !== journey);
      writeStored(key, [search, ...others].slice(0, KEPT), 'local');
    },
    useSearches() {
      const now = useStoredText(key, 'local');
      const isHydrated = useHydrated();
      const [opened, setOpened] = useState<{ text: string | null } | null>(null);
      if (isHydrated && opened === null) setOpened({ text: now });
      const text = now === null ? null : opened?.text;
      return useMemo(() => {
        try {
          return valid(JSON.parse(text ?? '[]'));
        } catch {
          return [];
        }
      }, [text]);
    },
  };
}
