import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { PassSearch, Place, Product, TicketSearch } from '../../domain/search/criteria';
import { isPlace } from '../../domain/search/is-search';

/** The search that was sent last, beside `search` of hotels and `searchFlights`. */
const savedKey = (product: Product) => `searchTrains.${product}` as const;
/** What is typed but not searched yet, for a reload and a change of language. */
const draftKey = (product: Product) => `draft.trains.${product}` as const;

/** `base` is the query of the search that it was typed over, '' for none: over another search it does not count. */
export function keepDraft(product: Product, base: string, search: TicketSearch | PassSearch): void {
  writeStored(draftKey(product), { base, search });
}

const RECENT_KEY = 'recentStations';
const RECENT = 5;

/** Places that were searched for before, the latest first. */
export function recentStations(): Place[] {
  const kept = readStored(RECENT_KEY, 'local');
  return Array.isArray(kept) ? kept.filter(isPlace).slice(0, RECENT) : [];
}

function rememberStations(places: readonly Place[]): void {
  // of an address that could not be looked up the code is all there is
  const named = places.filter(({ code, label }) => code !== '' && label !== code);
  const others = recentStations().filter(({ code }) => named.every((place) => place.code !== code));
  writeStored(RECENT_KEY, [...named, ...others].slice(0, RECENT), 'local');
}

/** A search that was sent: the form starts from it next time, and the draft has served its turn. */
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

/** What the form on this page starts with: its draft, else the last search unless the URL already holds one. Rubbish is no search. */
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
