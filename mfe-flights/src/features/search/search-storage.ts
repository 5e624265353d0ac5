import { isRecord } from '@wayfare/forms';
import { createKeptSearch } from '@wayfare/search';
import { CABIN_CLASSES, FLIGHT_LIMITS } from '@wayfare/api-contract';
import { TRIPS } from '../../domain/search/criteria';
import type { FlightSearch } from '../../domain/search/criteria';

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

const kept = createKeptSearch<FlightSearch>({
  // the specification's name (section 3)
  saved: 'searchFlights',
  draft: 'draft.flights',
  read(value) {
    const search = whole(value);
    return isFlightSearch(search) ? search : null;
  },
});

export const keptFlights = {
  ...kept,
  // a second booking belongs to this journey, not to the next start
  save: (search: FlightSearch) => kept.save({ ...search, laterAges: [], isSecond: false }),
};
