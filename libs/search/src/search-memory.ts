import { readStored, useStoredText, writeStored } from '@wayfare/forms';
import type { KeptKey } from '@wayfare/session';
import { useMemo } from 'react';

/** Enough to go on with; more is a history that nobody asked for. */
const KEPT = 4;

export interface SearchMemory<Search> {
  /** Keeps a search that was sent as the latest; one for the same journey goes. A blocked storage costs the memory alone. */
  remember: (search: Search) => void;
  /** The searches of this browser, the latest first; none on the server and while hydrating. */
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
      const text = useStoredText(key, 'local');
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
