import { Duffel } from '@duffel/api';
import { countParty, fromOccupancies } from '@wayfare/domain';
import type { PartyOccupancy } from '@wayfare/domain';
import * as v from 'valibot';
import type {
  StayDates,
  StayOffer,
  StayQuote,
  StaySupplier,
  StayWhere,
} from '../../../ports/stay-supplier';
import { callGuard, supplierGuards } from '../../call-guard';
import { named } from '../../operations';
import type { DuffelOptions } from '../../duffel/duffel-options';
import { supplierHealth } from '../../duffel/reachable';
import { toMoney } from '../../duffel/wire-values';
import { bookingCalls } from './duffel.bookings';
import { goneWhereUnknown, toSupplierProblem } from './duffel.errors';
import { toOffer, toRates } from './duffel.rates';
import { MOST_REVIEWS, reviewsOf } from './duffel.reviews';
import { roomFactsOf } from './duffel.room-facts';
import {
  QuoteAnswerSchema,
  RatesAnswerSchema,
  SearchAnswerSchema,
  SearchResultSchema,
} from './duffel.schemas';

type SearchParams = Parameters<Duffel['stays']['search']>[0];

const CALLS_AT_ONCE = 64;

/** Duffel's search limit. */
const HOTELS_AT_ONCE = 200;

function guests(occupancies: readonly PartyOccupancy[]): SearchParams['guests'] {
  return fromOccupancies(occupancies).flatMap(({ adults, childAges }) => [
    ...Array.from({ length: adults }, () => ({ type: 'adult' }) as const),
    ...childAges.flatMap((age) => (age === null ? [] : [{ type: 'child', age } as const])),
  ]);
}

function searchParams(
  where: StayWhere,
  { checkIn, checkOut, occupancies }: StayDates,
): SearchParams {
  const stay = {
    check_in_date: checkIn,
    check_out_date: checkOut,
    rooms: countParty(fromOccupancies(occupancies)).rooms,
    guests: guests(occupancies),
  };
  if ('hotelIds' in where)
    return { ...stay, accommodation: { ids: [...where.hotelIds], fetch_rates: true } };
  const { latitude, longitude, radiusKm } = where;
  return {
    ...stay,
    location: { radius: radiusKm, geographic_coordinates: { latitude, longitude } },
  };
}

/** Skips unreadable hotels; throws when none is readable. */
function offersOf(answer: unknown): StayOffer[] {
  const { results } = v.parse(SearchAnswerSchema, answer).data;
  const parsed = results.map((result) => v.safeParse(SearchResultSchema, result));
  const usable = parsed.flatMap((result) => (result.success ? [toOffer(result.output)] : []));
  if (results.length > 0 && usable.length === 0)
    throw new Error('no result of the search can be read');
  return usable;
}

function quoteOf(answer: unknown): StayQuote {
  const { id, accommodation, deposit_amount: deposit } = v.parse(QuoteAnswerSchema, answer).data;
  const [rate] = toRates(accommodation.rooms);
  if (rate === undefined) throw new Error('the quote names no rate that can be read');
  return {
    id,
    hotelId: accommodation.id,
    rate,
    deposit: deposit === null ? null : toMoney(deposit),
  };
}

export function duffelStaySupplier({ url, token, timeout, pause }: DuffelOptions): StaySupplier {
  const { stays } = new Duffel({ token, basePath: url });
  const limits = {
    service: 'Duffel Stays',
    timeout,
    pause,
    maxAtOnce: CALLS_AT_ONCE,
    toProblem: toSupplierProblem,
  };
  const { searching, ordering, isUnstable } = supplierGuards(limits);
  // separate guard: failing reviews must not refuse searches
  const reading = callGuard({ ...limits, service: 'Duffel Stays reviews' });
  const { host } = new URL(url);

  return named<StaySupplier>({
    capabilities: { accommodationsPerSearch: HOTELS_AT_ONCE, hasReviews: true },
    search: (where, dates) =>
      searching.run(async () => offersOf(await stays.search(searchParams(where, dates)))),
    rates: (handle) =>
      searching.run(async () =>
        toRates(
          v.parse(
            RatesAnswerSchema,
            await stays.searchResults.fetchAllRates(encodeURIComponent(handle)),
          ).data.accommodation.rooms,
          (room) => roomFactsOf(room, host),
        ),
      ),
    reviews: (hotelId) =>
      reading.run(async () =>
        reviewsOf(
          await stays.accommodation.reviews(encodeURIComponent(hotelId), { limit: MOST_REVIEWS }),
        ),
      ),
    quote: (rateId) =>
      ordering.run(async () => quoteOf(await stays.quotes.create(rateId).catch(goneWhereUnknown))),
    quoted: (quoteId) =>
      ordering.run(async () => quoteOf(await stays.quotes.get(encodeURIComponent(quoteId)))),
    ...bookingCalls(stays.bookings, ordering),
    health: () => supplierHealth(url, { isUnstable }),
  });
}
