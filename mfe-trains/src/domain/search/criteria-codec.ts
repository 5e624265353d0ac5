import { TRAIN_CATEGORIES, TRAIN_LIMITS, type TrainCategory } from '@wayfare/api-contract';
import { dayOfAddress } from '@wayfare/domain';
import { CARD_CATEGORIES, EMPTY_TICKET_SEARCH, ONE_ADULT } from './criteria';
import type { Cards, Passengers, PassSearch, Place, TicketSearch } from './criteria';
import { isPlaceCode, placeOfCode, typedPlace } from './place-text';

const MAX_TEXT = 60;
const CARD = /^[A-Z0-9-]{2,40}$/;

const cardKey = (category: TrainCategory) => `${category}Card`;

function text(query: URLSearchParams, name: string, length = MAX_TEXT + 1): string {
  return (query.get(name) ?? '').slice(0, length);
}

/** A code, or the text of a form sent without a script. */
function readPlace(query: URLSearchParams, name: string): Place {
  const value = (query.get(name) ?? '').slice(0, 70);
  return isPlaceCode(value) ? placeOfCode(value) : typedPlace(value.slice(0, MAX_TEXT + 1));
}

const writePlace = ({ code, label }: Place): string => (code === '' ? label.trim() : code);

/** An invalid hour becomes -1, which the rules refuse instead of guessing. */
function hour(query: URLSearchParams, name: string, fallback: number): number {
  const value = query.get(name);
  if (value === null) return fallback;
  return /^\d{1,2}$/.test(value) ? Number(value) : -1;
}

function writePassengers(query: URLSearchParams, passengers: Passengers): void {
  query.set('adult', String(passengers.adult));
  for (const category of TRAIN_CATEGORIES) {
    if (passengers[category] > 0) query.set(category, String(passengers[category]));
  }
}

function readPassengers(query: URLSearchParams): Passengers {
  if (!TRAIN_CATEGORIES.some((category) => query.has(category))) return ONE_ADULT;
  const counts = { ...ONE_ADULT, adult: 0 };
  for (const category of TRAIN_CATEGORIES) {
    const value = query.get(category) ?? '';
    counts[category] = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  }
  return counts;
}

/** Only categories with a card; `''` keeps the place of those without. */
function writeCards(query: URLSearchParams, { passengers, cards }: TicketSearch): void {
  for (const category of CARD_CATEGORIES) {
    const own = Array.from(
      { length: passengers[category] },
      (_, index) => cards[category]?.[index] ?? '',
    );
    if (own.some((card) => card !== ''))
      own.forEach((card) => query.append(cardKey(category), card));
  }
}

function readCards(query: URLSearchParams): Cards {
  const entries = CARD_CATEGORIES.map(
    (category) =>
      [
        category,
        query
          .getAll(cardKey(category))
          .slice(0, TRAIN_LIMITS.passengers)
          .map((card) => (CARD.test(card) ? card : '')),
      ] as const,
  );
  return Object.fromEntries(entries.filter(([, own]) => own.some((card) => card !== '')));
}

/** Codes of places under the form's field names, so that it works as a plain GET. An empty party is `adult=0`. */
export function toTicketQuery(search: TicketSearch): URLSearchParams {
  const query = new URLSearchParams({
    from: writePlace(search.from),
    to: writePlace(search.to),
    date: search.date,
    hour: String(search.hour),
  });
  if (search.returnDate !== '') {
    query.set('returnDate', search.returnDate);
    query.set('returnHour', String(search.returnHour));
  }
  writePassengers(query, search.passengers);
  writeCards(query, search);
  return query;
}

export function fromTicketQuery(query: URLSearchParams): TicketSearch | null {
  if (!query.has('from') && !query.has('to')) return null;
  return {
    from: readPlace(query, 'from'),
    to: readPlace(query, 'to'),
    date: dayOfAddress(query.get('date')),
    hour: hour(query, 'hour', EMPTY_TICKET_SEARCH.hour),
    returnDate: dayOfAddress(query.get('returnDate')),
    returnHour: hour(query, 'returnHour', EMPTY_TICKET_SEARCH.returnHour),
    passengers: readPassengers(query),
    cards: readCards(query),
  };
}

export function toPassQuery(search: PassSearch): URLSearchParams {
  const query = new URLSearchParams({ area: search.area, date: search.date });
  writePassengers(query, search.passengers);
  return query;
}

export function fromPassQuery(query: URLSearchParams): PassSearch | null {
  if (!query.has('area')) return null;
  return {
    area: text(query, 'area'),
    date: dayOfAddress(query.get('date')),
    passengers: readPassengers(query),
  };
}
