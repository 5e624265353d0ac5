import type { QuoteRequest } from '@wayfare/api-contract';
import { MAX_ROOMS, type Language } from '@wayfare/domain';
import { paths } from '../paths';

/**
 * What the URL of a booking step carries: the quote, and what it was made of, so that "back to the hotel", "search
 * again" and a fresh quote of the same room work in any tab.
 */
export interface BookingQuery {
  quote: string;
  /** the option on the hotel's page that was quoted, or one for each room with commas between: see `readChoice` */
  optionRefId: string;
  hotelId: string;
  search: string;
  /** why the traveller was sent here */
  note: 'details' | null;
}

const MAX = { quote: 80, optionRefId: 6000, hotelId: 80, search: 8000 } as const;

const NAMES = {
  quote: 'quote',
  optionRefId: 'optionRefId',
  hotelId: 'hotel_id',
  search: 'search',
} as const;

type Part = keyof typeof NAMES;

const PARTS = Object.keys(NAMES) as Part[];

/** What was quoted as a query says it: an option for all rooms, or one for each. */
export function writeChoice({
  optionRefId,
  rooms = [],
}: Pick<QuoteRequest, 'optionRefId' | 'rooms'>): string {
  return optionRefId ?? rooms.map((room) => room.optionRefId).join(',');
}

/** What a query says was quoted, for another quote of the same. */
export function readChoice(text: string): Pick<QuoteRequest, 'optionRefId' | 'rooms'> {
  const ids = text.split(',');
  return ids.length === 1
    ? { optionRefId: text }
    : {
        optionRefId: null,
        rooms: ids.map((optionRefId, index) => ({ occupancyRefID: index + 1, optionRefId })),
      };
}

/** The rooms of a form that was sent without a script: a field for each. */
function roomsOfForm(query: URLSearchParams): string {
  const ids = Array.from({ length: MAX_ROOMS }, (_, index) => query.get(`room-${index + 1}`) ?? '');
  return ids.filter((id) => id !== '').join(',');
}

/** Reads a step's query; what is too long to be meant is left out. */
export function readBookingQuery(query: URLSearchParams): BookingQuery {
  const part = (name: Part) => {
    const text = query.get(NAMES[name]) ?? '';
    return text.length > MAX[name] ? '' : text;
  };
  return {
    quote: part('quote'),
    optionRefId: part('optionRefId') || roomsOfForm(query),
    hotelId: part('hotelId'),
    search: part('search'),
    note: query.get('note') === 'details' ? 'details' : null,
  };
}

/** The query of a step; empty parts are left out. */
export function writeBookingQuery(query: Partial<BookingQuery>): URLSearchParams {
  const written = new URLSearchParams();
  for (const name of PARTS) {
    const text = query[name] ?? '';
    if (text !== '') written.set(NAMES[name], text);
  }
  if (query.note === 'details') written.set('note', 'details');
  return written;
}

/** The hotel's page with the same dates and guests; the search form when no hotel is known. */
export function hotelHref(
  { hotelId, search }: Pick<BookingQuery, 'hotelId' | 'search'>,
  language: Language,
): string {
  const kept = search === '' ? {} : { search };
  if (hotelId === '')
    return search === ''
      ? paths.accommodations(language)
      : paths.results(language, new URLSearchParams(kept));
  return paths.hotelByQuery(language, new URLSearchParams({ hotel_id: hotelId, ...kept }));
}

export const stepHref = {
  step1: (query: Partial<BookingQuery>, language: Language) =>
    paths.step1(language, writeBookingQuery(query)),
  step2: (query: Partial<BookingQuery>, language: Language) =>
    paths.step2(language, writeBookingQuery(query)),
};
