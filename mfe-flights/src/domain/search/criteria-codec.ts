import { CABIN_CLASSES, FLIGHT_LIMITS } from '@wayfare/api-contract';
import { dayOfAddress } from '@wayfare/domain';
import { EMPTY_SEARCH, ownSlices, TRIPS } from './criteria';
import type { FlightSearch, Place, SliceDraft } from './criteria';
import { isPlaceCode, placeOf } from './place-text';

const MAX_TEXT = 60;
const MAX_CHILDREN = 9;
/** One more than allowed, so that the rules refuse it instead of losing a flight. */
const MAX_SLICES = FLIGHT_LIMITS.slices + 1;

/** Fields of a slice, repeated for several cities. A form sent without a script has names only. */
const SLICE_KEYS = ['from', 'fromName', 'to', 'toName', 'departureDate'] as const;

export const SEARCH_KEYS = [
  'trip',
  ...SLICE_KEYS,
  'returnDate',
  'cabinClass',
  'direct',
  'adults',
  'childAges',
  'infants',
  'laterAges',
  'second',
] as const;

function oneOf<Value extends string>(
  allowed: readonly Value[],
  value: string | null,
  fallback: Value,
): Value {
  return allowed.find((option) => option === value) ?? fallback;
}

/** An invalid count becomes 0, which the rules refuse instead of guessing. */
function count(value: string | null, fallback: number): number {
  if (value === null) return fallback;
  return /^\d{1,2}$/.test(value) ? Number(value) : 0;
}

function childAges(values: readonly string[]): string[] {
  return values
    .slice(0, MAX_CHILDREN)
    .map((age) => (/^\d{1,2}$/.test(age) ? String(Number(age)) : ''));
}

const typedName = ({ code, name }: Place): string => (code === '' ? name.trim() : '');

/** Names are written only for text that is no place yet; the page translates codes itself. */
function writeSlices(query: URLSearchParams, slices: readonly SliceDraft[]): void {
  const written = slices.map(({ from, to, departureDate }) => ({
    from: from.code,
    fromName: typedName(from),
    to: to.code,
    toName: typedName(to),
    departureDate,
  }));
  // a repeated key is written for every flight, or it could not be matched to one
  const keys = SLICE_KEYS.filter(
    (key) => !key.endsWith('Name') || written.some((slice) => slice[key] !== ''),
  );
  for (const slice of written) for (const key of keys) query.append(key, slice[key]);
}

/** Query of a search, named by the form's fields, so that the form works as a plain GET without a script. */
export function toQuery(search: FlightSearch): URLSearchParams {
  const query = new URLSearchParams({ trip: search.trip });
  writeSlices(query, ownSlices(search));
  if (search.trip === 'return') query.set('returnDate', search.returnDate);
  query.set('cabinClass', search.cabinClass);
  if (search.directOnly) query.set('direct', '1');
  query.set('adults', String(search.adults));
  for (const age of search.childAges) query.append('childAges', age);
  if (search.infants > 0) query.set('infants', String(search.infants));
  for (const age of search.laterAges) query.append('laterAges', age);
  if (search.isSecond) query.set('second', '1');
  return query;
}

const isOfSearch = (key: string): boolean => SEARCH_KEYS.some((own) => own === key);

export function withSearch(query: URLSearchParams, search: FlightSearch): URLSearchParams {
  const rest = [...query].filter(([key]) => !isOfSearch(key) && key !== 'page');
  return new URLSearchParams([...toQuery(search), ...rest]);
}

/** The code wins over the name; without a script the name alone is sent. */
function readPlace(code: string, name: string): Place {
  const read = isPlaceCode(code) ? placeOf(code) : placeOf(name === '' ? code : name);
  return { code: read.code, name: read.code === '' ? read.name.slice(0, MAX_TEXT + 1) : read.code };
}

function readSlices(query: URLSearchParams): SliceDraft[] {
  const values = Object.fromEntries(SLICE_KEYS.map((key) => [key, query.getAll(key)]));
  const at = (key: (typeof SLICE_KEYS)[number], index: number) => values[key]?.[index] ?? '';
  const length = Math.min(
    MAX_SLICES,
    Math.max(1, ...SLICE_KEYS.map((key) => values[key]?.length ?? 0)),
  );
  return Array.from({ length }, (_, index) => ({
    from: readPlace(at('from', index), at('fromName', index)),
    to: readPlace(at('to', index), at('toName', index)),
    departureDate: dayOfAddress(at('departureDate', index)),
  }));
}

/** What is readable of a URL; null when it holds no search. The rules judge the rest. */
export function fromQuery(query: URLSearchParams): FlightSearch | null {
  if (!SLICE_KEYS.some((key) => query.has(key))) return null;
  const trip = oneOf(TRIPS, query.get('trip'), query.has('returnDate') ? 'return' : 'one_way');
  const slices = readSlices(query);
  return {
    trip,
    slices: trip === 'multi' ? slices : slices.slice(0, 1),
    returnDate: dayOfAddress(query.get('returnDate')),
    cabinClass: oneOf(CABIN_CLASSES, query.get('cabinClass'), EMPTY_SEARCH.cabinClass),
    directOnly: query.get('direct') === '1',
    adults: count(query.get('adults'), EMPTY_SEARCH.adults),
    childAges: childAges(query.getAll('childAges')),
    infants: count(query.get('infants'), 0),
    laterAges: childAges(query.getAll('laterAges')).filter((age) => age !== ''),
    isSecond: query.get('second') === '1',
  };
}
