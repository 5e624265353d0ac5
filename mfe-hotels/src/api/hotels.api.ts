import type { ApiClient } from '@wayfare/api-client';
import {
  KEEP_MS,
  cachedCall,
  invalidateCall,
  queryClient,
  queryKey,
} from '@wayfare/api-client/query-cache';
import { hotelAvailability, searchAround } from '@wayfare/api-contract';
import type {
  AvailabilityRequest,
  AvailabilityResult,
  SearchAroundRequest,
  SearchAroundResult,
} from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { EMPTY_SEARCH, occupanciesOf, type StaySearch } from '../domain/search/criteria';
import { nationalityOf } from '../domain/search/nationality';
import { randomUser } from './random-user';

/** A search without the random user id, which each request gets anew. */
export type HotelSearch = Omit<SearchAroundRequest, 'user'>;

export type SearchWindow = Pick<SearchAroundRequest, 'sort' | 'filters' | 'size' | 'page'>;

function placeOf({
  place,
  area,
}: StaySearch): Pick<SearchAroundRequest, 'place' | 'bounds' | 'latitude' | 'longitude'> {
  if (area !== null) return area;
  return place === null ? {} : { place: { type: place.type, id: place.id }, ...place.point };
}

/** The body of a search, with every field of the specification but the id (HOT-21). */
export function searchRequest(
  criteria: StaySearch,
  language: Language,
  window: SearchWindow,
): HotelSearch {
  return {
    ...placeOf(criteria),
    hotels: criteria.hotels,
    ...criteria.stay,
    occupancies: occupanciesOf(criteria),
    currency: 'EUR',
    language,
    nationality: nationalityOf(criteria, language),
    ...window,
  };
}

/** A page of results; the user id is new for each request and no part of the cache key (API-31). */
export const searchHotels = (api: ApiClient, search: HotelSearch): Promise<SearchAroundResult> =>
  cachedCall(
    api,
    searchAround,
    { ...search, user: randomUser() },
    { staleTime: KEEP_MS, key: search },
  );

export const searchUndated = (
  api: ApiClient,
  part: Partial<Pick<StaySearch, 'place' | 'hotels'>>,
  language: Language,
  window: SearchWindow,
): Promise<SearchAroundResult> =>
  searchHotels(api, searchRequest({ ...EMPTY_SEARCH, ...part }, language, window));

/** Seeds the query cache with results that came with the page, so that the next page does not fetch them again. */
export function keepResults(search: HotelSearch, result: SearchAroundResult): void {
  const key = queryKey(searchAround, search);
  if (queryClient().getQueryData(key) === undefined) queryClient().setQueryData(key, result);
}

/** Drops cached searches: prices depend on who asks. */
export function forgetSearches(): Promise<void> {
  return invalidateCall(searchAround);
}

export function availabilityRequest(
  hotelId: string,
  criteria: Pick<StaySearch, 'stay' | 'party' | 'nationality'> | null,
  language: Language,
): AvailabilityRequest {
  return {
    hotel_id: hotelId,
    ...criteria?.stay,
    ...(criteria === null ? {} : { occupancies: occupanciesOf(criteria) }),
    currency: 'EUR',
    language,
    nationality: nationalityOf(criteria ?? {}, language),
  };
}

export function loadAvailability(
  api: ApiClient,
  request: AvailabilityRequest,
  signal: AbortSignal,
): Promise<AvailabilityResult> {
  return api.call(hotelAvailability, request, { signal });
}
