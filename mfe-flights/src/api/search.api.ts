import type { ApiClient } from '@wayfare/api-client';
import { queryClient, queryKey } from '@wayfare/api-client/query-cache';
import { cheapestDays, FLIGHT_PAGE_SIZE, flightSearch, priceGrid } from '@wayfare/api-contract';
import type {
  CheapestDaysRequest,
  CheapestDaysResult,
  FlightSearchRequest,
  FlightSearchResult,
  PriceGridRequest,
  PriceGridResult,
} from '@wayfare/api-contract';
import type { IsoDate, Language } from '@wayfare/domain';
import { firstSlice, wireCriteria, type FlightSearch } from '../domain/search/criteria';

/** What is asked for: names in the answer are in its language. */
export interface SearchAsked {
  search: FlightSearch;
  language: Language;
}

/** More pages than this, 400 offers, are not fetched: nobody reads them, and each is a call to the supplier. */
const MAX_PAGES = 16;

/** The body of a search, with every field of the specification and no other (FLT-15, FLT-18). */
function searchRequest(search: FlightSearch): FlightSearchRequest {
  const { from, to } = firstSlice(search);
  return {
    ...wireCriteria(search),
    page_size: FLIGHT_PAGE_SIZE,
    after: null,
    offer_request: null,
    airports: { origin: from.name.trim(), destination: to.name.trim() },
  };
}

/** Where the pages of a search are kept in the tab. */
export const offersKey = ({ search, language }: SearchAsked): readonly unknown[] => [
  ...queryKey(flightSearch(), searchRequest(search)),
  language,
];

/** The first page; starts a search at the supplier. */
export function searchFlights(
  api: ApiClient,
  { search, language }: SearchAsked,
  signal?: AbortSignal,
): Promise<FlightSearchResult> {
  return api.call(flightSearch(), searchRequest(search), { signal, language });
}

/** Where the search goes on; null at its end, and when there are enough offers. */
const nextOf = (pages: readonly FlightSearchResult[]): string | null =>
  pages.length >= MAX_PAGES ? null : (pages.at(-1)?.after ?? null);

/**
 * Fetches the pages after those that the tab has, one after the other, and keeps each as it comes, so that what was
 * stopped or failed goes on from there. Rejects with the ApiError of the page that failed.
 */
export async function searchFurther(
  api: ApiClient,
  asked: SearchAsked,
  signal: AbortSignal,
): Promise<true> {
  const key = offersKey(asked);
  const known = () => queryClient().getQueryData<FlightSearchResult[]>(key) ?? [];
  for (let after = nextOf(known()); after !== null; after = nextOf(known())) {
    const { offer_request } = known()[0] ?? { offer_request: null };
    const page = await api.call(
      flightSearch(),
      { ...searchRequest(asked.search), after, offer_request },
      { signal, language: asked.language },
    );
    queryClient().setQueryData<FlightSearchResult[]>(key, (pages = []) =>
      pages[0]?.offer_request === offer_request ? [...pages, page] : pages,
    );
  }
  return true;
}

/** Prices of other days for the same search. */
export const cheapestDaysRequest = (
  search: FlightSearch,
  days: readonly IsoDate[],
): CheapestDaysRequest => ({ ...wireCriteria(search), days: [...days] });

export const cheapestDaysKey = (request: CheapestDaysRequest): readonly unknown[] =>
  queryKey(cheapestDays(), request);

export function loadCheapestDays(
  api: ApiClient,
  request: CheapestDaysRequest,
  signal: AbortSignal,
): Promise<CheapestDaysResult> {
  return api.call(cheapestDays(), request, { signal });
}

/** Prices of a return journey on other days. */
export const priceGridRequest = (
  search: FlightSearch,
  { out, back }: { out: readonly IsoDate[]; back: readonly IsoDate[] },
): PriceGridRequest => ({ ...wireCriteria(search), out: [...out], back: [...back] });

export const priceGridKey = (request: PriceGridRequest): readonly unknown[] =>
  queryKey(priceGrid(), request);

/** Rejects with ApiError, also where the API is of before this call. */
export function loadPriceGrid(
  api: ApiClient,
  request: PriceGridRequest,
  signal: AbortSignal,
): Promise<PriceGridResult> {
  return api.call(priceGrid(), request, { signal });
}
