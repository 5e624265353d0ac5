import type { ApiClient } from '@wayfare/api-client';
import { KEEP_MS, queryClient, queryKey } from '@wayfare/api-client/query-cache';
import { FLIGHT_PAGE_SIZE, flightSearch } from '@wayfare/api-contract';
import type { FlightSearchRequest, FlightSearchResult } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { searchQuery, type SearchQuery } from '@wayfare/search';
import { firstSlice, wireCriteria, type FlightSearch } from '../domain/search/criteria';

/** Names in the answer are in its language. */
export interface SearchAsked {
  search: FlightSearch;
  language: Language;
}

/** At most 16 pages (400 offers) are fetched: each is a call to the supplier. */
const MAX_PAGES = 16;

/** The body of a search, with the specification's fields only (FLT-15, FLT-18). */
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

/** Pages of a search in the query cache; fetches the first, which starts a search at the supplier. */
export function offersQuery(
  api: ApiClient,
  { search, language }: SearchAsked,
): SearchQuery<readonly FlightSearchResult[]> {
  const request = searchRequest(search);
  return searchQuery({
    queryKey: [...queryKey(flightSearch()), { ...request, language }],
    queryFn: async ({ signal }) => [await api.call(flightSearch(), request, { signal, language })],
    staleTime: KEEP_MS,
  });
}

/** Cursor of the next page; null at the end or with enough offers. */
const nextOf = (pages: readonly FlightSearchResult[]): string | null =>
  pages.length >= MAX_PAGES ? null : (pages.at(-1)?.after ?? null);

/** Caches each further page, so that a stopped or failed search resumes. Rejects with its ApiError. */
async function searchFurther(
  api: ApiClient,
  asked: SearchAsked,
  signal: AbortSignal,
): Promise<true> {
  const { queryKey: key } = offersQuery(api, asked);
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

/** Fetches the remaining pages, once for each search started at the supplier. */
export const furtherQuery = (
  api: ApiClient,
  asked: SearchAsked,
  [first]: readonly FlightSearchResult[],
) => ({
  queryKey: [...offersQuery(api, asked).queryKey, 'rest', first?.offer_request ?? null],
  queryFn: ({ signal }: { signal: AbortSignal }) => searchFurther(api, asked, signal),
  staleTime: Infinity,
  retryOnMount: false,
  refetchOnReconnect: false,
  networkMode: 'always' as const,
});
