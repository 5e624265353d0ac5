import type { Sort } from '@wayfare/api-contract';
import type { Catalogue } from '../../catalogue/catalogue';
import { CATALOGUE_KEYS } from '../../catalogue/records/facets';
import type { CatalogueFilters, FoundHotels, HotelQuery } from '../../catalogue/records/records';
import type { StayDates } from '../../ports/stay-supplier';
import { MOST_PAGED, MOST_PRICED, POOL_SIZE, pricePools } from './price-pool';
import type { PooledHotel } from './kept-prices';
import type { OpenCache } from '../../platform/answers/answer-cache';
import type { StaysOnSale } from './stays-on-sale';
import type { SearchInput, Where } from './where';

export const catalogueFilters = (filters: SearchInput['filters']): CatalogueFilters =>
  Object.fromEntries(CATALOGUE_KEYS.map((key) => [key, filters[key]]));

/** Prices all hotels of the area, so that filters and counts share one set; above the limit, filters choose. */
export const TO_PRICE: Pick<HotelQuery, 'filtersAbove' | 'offset' | 'limit'> = {
  filtersAbove: MOST_PRICED,
  offset: 0,
  limit: MOST_PAGED,
};

/** True when filters preselected: other options have no counts. */
export const isFiltered = ({ everything }: FoundHotels): boolean => everything > MOST_PRICED;

export interface Priced {
  readonly hotels: readonly PooledHotel[];
  readonly asked: number;
}

interface Priceable {
  readonly where: Where;
  readonly found: FoundHotels;
  readonly dates: StayDates;
}

const BY_PRICE: ReadonlySet<Sort> = new Set(['price_asc', 'price_desc']);

export function searchPrices(
  catalogue: Catalogue,
  stays: Pick<StaysOnSale, 'search'>,
  openCache: OpenCache,
) {
  const pools = pricePools(catalogue, stays, openCache);

  /** Prices batch by batch until a page is full. A list by price stops after one: an unpriced hotel may be cheaper. */
  return async function pricedFor(
    { where, found, dates }: Priceable,
    { page, size, sort, filters }: SearchInput,
    countListed: (hotels: readonly PooledHotel[]) => number,
  ): Promise<Priced> {
    const chosenBy = isFiltered(found) ? [catalogueFilters(filters), sort] : null;
    const all = [...found.distances];
    const partFrom = (offset: number, length: number) =>
      pools.price(
        { key: [where, chosenBy, offset, length], hotels: all.slice(offset, offset + length) },
        dates,
      );
    const matching = found.total;
    if (matching <= MOST_PRICED) return { hotels: await partFrom(0, MOST_PRICED), asked: matching };
    const hotels = [...(await partFrom(0, POOL_SIZE))];
    const most = BY_PRICE.has(sort) ? POOL_SIZE : Math.min(matching, MOST_PAGED);
    let asked = POOL_SIZE;
    for (; asked < most && countListed(hotels) <= page * size; asked += POOL_SIZE) {
      const offset = asked;
      const next = await partFrom(offset, POOL_SIZE);
      hotels.push(...next.map((hotel) => ({ ...hotel, rank: hotel.rank + offset })));
    }
    return { hotels, asked: Math.min(asked, matching) };
  };
}
