import type { QuoteRequest } from '@wayfare/api-contract';
import { MAX_ROOMS, type Language } from '@wayfare/domain';
import { paths } from '../paths';

/** Query of a booking step: all that a fresh quote, a new search and the hotel's page need, in any tab. */
export interface BookingQuery {
  quote: string;
  /** the quoted option, or one for each room separated by commas: see `readChoice` */
  optionRefId: string;
  hotelId: string;
  search: string;
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

/** The quoted choice as query text: one option for all rooms, or one for each. */
export function writeChoice({
  optionRefId,
  rooms = [],
}: Pick<QuoteRequest, 'optionRefId' | 'rooms'>): string {
  return optionRefId ?? rooms.map((room) => room.optionRefId).join(',');
}

/** Inverse of `writeChoice`, for another quote of the same rooms. */
export function readChoice(text: string): Pick<QuoteRequest, 'optionRefId' | 'rooms'> {
  const ids = text.split(',');
  return ids.length === 1
    ? { optionRefId: text }
    : {
        optionRefId: null,
        rooms: ids.map((optionRefId, index) => ({ occupancyRefID: index + 1, optionRefId })),
      };
}

function roomsOfForm(query: URLSearchParams): string {
  const ids = Array.from({ length: MAX_ROOMS }, (_, index) => query.get(`room-${index + 1}`) ?? '');
  return ids.filter((id) => id !== '').join(',');
}

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
