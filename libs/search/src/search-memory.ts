import { readStored, useStoredText, writeStored } from '@wayfare/forms';
import type { KeptKey } from '@wayfare/session';
import { useHydrated } from '@wayfare/ui';
import { useMemo, useState } from 'react';

/** Enough to go on with; more is a history that nobody asked for. */
const KEPT = 4;

export interface SearchMemory<Search> {
  /** Keeps a search that was sent as the latest; one for the same journey goes. A blocked storage costs the memory alone. */
  remember: (search: Search) => void;
  /**
   * The searches of this browser as they were when the page was opened, the latest first; none on the server, while
   * hydrating and once they were forgotten. One that is sent from the page would push its contents down as it is left.
   */
  useSearches: () => readonly Search[];
}

/**
 * The last searches of a product in this browser, forgotten with the visit.
 * @example const memory = createSearchMemory({ key: 'lastFlights', isSearch, journeyOf });
 */
export function createSearchMemory<Search>({
  key,
  isSearch,
  journeyOf,
}: {
  key: KeptKey;
  /** Judges what was stored: it may be of another version, or rubbish. */
  isSearch: (value: unknown) => value is Search;
  /** What makes two searches the same journey, such as its places. */
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
