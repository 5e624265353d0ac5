import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { PassSearch, Place, Product, TicketSearch } from '../../domain/search/criteria';
import { isPlace } from '../../domain/search/is-search';

/** Beside `search` of hotels and `searchFlights`. */
const savedKey = (product: Product) => `searchTrains.${product}` as const;
/** Unsent edits, kept across reload and change of language. */
const draftKey = (product: Product) => `draft.trains.${product}` as const;

/** `base`: query of the search being edited, '' for none; the draft applies to that search only. */
export function keepDraft(product: Product, base: string, search: TicketSearch | PassSearch): void {
  writeStored(draftKey(product), { base, search });
}

const RECENT_KEY = 'recentStations';
const RECENT = 5;

export function recentStations(): Place[] {
  const kept = readStored(RECENT_KEY, 'local');
  return Array.isArray(kept) ? kept.filter(isPlace).slice(0, RECENT) : [];
}

function rememberStations(places: readonly Place[]): void {
  // without a look-up the code is all there is
  const named = places.filter(({ code, label }) => code !== '' && label !== code);
  const others = recentStations().filter(({ code }) => named.every((place) => place.code !== code));
  writeStored(RECENT_KEY, [...named, ...others].slice(0, RECENT), 'local');
}

/** Keeps a sent search for the next start and drops the draft. */
export function saveSearch(product: Product, search: TicketSearch | PassSearch): void {
  if ('from' in search) rememberStations([search.from, search.to]);
  writeStored(savedKey(product), search, 'local');
  writeStored(draftKey(product), null);
}

interface Start<Search> {
  product: Product;
  base: string;
  hasSearchInUrl: boolean;
  isSearch: (value: unknown) => value is Search;
}

/** The page's draft, else the last search unless the URL holds one. Invalid data is ignored. */
export function restoreSearch<Search>({
  product,
  base,
  hasSearchInUrl,
  isSearch,
}: Start<Search>): Search | null {
  const draft = readStored(draftKey(product));
  if (isRecord(draft) && draft['base'] === base && isSearch(draft['search']))
    return draft['search'];
  const saved = hasSearchInUrl ? null : readStored(savedKey(product), 'local');
  return isSearch(saved) ? saved : null;
}
