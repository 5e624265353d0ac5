import type { Sort } from '@wayfare/api-contract';
import type { Catalogue } from '../../catalogue/catalogue';
import { CATALOGUE_KEYS } from '../../catalogue/facets';
import type { CatalogueFilters, HotelQuery } from '../../catalogue/records';
import type { StayDates, StaySupplier } from '../../ports/stay-supplier';
import { MOST_PAGED, MOST_PRICED, SEARCH_SIZE, pricePools } from './price-pool';
import type { PooledHotel, PricePool } from './price-pool';
import type { SearchInput, Where } from './where';

/** The hotels that are asked for their prices; `hasMore`: others match and are not. */
interface Scope {
  readonly query: HotelQuery;
  /** whether filters chose them already, so that what other filters would show is unknown */
  readonly isFiltered: boolean;
  readonly hasMore: boolean;
  /** all that match, asked or not */
  readonly matching: number;
}

/** Of a search's filters, those that need no prices. */
export const catalogueFilters = (filters: SearchInput['filters']): CatalogueFilters =>
  Object.fromEntries(CATALOGUE_KEYS.map((key) => [key, filters[key]]));

const BY_PRICE: ReadonlySet<Sort> = new Set(['price_asc', 'price_desc']);

/** Which hotels of a search are asked for their prices, and what they answered. */
export function searchPrices(catalogue: Catalogue, supplier: StaySupplier) {
  const pools = pricePools(catalogue, supplier);

  /**
   * What to ask prices for. All that lies there, so that filters and their counts are about one set of hotels; where that
   * is too much, filters and sort decide which are asked.
   */
  async function scopeOf(where: Where, { filters, sort }: SearchInput): Promise<Scope> {
    const count = async (query: Omit<HotelQuery, 'offset' | 'limit'>) =>
      (await catalogue.searchHotels({ ...query, offset: 0, limit: 1 })).total;
    const all = await count(where);
    if (all <= MOST_PRICED)
      return {
        query: { ...where, offset: 0, limit: MOST_PRICED },
        isFiltered: false,
        hasMore: false,
        matching: all,
      };
    const narrowed = { ...where, filters: catalogueFilters(filters) };
    const matching = await count(narrowed);
    const hasMore = matching > MOST_PRICED;
    return {
      query: { ...narrowed, sort, offset: 0, limit: hasMore ? SEARCH_SIZE : MOST_PRICED },
      isFiltered: true,
      hasMore,
      matching,
    };
  }

  /**
   * The hotels that a page needs, with their prices. A list that goes on is asked for in its own order, a search at a time,
   * until enough of them are listed. One by price ends with the first: among hotels that nobody asked there may be a cheaper one.
   */
  async function pricedFor(
    { query, hasMore, matching }: Scope,
    { page, size, sort }: SearchInput,
    dates: StayDates,
    countListed: (hotels: readonly PooledHotel[]) => number,
  ): Promise<PricePool & { readonly asked: number }> {
    const first = await pools.price(query, dates);
    if (!hasMore) return { ...first, asked: matching };
    const hotels = [...first.hotels];
    const most = BY_PRICE.has(sort) ? SEARCH_SIZE : Math.min(matching, MOST_PAGED);
    let asked = SEARCH_SIZE;
    for (; asked < most && countListed(hotels) <= page * size; asked += SEARCH_SIZE) {
      const offset = asked;
      const next = await pools.price({ ...query, offset }, dates);
      hotels.push(...next.hotels.map((hotel) => ({ ...hotel, rank: hotel.rank + offset })));
    }
    return { ...first, hotels, asked: Math.min(asked, matching) };
  }

  return { scopeOf, pricedFor };
}
