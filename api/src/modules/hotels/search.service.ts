import { createHash } from 'node:crypto';
import type { HotelResult, SearchAroundResult } from '@wayfare/api-contract';
import { nightsBetween, today } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import type { Facets } from '../../catalogue/records';
import type { StayDates, StaySupplier } from '../../ports/stay-supplier';
import { suggestionOf } from '../places/place-results';
import { facetsOf, filterCandidates, pageOf, sortCandidates } from './candidates';
import type { Asker } from './availability.service';
import { pricedCard, undatedCard } from './hotel-cards';
import type { PooledHotel } from './price-pool';
import { searchPrices } from './search-prices';
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

type Found = Omit<SearchAroundResult, 'place' | 'timeZone' | 'memberPrices'>;

/** Where a day begins last: nowhere does a day that is over there still go on. */
const LAST_ZONE = 'Etc/GMT+12';

export function hotelSearch(catalogue: Catalogue, supplier: StaySupplier): HotelSearch {
  const prices = searchPrices(catalogue, supplier);

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

  async function dated(
    where: Where,
    input: SearchInput,
    dates: StayDates,
    asker: Asker,
  ): Promise<Found> {
    const { page, size, sort, filters } = input;
    const scope = await prices.scopeOf(where, input);
    const { isFiltered, matching } = scope;
    const pool = await prices.pricedFor(scope, input, dates);
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
