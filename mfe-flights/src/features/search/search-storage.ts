import { isRecord, readStored, writeStored } from '@wayfare/forms';
import { CABIN_CLASSES, FLIGHT_LIMITS } from '@wayfare/api-contract';
import { TRIPS } from '../../domain/search/criteria';
import type { FlightSearch } from '../../domain/search/criteria';

/** The specification's name (section 3). */
export const SAVED_SEARCH_KEY = 'searchFlights';
const DRAFT_KEY = 'draft.flights';

interface Draft {
  /** query of the search that it edits, '' for none; it applies to that search only */
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

/** Searches stored before second bookings existed lack their fields. */
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

export function keepDraft(base: string, search: FlightSearch): void {
  writeStored(DRAFT_KEY, { base, search } satisfies Draft);
}

/** Keeps a sent search for the next start and drops the draft. */
export function saveSearch(search: FlightSearch): void {
  // a second booking belongs to this journey, not to the next start
  writeStored(
    SAVED_SEARCH_KEY,
    { ...search, laterAges: [], isSecond: false } satisfies FlightSearch,
    'local',
  );
  writeStored(DRAFT_KEY, null);
}

/** The page's draft, else the last search unless the URL holds one. Invalid data is ignored. */
export function restoreSearch(base: string, hasSearchInUrl: boolean): FlightSearch | null {
  const draft = readStored(DRAFT_KEY);
  const typed = isRecord(draft) && draft['base'] === base ? whole(draft['search']) : null;
  if (isFlightSearch(typed)) return typed;
  const saved = hasSearchInUrl ? null : whole(readStored(SAVED_SEARCH_KEY, 'local'));
  return isFlightSearch(saved) ? saved : null;
}
