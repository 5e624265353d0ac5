import { isRecord, readStored, writeStored } from '@wayfare/forms';
import { CABIN_CLASSES, FLIGHT_LIMITS } from '@wayfare/api-contract';
import { TRIPS } from '../../domain/search/criteria';
import type { FlightSearch } from '../../domain/search/criteria';

/** Name that the specification gives (section 3). */
export const SAVED_SEARCH_KEY = 'searchFlights';
const DRAFT_KEY = 'draft.flights';

interface Draft {
  /** query of the search it was typed over, '' for none: over another search it does not count */
  base: string;
  search: FlightSearch;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99;

const isPlace = (value: unknown): boolean =>
  isRecord(value) && isText(value['code']) && isText(value['name']);
const isSlice = (value: unknown): boolean =>
  isRecord(value) &&
  isPlace(value['from']) &&
  isPlace(value['to']) &&
  isText(value['departureDate']);
const isListOf = (
  value: unknown,
  is: (entry: unknown) => boolean,
  max: number,
): value is unknown[] => Array.isArray(value) && value.length <= max && value.every(is);

/** What was stored before bookings could follow each other says nothing of them. */
const whole = (value: unknown): unknown =>
  isRecord(value) ? { laterAges: [], isSecond: false, ...value } : value;

export function isFlightSearch(value: unknown): value is FlightSearch {
  if (!isRecord(value)) return false;
  return (
    TRIPS.some((trip) => trip === value['trip']) &&
    CABIN_CLASSES.some((cabin) => cabin === value['cabinClass']) &&
    isListOf(value['slices'], isSlice, FLIGHT_LIMITS.slices) &&
    value['slices'].length > 0 &&
    isText(value['returnDate']) &&
    typeof value['directOnly'] === 'boolean' &&
    ['adults', 'infants'].every((key) => isCount(value[key])) &&
    typeof value['isSecond'] === 'boolean' &&
    ['childAges', 'laterAges'].every((key) => isListOf(value[key], isText, FLIGHT_LIMITS.seated))
  );
}

/** What is typed but not searched yet, for a reload and a change of language. */
export function keepDraft(base: string, search: FlightSearch): void {
  writeStored(DRAFT_KEY, { base, search } satisfies Draft);
}

/** A search that was sent: the form starts from it next time, and the draft has served its turn. */
export function saveSearch(search: FlightSearch): void {
  // a second booking belongs to the journey that is being booked, not to the next one
  writeStored(
    SAVED_SEARCH_KEY,
    { ...search, laterAges: [], isSecond: false } satisfies FlightSearch,
    'local',
  );
  writeStored(DRAFT_KEY, null);
}

/** What the form on this page starts with: its draft, else the last search unless the URL already holds one. Rubbish is no search. */
export function restoreSearch(base: string, hasSearchInUrl: boolean): FlightSearch | null {
  const draft = readStored(DRAFT_KEY);
  const typed = isRecord(draft) && draft['base'] === base ? whole(draft['search']) : null;
  if (isFlightSearch(typed)) return typed;
  const saved = hasSearchInUrl ? null : whole(readStored(SAVED_SEARCH_KEY, 'local'));
  return isFlightSearch(saved) ? saved : null;
}
