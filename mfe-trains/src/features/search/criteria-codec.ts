import { EMPTY_TICKET_SEARCH, ONE_ADULT } from './criteria';
import type { Passengers, PassSearch, TicketSearch } from './criteria';
import { CATEGORIES } from './traveller-category';

const MAX_TEXT = 60;

function text(query: URLSearchParams, name: string, length = MAX_TEXT + 1): string {
  return (query.get(name) ?? '').slice(0, length);
}

/** -1 for what is no hour, so that the rules refuse it instead of guessing. */
function hour(query: URLSearchParams, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null) return fallback;
  return /^\d{1,2}$/.test(value) ? Number(value) : -1;
}

function writePassengers(query: URLSearchParams, passengers: Passengers): void {
  for (const category of CATEGORIES) {
    if (passengers[category] > 0) query.set(category, String(passengers[category]));
  }
}

function readPassengers(query: URLSearchParams): Passengers {
  if (!CATEGORIES.some((category) => query.has(category))) return ONE_ADULT;
  const counts = { ...ONE_ADULT, adult: 0 };
  for (const category of CATEGORIES) {
    const value = query.get(category) ?? '';
    counts[category] = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  }
  return counts;
}

/** The query of a search for tickets; nobody at all is written as `adult=0`. */
export function toTicketQuery(search: TicketSearch): URLSearchParams {
  const query = new URLSearchParams({ from: search.from.trim(), to: search.to.trim(), date: search.date, hour: String(search.hour) });
  if (search.returnDate !== '') {
    query.set('returnDate', search.returnDate);
    query.set('returnHour', String(search.returnHour));
  }
  query.set('adult', String(search.passengers.adult));
  writePassengers(query, search.passengers);
  return query;
}

/** What a URL says, as far as it can be read; null when it holds no search for tickets. The rules judge the rest. */
export function fromTicketQuery(query: URLSearchParams): TicketSearch | null {
  if (!query.has('from') && !query.has('to')) return null;
  return {
    from: text(query, 'from'),
    to: text(query, 'to'),
    date: text(query, 'date', 10),
    hour: hour(query, 'hour', EMPTY_TICKET_SEARCH.hour),
    returnDate: text(query, 'returnDate', 10),
    returnHour: hour(query, 'returnHour', EMPTY_TICKET_SEARCH.returnHour),
    passengers: readPassengers(query),
  };
}

export function toPassQuery(search: PassSearch): URLSearchParams {
  const query = new URLSearchParams({ area: search.area.trim(), date: search.date, adult: String(search.passengers.adult) });
  writePassengers(query, search.passengers);
  return query;
}

/** As `fromTicketQuery`, for a pass. */
export function fromPassQuery(query: URLSearchParams): PassSearch | null {
  if (!query.has('area')) return null;
  return { area: text(query, 'area'), date: text(query, 'date', 10), passengers: readPassengers(query) };
}
