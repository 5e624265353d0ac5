import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { checkRules, notFound, parseData, refused } from '../duffel/problems';
import type { Call } from '../duffel/routes';
import { catalogue } from './catalogue/catalogue';
import type { Hotel } from './catalogue/hotel';
import { freeKinds, offered, roomsFree } from './rates/availability';
import { amount } from './rates/price';
import { roomFacts } from './rates/room-kinds';
import {
  AGE_OF_ADULTS,
  DateSchema,
  expiryOf,
  idOf,
  isPast,
  newToken,
  readId,
  readSale,
  whole,
} from './rates/sale';
import type { Sale, Token } from './rates/sale';
import type { SoldStays } from './rates/sold';
import { paymentTypeOf, wireRate } from './rates/wire-rate';

export interface Asked extends Call {
  now: number;
  sold: SoldStays;
}

const SEARCH_RESULT = 'srr_';
const MAX_RESULTS = 200;
const DEPOSIT = 0.2;

const GuestSchema = v.variant('type', [
  v.object({ type: v.literal('adult'), age: v.optional(whole(18, 120), AGE_OF_ADULTS) }),
  v.object({ type: v.literal('child'), age: whole(0, 17) }),
]);
const SearchSchema = v.pipe(
  v.object({
    check_in_date: DateSchema,
    check_out_date: DateSchema,
    rooms: whole(1, 9),
    guests: v.array(GuestSchema),
    accommodation: v.object({
      ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_RESULTS)),
      fetch_rates: v.optional(v.boolean(), false),
    }),
  }),
  v.check((stay) => stay.check_in_date < stay.check_out_date, 'must end after it begins'),
  v.check(
    ({ guests, rooms }) => guests.filter(({ type }) => type === 'adult').length >= rooms,
    'must have an adult per room',
  ),
);

function searchResult(hotel: Hotel, token: Token, asked: Asked, hasRooms = true) {
  const { now, origin } = asked;
  const free = offered(hotel, token, asked.sold.sales(), (sale, left) =>
    wireRate(sale, { now, left }),
  );
  const rooms = free.map(({ kind, rates }) => {
    const { squareMetres, facilities, photos } = roomFacts(hotel, kind);
    return {
      name: kind.name,
      beds: kind.beds,
      photos: photos.map((id) => ({ url: `${origin}/photos/${id}.webp` })),
      rates,
      // Duffel's wire has no field for it: a caller has to do without (decision 0087).
      sandbox_extension: { size_square_metres: squareMetres, facilities },
    };
  });
  const [cheapest] = free
    .flatMap(({ rates }) => rates)
    .sort((a, b) => Number(a.total_amount) - Number(b.total_amount));
  if (cheapest === undefined) return undefined;
  return {
    id: idOf(SEARCH_RESULT, token),
    accommodation: { id: hotel.id, name: hotel.name, rooms: hasRooms ? rooms : [] },
    cheapest_rate_total_amount: cheapest.total_amount,
    cheapest_rate_currency: cheapest.total_currency,
    cheapest_rate_due_at_accommodation_amount: cheapest.due_at_accommodation_amount,
    expires_at: new Date(expiryOf(token)).toISOString(),
  };
}

/** Hotels with something free, in the order asked for; full ones are left out. */
export function search(asked: Asked) {
  const { accommodation, guests, ...dates } = parseData(SearchSchema, asked.body);
  const { check_in_date: checkIn, check_out_date: checkOut, rooms } = dates;
  checkRules([[isPast(checkIn, asked.now), 'check_in_date', 'must be today or later']]);
  const stay = { checkIn, checkOut, rooms, ages: guests.map(({ age }) => age) };
  const results = [...new Set(accommodation.ids)].flatMap((id) => {
    const hotel = catalogue().byId.get(id);
    if (hotel === undefined) return [];
    const token = newToken(hotel, stay, asked.now);
    return searchResult(hotel, token, asked, accommodation.fetch_rates) ?? [];
  });
  return { results };
}

export function allRates(asked: Asked) {
  const read = readId(SEARCH_RESULT, asked.id);
  if (read === undefined) throw notFound('search result');
  if (expiryOf(read.token) <= asked.now) throw refused('search_result_expired');
  const result = searchResult(read.hotel, read.token, asked);
  if (result === undefined) throw refused('accommodation_unavailable');
  return result;
}

const QuoteSchema = v.object({ rate_id: v.string() });

export function createQuote(asked: Asked) {
  const sale = readSale('rat_', parseData(QuoteSchema, asked.body).rate_id);
  if (sale === undefined) throw notFound('rate');
  const { token, hotel, kind } = sale;
  if (expiryOf(token) <= asked.now) throw refused('rate_expired');
  if (!freeKinds(hotel, token.stay, asked.sold.sales()).includes(kind))
    throw refused('rate_unavailable', 'The rate you are trying to quote is no longer available.');
  // Every quote is one of its own, even of the same rate in the same second: it can be booked once.
  const mark = randomBytes(4).toString('hex');
  const at = Math.floor(asked.now / 1000);
  return getQuote({ ...asked, id: idOf('quo_', { ...token, at }, mark) });
}

export function quotedSale(id: string, now: number): Sale {
  const sale = readSale('quo_', id);
  if (sale === undefined) throw notFound('quote');
  if (expiryOf(sale.token) <= now) throw refused('quote_expired');
  return sale;
}

/** The quoted room with its one rate; none once free cancellation is over. */
export function getQuote({ id, now, sold }: Asked) {
  const sale = quotedSale(id, now);
  const { hotel, kind, token } = sale;
  const left = roomsFree(hotel, kind, token.stay, sold.sales());
  const rate = wireRate(sale, { now, left, isQuoted: true });
  const total = Number(rate?.total_amount);
  const isDeposit = paymentTypeOf(hotel, token.refundable) === 'deposit';
  return {
    id,
    accommodation: {
      id: hotel.id,
      name: hotel.name,
      rooms: rate === undefined ? [] : [{ name: kind.name, beds: kind.beds, rates: [rate] }],
    },
    total_amount: rate?.total_amount,
    deposit_amount: isDeposit ? amount(Math.round(total * 100 * DEPOSIT)) : null,
  };
}
