import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type {
  StayDates,
  StayOffer,
  StayQuote,
  StaySupplier,
  StayWhere,
} from '../../../ports/stay-supplier';
import { supplierGuards } from '../../call-guard';
import { named } from '../../operations';
import { bookingCalls } from './hotelbeds.bookings';
import { hotelbedsClient } from './hotelbeds.client';
import type { HotelbedsAccess } from './hotelbeds.client';
import { hotelCodes } from './hotelbeds.codes';
import { refusedAs, toHotelbedsProblem } from './hotelbeds.errors';
import { offerHandle, readOffer, readRate } from './hotelbeds.handles';
import { hotelbedsHealth } from './hotelbeds.health';
import { groupsOf, wireOccupancy } from './hotelbeds.party';
import { checkedRate, ratesOf } from './hotelbeds.rates';
import { CheckAnswerSchema, HotelSchema, SearchAnswerSchema } from './hotelbeds.schemas';
import type { WireHotel } from './hotelbeds.schemas';

export interface HotelbedsOptions extends HotelbedsAccess {
  readonly codesUrl: string;
  /** milliseconds of one call */
  readonly timeout: number;
  /** milliseconds until the open breaker allows a probe */
  readonly pause?: number | undefined;
}

const CALLS_AT_ONCE = 64;

/** Hotelbeds' search limit. */
const HOTELS_AT_ONCE = 2_000;

const NO_REVIEWS = { reviews: [], subjects: [] } as const;

/** Skips unreadable hotels; throws when none is readable. */
function hotelsOf({ hotels: { hotels } }: v.InferOutput<typeof SearchAnswerSchema>): WireHotel[] {
  const parsed = hotels.map((hotel) => v.safeParse(HotelSchema, hotel));
  const usable = parsed.flatMap((result) => (result.success ? [result.output] : []));
  if (hotels.length > 0 && usable.length === 0)
    throw new Error('no hotel of the search can be read');
  return usable;
}

function offerOf(hotelId: string, hotel: WireHotel, dates: StayDates): StayOffer[] {
  const rates = ratesOf(hotel, { groups: groupsOf(dates.occupancies), now: Date.now() });
  const [cheapest] = rates;
  if (cheapest === undefined) return [];
  const { total, dueAtProperty } = cheapest.price;
  const handle = offerHandle(hotelId, dates);
  return [{ hotelId, handle, total, dueAtProperty, rates, expiresAt: cheapest.expiresAt }];
}

export function hotelbedsStaySupplier(
  options: HotelbedsOptions,
  log: Pick<FastifyBaseLogger, 'warn'>,
): StaySupplier {
  const { timeout, pause } = options;
  const ask = hotelbedsClient(options);
  const codes = hotelCodes(options.codesUrl, timeout, { log, clock: Date.now });
  const { searching, ordering, isUnstable } = supplierGuards({
    service: 'Hotelbeds',
    timeout,
    pause,
    maxAtOnce: CALLS_AT_ONCE,
    toProblem: toHotelbedsProblem,
  });

  /** Null when Hotelbeds has none of the hotels. */
  async function placeOf(where: StayWhere): Promise<object | null> {
    if (!('hotelIds' in where)) {
      const { latitude, longitude, radiusKm } = where;
      return { geolocation: { latitude, longitude, radius: Math.ceil(radiusKm), unit: 'km' } };
    }
    const { byId } = await codes();
    const hotel = where.hotelIds.flatMap((id) => byId.get(id) ?? []);
    return hotel.length === 0 ? null : { hotels: { hotel } };
  }

  async function search(where: StayWhere, dates: StayDates, signal: AbortSignal) {
    const place = await placeOf(where);
    if (place === null) return [];
    const { checkIn, checkOut, occupancies } = dates;
    const body = {
      stay: { checkIn, checkOut },
      occupancies: groupsOf(occupancies).map(wireOccupancy),
      filter: { paymentType: 'AT_WEB', packaging: false },
      ...place,
    };
    const answer = await ask(SearchAnswerSchema, {
      method: 'POST',
      path: ['hotels'],
      body,
      signal,
    });
    const { byCode } = await codes();
    return hotelsOf(answer).flatMap((hotel) => {
      const id = byCode.get(hotel.code);
      return id === undefined ? [] : offerOf(id, hotel, dates);
    });
  }

  /** Reprices the keys of a rate or quote handle. */
  async function check(handle: string, signal: AbortSignal): Promise<StayQuote> {
    const { groups } = readRate(handle);
    const body = { rooms: groups.map(({ key }) => ({ rateKey: key })) };
    const request = { method: 'POST', path: ['checkrates'], body, signal } as const;
    const { hotel } = await ask(CheckAnswerSchema, request).catch(refusedAs('OFFER_EXPIRED'));
    const hotelId = (await codes()).byCode.get(hotel.code);
    if (hotelId === undefined) throw new Error(`nobody knows the checked hotel ${hotel.code}`);
    const rate = checkedRate(hotel, { groups, now: Date.now() });
    return { id: rate.id, hotelId, rate, deposit: null };
  }

  return named<StaySupplier>({
    capabilities: { accommodationsPerSearch: HOTELS_AT_ONCE, hasReviews: false },
    search: (where, dates) => searching.run((signal) => search(where, dates, signal)),
    rates: (handle) =>
      searching.run(async (signal) => {
        const { hotelId, ...dates } = readOffer(handle);
        const [offer] = await search({ hotelIds: [hotelId] }, dates, signal);
        return [...(offer?.rates ?? [])];
      }),
    reviews: async () => NO_REVIEWS,
    quote: (rateId) => ordering.run((signal) => check(rateId, signal)),
    quoted: (quoteId) => ordering.run((signal) => check(quoteId, signal)),
    ...bookingCalls(ask, ordering),
    health: () => hotelbedsHealth(options, isUnstable),
  });
}
