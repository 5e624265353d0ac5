import * as v from 'valibot';
import type { AnswerForm, OpenCache } from '../../platform/answers/answer-cache';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelSummary } from '../../catalogue/records/records';
import type { StayDates, StayOffer } from '../../ports/stay-supplier';
import { KeptPricesSchema, packed, unpacked, written } from './kept-prices';
import type { KeptPrices, PooledHotel } from './kept-prices';
import { facetCodes } from '../../catalogue/records/facets';
import { facilityBits } from '../../catalogue/records/known-facilities';
import { notableRates } from './rate-facets';
import { waysOf } from './stay-price';
import type { StaysOnSale } from './stays-on-sale';

/** Hotels priced per batch of an open-ended list. */
export const POOL_SIZE = 200;

/** Up to this many, all hotels of a place are priced; of more, filters choose first. */
export const MOST_PRICED = 3 * POOL_SIZE;

/** Paging limit of an open-ended list. */
export const MOST_PAGED = 5 * POOL_SIZE;

const KEPT_MS = 10 * 60_000;
/** A supplier that failed is asked again after it, and the others meanwhile are not. */
const PART_KEPT_MS = 30_000;
/** About 460 searches of a city with 160 hotels. */
const MOST_MB = 32;

export interface ToPrice {
  /** cache key: the search and its batch */
  readonly key: unknown;
  readonly hotels: readonly (readonly [id: string, distanceKm: number | null])[];
}

export interface PricePools {
  /** Available hotels, best first. */
  price(part: ToPrice, dates: StayDates): Promise<readonly PooledHotel[]>;
}

function pooled(
  { id, stars, hotelType, rating, facilities, districts }: HotelSummary,
  distanceKm: number | null,
  rank: number,
  offer: StayOffer,
): PooledHotel {
  const ratingTenths = rating === null ? null : Math.round(rating.score * 10);
  return {
    id,
    rank,
    stars,
    distanceKm,
    codes: facetCodes(
      { stars, hotelType, ratingTenths, facilityBits: facilityBits(facilities) },
      distanceKm,
      districts.map((district) => district.id),
    ),
    score: rating?.score ?? 0,
    offered: waysOf({ ...offer, rates: notableRates(offer.rates) }),
  };
}

interface Pool {
  readonly hotels: KeptPrices;
  readonly isWhole: boolean;
}

const FORM: AnswerForm<Pool> = {
  schema: v.object({ hotels: KeptPricesSchema, isWhole: v.boolean() }),
  write: ({ hotels, isWhole }) => ({ hotels: written(hotels), isWhole }),
};

/** Keeps prices for ten minutes, so that pages of a result agree, and for half a minute those that lack a supplier. */
export function pricePools(
  catalogue: Catalogue,
  stays: Pick<StaysOnSale, 'search'>,
  openCache: OpenCache,
): PricePools {
  const pools = openCache<Pool>({
    name: 'hotel prices',
    mostMb: MOST_MB,
    keptMs: KEPT_MS,
    isWhole: ({ isWhole }) => isWhole,
    partKeptMs: PART_KEPT_MS,
    form: FORM,
  });

  async function fetchPool({ hotels }: ToPrice, dates: StayDates): Promise<Pool> {
    const distances = new Map(hotels);
    const cards = await catalogue.cards([...distances.keys()]);
    const found = await stays.search({ hotelIds: cards.map(({ id }) => id) }, dates);
    const offers = new Map(found.offers.map((offer) => [offer.hotelId, offer]));
    const pool = cards.flatMap((card, rank) => {
      const offer = offers.get(card.id);
      return offer === undefined ? [] : [pooled(card, distances.get(card.id) ?? null, rank, offer)];
    });
    return { hotels: packed(pool), isWhole: found.isWhole };
  }

  const poolOf = (part: ToPrice, dates: StayDates): Promise<Pool> =>
    pools.get(JSON.stringify([part.key, dates]), () => fetchPool(part, dates));

  return { price: async (part, dates) => unpacked((await poolOf(part, dates)).hotels) };
}
