import { createHash } from 'node:crypto';
import { FACET_KEYS, HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { HotelResult, SearchAroundResult } from '@wayfare/api-contract';
import { nightsBetween, today } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import type { NamedRef } from '../../catalogue/records';
import { invalid } from '../../http/problem';
import type { StayDates, StaySupplier } from '../../ports/stay-supplier';
import { suggestionOf } from '../places/place-results';
import { facetsOf, filterCandidates, pageOf, sortCandidates } from './candidates';
import type { ChosenCandidate, PricedCandidate, Way } from './candidates';
import type { Asker } from './availability.service';
import { pricedCard, undatedCard } from './hotel-cards';
import type { PooledHotel } from './price-pool';
import { rateCodes } from './rate-facets';
import { catalogueFilters, searchPrices } from './search-prices';
import { stayDates } from './stay-dates';
import { ownTotal, waysOf } from './stay-price';
import type { StayWay } from './stay-price';
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

type Filters = SearchInput['filters'];

/** Filters that ask about prices need a stay that has some, and a range of prices an end that is not before its beginning. */
function checkFilters(filters: Filters, dates: StayDates | null): void {
  const { price } = filters;
  if (price?.min !== undefined && price.max !== undefined && price.min > price.max)
    throw invalid('filters.price', 'filters.priceOrder');
  if (dates !== null) return;
  const asked = FACET_KEYS.find(
    (key) => HOTEL_FACETS[key].needsPrices && (filters[key]?.length ?? 0) > 0,
  );
  const needing = asked ?? (price === undefined ? null : 'price');
  if (needing !== null) throw invalid(`filters.${needing}`, 'filters.needDates');
}

/** Districts are those of the place that is searched. */
function checkDistricts({ district = [] }: Filters, offered: readonly NamedRef[]): void {
  const unknown = district.findIndex((id) => offered.every((each) => each.id !== id));
  if (unknown >= 0) throw invalid(`filters.district.${unknown}`, 'field.invalid');
}

const namedDistricts = (districts: readonly NamedRef[], language: Language) =>
  districts.length === 0
    ? {}
    : { districts: districts.map(({ id, names }) => ({ id, name: names[language] })) };

interface OwnWay extends Way {
  readonly way: StayWay;
}

type OwnHotel = PooledHotel & PricedCandidate<OwnWay>;

/** A hotel with its ways to stay at what whoever asks pays, the cheapest first: the order of a list is that of the prices in it. */
function owned(hotel: PooledHotel, { isMember, now }: Asker): OwnHotel {
  const ways = waysOf(hotel.offer).map((way) => ({
    way,
    total: ownTotal(way, isMember),
    codes: rateCodes(way.rate, now),
  }));
  return { ...hotel, ways: ways.sort((a, b) => a.total.amount - b.total.amount) };
}

const listed = (hotels: readonly PooledHotel[], filters: Filters, asker: Asker) =>
  filterCandidates<OwnWay, OwnHotel>(
    hotels.map((hotel) => owned(hotel, asker)),
    filters,
  );

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
      filters: catalogueFilters(filters),
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
      facets: found.facets,
      center: { ...found.center },
    };
  }

  async function cards(
    hotels: readonly ChosenCandidate<OwnWay>[],
    nights: number,
    { language, isMember, now }: Asker,
  ): Promise<HotelResult[]> {
    if (hotels.length === 0) return [];
    const { hits } = await catalogue.searchHotels({
      ids: hotels.map(({ id }) => id),
      offset: 0,
      limit: hotels.length,
    });
    const byId = new Map(hits.map((hit) => [hit.id, hit]));
    return hotels.flatMap(({ id, distanceKm, ways }) => {
      const hit = byId.get(id);
      if (hit === undefined) return [];
      const card = undatedCard(hit, distanceKm, language);
      const own = ways.map(({ way }) => way);
      return [pricedCard(card, hit.timeZone, own, { nights, isMember, now })];
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
    const pool = await prices.pricedFor(
      scope,
      input,
      dates,
      (hotels) => listed(hotels, filters, asker).length,
    );
    const hasMore = pool.asked < matching;
    const sorted = sortCandidates(listed(pool.hotels, filters, asker), sort);
    const hotels = await cards(
      pageOf(sorted, page, size),
      nightsBetween(dates.checkIn, dates.checkOut),
      asker,
    );
    const facets = isFiltered
      ? null
      : facetsOf(
          pool.hotels.map((hotel) => owned(hotel, asker)),
          filters,
          FACET_KEYS.filter((key) => !pool.unsaid.includes(key)),
        );
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
      checkFilters(input.filters, dates);
      const districts = input.place === undefined ? [] : catalogue.districtsOf(input.place);
      checkDistricts(input.filters, districts);
      const found =
        dates === null
          ? await undated(where, input, asker)
          : await dated(where, input, dates, asker);
      return {
        ...found,
        ...namedDistricts(districts, asker.language),
        place: place === null ? null : suggestionOf(place, asker.language),
        timeZone,
        memberPrices: asker.isMember,
      };
    },
  };
}
