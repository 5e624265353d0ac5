import { TRAIN_CATEGORIES } from '@wayfare/api-contract';
import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { PassSearch, Place, Product, TicketSearch } from './criteria';

/** The search that was sent last, beside `search` of hotels and `searchFlights`. */
const savedKey = (product: Product) => `searchTrains.${product}` as const;
/** What is typed but not searched yet, for a reload and a change of language. */
const draftKey = (product: Product) => `draft.trains.${product}` as const;

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200;
const isSmall = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= -1 && value <= 99;
const hasTexts = (value: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.every((key) => isText(value[key]));

export const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  hasTexts(value, ['code', 'label', 'localLabel', 'timezone']) &&
  (value['type'] === 'city' || value['type'] === 'station');
const isParty = (value: unknown): boolean =>
  isRecord(value) && TRAIN_CATEGORIES.every((category) => isSmall(value[category]));
const isCards = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((own) => Array.isArray(own) && own.every(isText));

export function isTicketSearch(value: unknown): value is TicketSearch {
  if (!isRecord(value)) return false;
  const hasNumbers = isSmall(value['hour']) && isSmall(value['returnHour']);
  return (
    isPlace(value['from']) &&
    isPlace(value['to']) &&
    hasTexts(value, ['date', 'returnDate']) &&
    hasNumbers &&
    isParty(value['passengers']) &&
    isCards(value['cards'])
  );
}

export function isPassSearch(value: unknown): value is PassSearch {
  return isRecord(value) && hasTexts(value, ['area', 'date']) && isParty(value['passengers']);
}

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
