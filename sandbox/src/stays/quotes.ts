import type { StaysQuote, StaysRoom } from '@duffel/api/dist/Stays/StaysTypes';
import { wireAccommodation } from './accommodation';
import { catalogue } from './catalogue/catalogue';
import type { Hotel } from './catalogue/hotel';
import { notFound, refused } from '../duffel/problems';
import { freeKinds, roomsFree } from './rates/availability';
import type { OfferContext } from './rates/offered-rooms';
import { amount, priceOf, type Price } from './rates/price';
import { roomKinds, type RoomKind } from './rates/room-kinds';
import { moneyFields, paymentTypeOf, wireRate } from './rates/wire-rate';
import { isExpired, newQuoteId, parseRateId, QUOTE, type RateToken } from './rates/tokens';

const DELTA = 0.08;
const DEPOSIT = 0.2;

export interface Sale {
  token: RateToken;
  hotel: Hotel;
  kind: RoomKind;
  price: Price;
}

/** Looks up what an id stands for; the id itself holds hotel, dates, guests, room and terms. */
export function saleOf(id: string, prefix: string, what: string): Sale {
  const token = parseRateId(id, prefix);
  const hotel = catalogue().byId.get(token?.hotelId ?? '');
  const kind =
    hotel === undefined ? undefined : roomKinds(hotel).find(({ code }) => code === token?.kind);
  if (token === undefined || hotel === undefined || kind === undefined) throw notFound(what);
  const surcharge = prefix === QUOTE && hotel.id === 'H-DELTA' ? DELTA : 0;
  return {
    token,
    hotel,
    kind,
    price: priceOf(
      hotel,
      token.stay,
      { kind, board: token.board, refundable: token.refundable },
      surcharge,
    ),
  };
}

export function createQuote(rate: string, context: OfferContext): StaysQuote {
  const { token, hotel, kind } = saleOf(rate, 'rat_', 'rate');
  if (isExpired(token, context.now)) throw refused('rate_expired');
  if (!freeKinds(hotel, token.stay, context.sold).includes(kind))
    throw refused('rate_unavailable', 'The rate you are trying to quote is no longer available.');
  return wireQuote(newQuoteId({ ...token, at: Math.floor(context.now / 1000) }), context);
}

export function getQuote(id: string, context: OfferContext): StaysQuote {
  const { token } = saleOf(id, QUOTE, 'quote');
  if (isExpired(token, context.now)) throw refused('quote_expired');
  return wireQuote(id, context);
}

/** The quoted room with its one rate; none once free cancellation is over. */
export function quotedRooms(
  { hotel, token, kind, price }: Sale,
  { now, sold }: OfferContext,
): StaysRoom[] {
  const { board, refundable } = token;
  const rate = wireRate(
    hotel,
    token,
    { kind, board, refundable },
    { now, quantity: roomsFree(hotel, kind, token.stay, sold) },
  );
  return rate === undefined
    ? []
    : [{ name: kind.name, beds: kind.beds, rates: [{ ...rate, ...moneyFields(price) }] }];
}

function wireQuote(id: string, context: OfferContext): StaysQuote {
  const sale = saleOf(id, QUOTE, 'quote');
  const { token, hotel, price } = sale;
  const isDeposit = paymentTypeOf(hotel, token.refundable) === 'deposit';
  return {
    id,
    check_in_date: token.stay.checkIn,
    check_out_date: token.stay.checkOut,
    accommodation: wireAccommodation(hotel, context.origin, quotedRooms(sale, context)),
    ...moneyFields(price),
    deposit_amount: isDeposit ? amount(Math.round(price.total * DEPOSIT)) : null,
    deposit_currency: 'EUR',
    supported_loyalty_programme: null,
    rooms: token.stay.rooms,
    guests: token.stay.guests,
  };
}
