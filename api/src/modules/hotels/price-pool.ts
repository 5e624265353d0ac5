import { LRUCache } from 'lru-cache';
import type { FacetKey } from '@wayfare/api-contract';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelHit, HotelQuery, Point } from '../../catalogue/records';
import type { StayDates, StayOffer, StaySupplier } from '../../ports/stay-supplier';
import { CATALOGUE_KEYS, facetCodes } from '../../catalogue/facets';
import { facilityBits } from '../../catalogue/known-facilities';
import type { Candidate } from './candidates';
import { notableRates } from './rate-facets';

/** A supplier prices this many hotels in one search; Duffel takes no more. */
export const SEARCH_SIZE = 200;

/** So many hotels of a place are all asked for their prices: three searches at once, more than any city here has. */
export const MOST_PRICED = 3 * SEARCH_SIZE;

/** So many hotels of a list that goes on are asked for their prices at most, as it is paged through. */
export const MOST_PAGED = 5 * SEARCH_SIZE;

const KEPT_MS = 10 * 60_000;
const POOLS_KEPT = 400;

export interface PooledHotel extends Candidate {
  /** with those of its rates that a list may need */
  readonly offer: StayOffer;
}

/** The hotels of a search that are free on the dates, with their prices, best first. */
export interface PricePool {
  readonly hotels: readonly PooledHotel[];
  readonly center: Point;
  /** facets of the catalogue that say nothing of this search */
  readonly unsaid: readonly FacetKey[];
}

export interface PricePools {
  price(query: HotelQuery, dates: StayDates): Promise<PricePool>;
}

function pooled(hit: HotelHit, rank: number, offer: StayOffer): PooledHotel {
  const { id, stars, hotelType, rating, facilities, districts, distanceKm } = hit;
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
    offer: { ...offer, rates: notableRates(offer.rates) },
  };
}

/**
 * Prices the hotels of a search with as few searches at the supplier as it allows and keeps them for ten minutes, so that
 * the pages of one result show one set of prices. Equal requests that come at the same time share one search.
 */
export function pricePools(catalogue: Catalogue, supplier: StaySupplier): PricePools {
  const cache = new LRUCache<string, Promise<PricePool>>({ max: POOLS_KEPT, ttl: KEPT_MS });

  async function fetchPool(query: HotelQuery, dates: StayDates): Promise<PricePool> {
    const { hits, center, facets } = await catalogue.searchHotels(query);
    const where = { center, unsaid: CATALOGUE_KEYS.filter((key) => facets[key] === undefined) };
    if (hits.length === 0) return { hotels: [], ...where };
    const searches = Array.from({ length: Math.ceil(hits.length / SEARCH_SIZE) }, (_, index) =>
      hits.slice(index * SEARCH_SIZE, (index + 1) * SEARCH_SIZE),
    );
    const found = await Promise.all(
      searches.map((part) => supplier.search({ hotelIds: part.map(({ id }) => id) }, dates)),
    );
    const offers = new Map(found.flat().map((offer) => [offer.hotelId, offer]));
    const hotels = hits.flatMap((hit, rank) => {
      const offer = offers.get(hit.id);
      return offer === undefined ? [] : [pooled(hit, rank, offer)];
    });
    return { hotels, ...where };
  }

  return {
    price(query, dates) {
      const key = JSON.stringify([query, dates]);
      const known = cache.get(key);
      if (known !== undefined) return known;
      const pool = fetchPool(query, dates);
      cache.set(key, pool);
      pool.catch(() => cache.delete(key));
      return pool;
    },
  };
}
