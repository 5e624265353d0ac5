import { CABIN_CLASSES, TRIPS } from './criteria';
import type { FlightSearch } from './criteria';

/** Name that the specification gives (section 3). */
export const SAVED_SEARCH_KEY = 'searchFlights';
const DRAFT_KEY = 'draft.flights';

interface Draft {
  /** `draftBase` of the page it was typed on: on the page of another search it does not count */
  base: string;
  search: FlightSearch;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99;

function isFlightSearch(value: unknown): value is FlightSearch {
  if (!isRecord(value)) return false;
  return (
    TRIPS.some((trip) => trip === value['trip']) &&
    CABIN_CLASSES.some((cabin) => cabin === value['cabinClass']) &&
    ['from', 'to', 'departureDate', 'returnDate'].every((key) => isText(value[key])) &&
    ['adults', 'infants'].every((key) => isCount(value[key])) &&
    Array.isArray(value['childAges']) &&
    value['childAges'].every(isText)
  );
}

/** Storage may be full, blocked or hold rubbish: then the form starts empty and works all the same. */
function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Of a page's query, what makes it the page of another search; which tab is shown does not. */
export function draftBase(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('tab');
  return parameters.toString();
}

/** What is typed but not searched yet, for a reload and a change of language. */
export function keepDraft(base: string, search: FlightSearch): void {
  write(() => sessionStorage, DRAFT_KEY, { base, search } satisfies Draft);
}

/** A search that was sent: the form starts from it next time, and the draft has served its turn. */
export function saveSearch(search: FlightSearch): void {
  write(() => localStorage, SAVED_SEARCH_KEY, search);
  write(() => sessionStorage, DRAFT_KEY, null);
}

/** What the form on this page starts with: its draft, else the last search unless the URL already holds one. */
export function restoreSearch(base: string, hasSearchInUrl: boolean): FlightSearch | null {
  const draft = read(() => sessionStorage, DRAFT_KEY);
  if (isRecord(draft) && draft['base'] === base && isFlightSearch(draft['search'])) return draft['search'];
  const saved = hasSearchInUrl ? null : read(() => localStorage, SAVED_SEARCH_KEY);
  return isFlightSearch(saved) ? saved : null;
}
