import { createHash } from 'node:crypto';
import { FACET_KEYS, HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { FacetKey, HotelResult, SearchAroundResult } from '@wayfare/api-contract';
import { nightsBetween, today } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import type { Catalogue } from '../../catalogue/catalogue';
import { CATALOGUE_KEYS } from '../../catalogue/records/facets';
import type { FoundHotels, NamedRef } from '../../catalogue/records/records';
import { invalid } from '../../platform/http/problem';
import type { StayDates } from '../../ports/stay-supplier';
import { suggestionOf } from '../../places/place-results';
import { facetsOf, filterCandidates, pageOf, sortCandidates } from './candidates';
import type { ChosenCandidate, PricedCandidate, Way } from './candidates';
import type { Requester } from './availability.service';
import { pricedCard, undatedCard } from './hotel-cards';
import type { PooledHotel } from './kept-prices';
import { rateCodes } from './rate-facets';
import { catalogueFilters, isFiltered, searchPrices, TO_PRICE } from './search-prices';
import { stayDates } from './stay-dates';
import { ownTotal } from './stay-price';
import type { StayWay } from './stay-price';
import type { OpenCache } from '../../platform/answers/answer-cache';
import type { StaysOnSale } from './stays-on-sale';
import { whereOf } from './where';
import type { SearchInput, Where } from './where';

export interface HotelSearch {
  search(input: SearchInput, requester: Requester): Promise<SearchAroundResult>;
}

/** Equal for all pages of a search. */
function searchId(where: Where, { filters, sort }: SearchInput, dates: StayDates | null): string {
  return `s_${createHash('sha256')
    .update(JSON.stringify([where, filters, sort, dates]))
    .digest('base64url')
    .slice(0, 16)}`;
}

type Filters = SearchInput['filters'];

/** Price filters need dates; a price range must not be inverted. */
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

/** Rates sorted by the asker's own price, as the list is. */
function owned(hotel: PooledHotel, { isMember, now }: Requester): OwnHotel {
  const ways = hotel.offered.map((way) => ({
    way,
    total: ownTotal(way, isMember),
    codes: rateCodes(way.rate, now),
  }));
  return { ...hotel, ways: ways.sort((a, b) => a.total.amount - b.total.amount) };
}

type Found = Omit<SearchAroundResult, 'place' | 'timeZone' | 'memberPrices'>;

interface Searched {
  readonly where: Where;
  readonly found: FoundHotels;
}

/** The last time zone to begin a day: what is past here is past everywhere. */
const LAST_ZONE = 'Etc/GMT+12';

interface Sources {
  readonly catalogue: Catalogue;
  readonly stays: Pick<StaysOnSale, 'search'>;
  readonly openCache: OpenCache;
}

export function hotelSearch({ catalogue, stays, openCache }: Sources): HotelSearch {
  const pricedFor = searchPrices(catalogue, stays, openCache);

  const findFor = (where: Where, { filters, sort, page, size, ...asked }: SearchInput) => {
    const hasDates = asked.checkIn !== undefined || asked.checkOut !== undefined;
    const window = hasDates ? TO_PRICE : { offset: (page - 1) * size, limit: size };
    const query = { ...where, filters: catalogueFilters(filters), sort, ...window };
    return catalogue.findHotels({ ...query, findsNearest: asked.place === undefined });
  };

  /** Without a named place: the zone of the hotel nearest to the centre. */
  async function zoneOf({ nearest }: FoundHotels): Promise<string> {
    const [hotel] = nearest === null ? [] : await catalogue.cards([nearest]);
    return hotel?.timeZone ?? LAST_ZONE;
  }

  async function undated({ where, found }: Searched, input: SearchInput, { language }: Requester) {
    const { page, size } = input;
    const { total, facets, center, distances } = found;
    const cards = await catalogue.cards([...distances.keys()]);
    const hotels = cards.map((card) => undatedCard(card, distances.get(card.id) ?? null, language));
    const result: Found = {
      searchId: searchId(where, input, null),
      page,
      size,
      total,
      hasMore: false,
      hotels,
      facets,
      center: { ...center },
    };
    return result;
  }

  async function cards(
    hotels: readonly ChosenCandidate<OwnWay>[],
    nights: number,
    { language, isMember, now }: Requester,
  ): Promise<HotelResult[]> {
    const read = await catalogue.cards(hotels.map(({ id }) => id));
    const byId = new Map(read.map((card) => [card.id, card]));
    return hotels.flatMap(({ id, distanceKm, ways }) => {
      const hit = byId.get(id);
      if (hit === undefined) return [];
      const card = undatedCard(hit, distanceKm, language);
      const own = ways.map(({ way }) => way);
      return [pricedCard(card, hit.timeZone, own, { nights, isMember, now })];
    });
  }

  async function dated(
    { where, found }: Searched,
    input: SearchInput,
    dates: StayDates,
    requester: Requester,
  ) {
    const { page, size, sort, filters } = input;
    const owns = (hotels: readonly PooledHotel[]) => hotels.map((hotel) => owned(hotel, requester));
    const listed = (hotels: readonly OwnHotel[]) =>
      filterCandidates<OwnWay, OwnHotel>(hotels, filters);
    const { hotels: pool, asked } = await pricedFor(
      { where, found, dates },
      input,
      (hotels) => listed(owns(hotels)).length,
    );
    const matching = found.total;
    const hasMore = asked < matching;
    const candidates = owns(pool);
    const sorted = sortCandidates(listed(candidates), sort);
    const hotels = await cards(
      pageOf(sorted, page, size),
      nightsBetween(dates.checkIn, dates.checkOut),
      requester,
    );
    const unsaid = new Set<FacetKey>(
      CATALOGUE_KEYS.filter((key) => found.facets[key] === undefined),
    );
    const result: Found = {
      searchId: searchId(where, input, dates),
      page,
      size,
      total: sorted.length,
      hasMore,
      priced: hasMore ? { asked, matching } : null,
      hotels,
      facets: isFiltered(found)
        ? null
        : facetsOf(
            candidates,
            filters,
            FACET_KEYS.filter((key) => !unsaid.has(key)),
          ),
      center: { ...found.center },
    };
    return result;
  }

  return {
    async search(input, requester) {
      const where = whereOf(input, catalogue);
      const place = input.place === undefined ? null : catalogue.place(input.place);
      const searched = { where, found: findFor(where, input) };
      const timeZone = place?.timeZone ?? (await zoneOf(searched.found));
      const dates = stayDates(
        input,
        today(timeZone, () => requester.now),
      );
      checkFilters(input.filters, dates);
      const districts = input.place === undefined ? [] : catalogue.districtsOf(input.place);
      checkDistricts(input.filters, districts);
      const found =
        dates === null
          ? await undated(searched, input, requester)
          : await dated(searched, input, dates, requester);
      return {
        ...found,
        ...namedDistricts(districts, requester.language),
        place: place === null ? null : suggestionOf(place, requester.language),
        timeZone,
        memberPrices: requester.isMember,
      };
    },
  };
}
