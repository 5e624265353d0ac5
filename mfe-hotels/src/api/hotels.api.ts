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
import type { StayCriteria } from '../domain/search/criteria';
import { nationalityOf } from '../domain/search/nationality';
import { randomUser } from './random-user';

/** A search without the random id that each of its requests gets. */
export type HotelSearch = Omit<SearchAroundRequest, 'user'>;

export type SearchWindow = Pick<SearchAroundRequest, 'sort' | 'filters' | 'size' | 'page'>;

function placeOf({
  place,
  area,
}: StayCriteria): Pick<SearchAroundRequest, 'place' | 'bounds' | 'latitude' | 'longitude'> {
  if (area !== null) return area;
  return place === null ? {} : { place: { type: place.type, id: place.id }, ...place.point };
}

/** The body of a search, with every field of the specification but the id (HOT-21). */
export function searchRequest(
  criteria: StayCriteria,
  language: Language,
  window: SearchWindow,
): HotelSearch {
  return {
    ...placeOf(criteria),
    hotels: criteria.hotels,
    ...criteria.stay,
    occupancies: criteria.occupancies,
    currency: 'EUR',
    language,
    nationality: nationalityOf(criteria, language),
    ...window,
  };
}

/** A page of results, asked for under an id of its own (API-31); in the browser from memory while it is younger than ten minutes. */
export function searchHotels(api: ApiClient, search: HotelSearch): Promise<SearchAroundResult> {
  return cachedCall(
    api,
    searchAround,
    { ...search, user: randomUser() },
    { staleTime: KEEP_MS, key: search },
  );
}

/** Puts results that came with the page into the memory of the tab, so that the next page does not fetch them again. */
export function keepResults(search: HotelSearch, result: SearchAroundResult): void {
  const key = [...queryKey(searchAround), search];
  if (queryClient().getQueryData(key) === undefined) queryClient().setQueryData(key, result);
}

/** The next search asks for prices anew: they are those of whoever asks. */
export function forgetSearches(): Promise<void> {
  return invalidateCall(searchAround);
}

export function availabilityRequest(
  hotelId: string,
  criteria: Pick<StayCriteria, 'stay' | 'occupancies' | 'nationality'> | null,
  language: Language,
): AvailabilityRequest {
  return {
    hotel_id: hotelId,
    ...criteria?.stay,
    ...(criteria === null ? {} : { occupancies: criteria.occupancies }),
    currency: 'EUR',
    language,
    nationality: nationalityOf(criteria ?? {}, language),
  };
}

/** A hotel with its options. Never from memory: what is offered here is about to be booked. */
export function loadAvailability(
  api: ApiClient,
  request: AvailabilityRequest,
  signal: AbortSignal,
): Promise<AvailabilityResult> {
  return api.call(hotelAvailability, request, { signal });
}
