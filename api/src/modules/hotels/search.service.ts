import { createHash } from 'node:crypto';
import type { HotelResult, SearchAroundResult, Sort } from '@wayfare/api-contract';
import { nightsBetween, today } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Facets, HotelQuery, Point } from '../../catalogue/records';
import type { StayDates, StaySupplier } from '../../ports/stay-supplier';
import { suggestionOf } from '../places/place-results';
import { facetsOf, filterCandidates, pageOf, sortCandidates } from './candidates';
import type { Asker } from './availability.service';
import { pricedCard, undatedCard } from './hotel-cards';
import { MOST_PAGED, MOST_PRICED, SEARCH_SIZE, pricePools } from './price-pool';
import type { PooledHotel } from './price-pool';
import { stayDates } from './stay-dates';
import { bestFor, ownTotal } from './stay-price';
import { whereOf } from './where';
import type { SearchInput, Where } from './where';

export interface HotelSearch {
  search(input: SearchInput, asker: Asker): Promise<SearchAroundResult>;
}

/** The same search has the same id, whichever page of it is asked for. */
function searchId(where: Where, { filters, sort }: SearchInput, dates: StayDates | null): string {
  return `s_${createHash('sha256')
    .update(JSON.stringify([where, filters, sort, dates]))
    .digest('base64url')
    .slice(0, 16)}`;
}

function wireFacets({ category, hotelType, accessibility }: Facets): SearchAroundResult['facets'] {
  return {
    category: { ...category },
    hotelType: { ...hotelType },
    accessibility: { ...accessibility },
  };
}

/** A hotel at the price that whoever asks pays: the order of a list is that of the prices in it. */
function priced(hotel: PooledHotel, { isMember }: Asker): PooledHotel {
  return { ...hotel, total: ownTotal(bestFor(hotel.offer, isMember), isMember) };
}

/** The hotels that are asked for their prices; `hasMore`: others match and are not. */
interface Scope {
  readonly query: HotelQuery;
  /** whether filters chose them already, so that what other filters would show is unknown */
  readonly isFiltered: boolean;
  readonly hasMore: boolean;
  /** all that match, asked or not */
  readonly matching: number;
}

type Found = Omit<SearchAroundResult, 'place' | 'timeZone' | 'memberPrices'>;

const BY_PRICE: ReadonlySet<Sort> = new Set(['price_asc', 'price_desc']);

/** Where a day begins last: nowhere does a day that is over there still go on. */
const LAST_ZONE = 'Etc/GMT+12';

export function hotelSearch(catalogue: Catalogue, supplier: StaySupplier): HotelSearch {
  const pools = pricePools(catalogue, supplier);

  /** The zone whose calendar says what is past where no place was named: that of the hotel nearest to the middle. */
  async function zoneOf(where: Where): Promise<string> {
    const { hits } = await catalogue.searchHotels({
      ...where,
      sort: 'distance_asc',
      offset: 0,
      limit: 1,
    });
    return hits[0]?.timeZone ?? LAST_ZONE;
  }

  async function undated(where: Where, input: SearchInput, { language }: Asker): Promise<Found> {
    const { page, size, sort, filters } = input;
    const found = await catalogue.searchHotels({
      ...where,
      ...filters,
      sort,
      offset: (page - 1) * size,
      limit: size,
    });
    const hotels = found.hits.map((hit) => undatedCard(hit, hit.distanceKm, language));
    return {
      searchId: searchId(where, input, null),
      page,
      size,
      total: found.total,
      hasMore: false,
      hotels,
      facets: wireFacets(found.facets),
      center: { ...found.center },
    };
  }

  async function cards(
    hotels: readonly PooledHotel[],
    nights: number,
    { language, isMember }: Asker,
  ): Promise<HotelResult[]> {
    if (hotels.length === 0) return [];
    const { hits } = await catalogue.searchHotels({
      ids: hotels.map(({ id }) => id),
      offset: 0,
      limit: hotels.length,
    });
    const byId = new Map(hits.map((hit) => [hit.id, hit]));
    return hotels.flatMap(({ id, distanceKm, offer }) => {
      const hit = byId.get(id);
      return hit === undefined
        ? []
        : [pricedCard(undatedCard(hit, distanceKm, language), offer, { nights, isMember })];
    });
  }

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
    const narrowed = { ...where, ...filters };
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
   * The hotels that a page needs, with their prices. A list that goes on is asked for in its own order, a search at a time.
   * One by price ends with the first: among hotels that nobody asked there may be a cheaper one.
   */
  async function pricedFor(
    { query, hasMore, matching }: Scope,
    { page, size, sort }: SearchInput,
    dates: StayDates,
  ): Promise<{ hotels: PooledHotel[]; center: Point; asked: number }> {
    const { hotels: first, center } = await pools.price(query, dates);
    if (!hasMore) return { hotels: [...first], center, asked: matching };
    const hotels = [...first];
    const most = BY_PRICE.has(sort) ? SEARCH_SIZE : Math.min(matching, MOST_PAGED);
    let asked = SEARCH_SIZE;
    for (; asked < most && hotels.length <= page * size; asked += SEARCH_SIZE) {
      const offset = asked;
      const next = await pools.price({ ...query, offset }, dates);
      hotels.push(...next.hotels.map((hotel) => ({ ...hotel, rank: hotel.rank + offset })));
    }
    return { hotels, center, asked: Math.min(asked, matching) };
  }

  async function dated(
    where: Where,
    input: SearchInput,
    dates: StayDates,
    asker: Asker,
  ): Promise<Found> {
    const { page, size, sort, filters } = input;
    const scope = await scopeOf(where, input);
    const { isFiltered, matching } = scope;
    const pool = await pricedFor(scope, input, dates);
    const hasMore = pool.asked < matching;
    const sorted = sortCandidates(
      filterCandidates(
        pool.hotels.map((hotel) => priced(hotel, asker)),
        filters,
      ),
      sort,
    );
    const hotels = await cards(
      pageOf(sorted, page, size),
      nightsBetween(dates.checkIn, dates.checkOut),
      asker,
    );
    const facets = isFiltered ? null : wireFacets(facetsOf(pool.hotels, filters));
    return {
      searchId: searchId(where, input, dates),
      page,
      size,
      total: sorted.length,
      hasMore,
      priced: hasMore ? { asked: pool.asked, matching } : null,
      hotels,
      facets,
      center: { ...pool.center },
    };
  }

  return {
    async search(input, asker) {
      const where = whereOf(input, catalogue);
      const place = input.place === undefined ? null : catalogue.place(input.place);
      const timeZone = place?.timeZone ?? (await zoneOf(where));
      const dates = stayDates(
        input,
        today(timeZone, () => asker.now),
      );
      const found =
        dates === null
          ? await undated(where, input, asker)
          : await dated(where, input, dates, asker);
      return {
        ...found,
        place: place === null ? null : suggestionOf(place, asker.language),
        timeZone,
        memberPrices: asker.isMember,
      };
    },
  };
}
