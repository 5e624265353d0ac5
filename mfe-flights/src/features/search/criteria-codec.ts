import { CABIN_CLASSES, EMPTY_SEARCH, TRIPS } from './criteria';
import type { FlightSearch } from './criteria';

const MAX_TEXT = 60;
const MAX_CHILDREN = 9;

function oneOf<Value extends string>(allowed: readonly Value[], value: string | null, fallback: Value): Value {
  return allowed.find((option) => option === value) ?? fallback;
}

/** A count that is not a small whole number becomes 0, so that the rules refuse it instead of guessing. */
function count(value: string | null, fallback: number): number {
  if (value === null) return fallback;
  return /^\d{1,2}$/.test(value) ? Number(value) : 0;
}

function childAges(values: readonly string[]): string[] {
  return values.slice(0, MAX_CHILDREN).map((age) => (/^\d{1,2}$/.test(age) ? String(Number(age)) : ''));
}

/**
 * The query of a search; the language switch, Back and a shared link all live from it. Its names are those of the
 * form's fields, so that the form can be sent before any script has loaded.
 */
export function toQuery(search: FlightSearch): URLSearchParams {
  const query = new URLSearchParams({ trip: search.trip, from: search.from.trim(), to: search.to.trim(), departureDate: search.departureDate });
  if (search.trip === 'return') query.set('returnDate', search.returnDate);
  query.set('cabinClass', search.cabinClass);
  query.set('adults', String(search.adults));
  for (const age of search.childAges) query.append('childAges', age);
  if (search.infants > 0) query.set('infants', String(search.infants));
  return query;
}

/** What a URL says, as far as it can be read; null when it holds no search at all. The rules judge the rest. */
export function fromQuery(query: URLSearchParams): FlightSearch | null {
  if (!query.has('from') && !query.has('to') && !query.has('departureDate')) return null;
  const text = (name: string, length: number) => (query.get(name) ?? '').slice(0, length);
  return {
    trip: oneOf(TRIPS, query.get('trip'), query.has('returnDate') ? 'return' : 'one_way'),
    from: text('from', MAX_TEXT + 1),
    to: text('to', MAX_TEXT + 1),
    departureDate: text('departureDate', 10),
    returnDate: text('returnDate', 10),
    cabinClass: oneOf(CABIN_CLASSES, query.get('cabinClass'), EMPTY_SEARCH.cabinClass),
    adults: count(query.get('adults'), EMPTY_SEARCH.adults),
    childAges: childAges(query.getAll('childAges')),
    infants: count(query.get('infants'), 0),
  };
}
