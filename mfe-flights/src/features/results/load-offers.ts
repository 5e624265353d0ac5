import { isApiError, type ApiClient } from '@wayfare/api-client';
import { KEEP_MS, queryClient } from '@wayfare/api-client/query-cache';
import type { FlightSearchResult } from '@wayfare/api-contract';
import { deferred, type Deferred } from '@wayfare/remote-kit';
import { offersKey, searchFlights, type SearchAsked } from '../../api/search.api';

/** The first page as the server sends it, or the code of what went wrong. */
export type FirstAnswer = { page: FlightSearchResult } | { code: string };

/** How the tab asks for the first page: again after ten minutes, or when somebody asks it to. Without a network it fails at once. */
export const firstPageQuery = (api: ApiClient, asked: SearchAsked) => ({
  queryKey: offersKey(asked),
  queryFn: async ({ signal }: { signal: AbortSignal }) => [await searchFlights(api, asked, signal)],
  staleTime: KEEP_MS,
  networkMode: 'always' as const,
});

async function firstAnswer(
  api: ApiClient,
  asked: SearchAsked,
  signal: AbortSignal,
): Promise<FirstAnswer> {
  try {
    return { page: await searchFlights(api, asked, signal) };
  } catch (error) {
    return { code: isApiError(error) ? error.code : 'SERVER_ERROR' };
  }
}

/**
 * Starts a search. Nobody waits for it: the page is there at once and says that it is looking. The server sends the first
 * page after the frame, in the same answer; a tab keeps it where the component finds it, and gets null here.
 */
export function startSearch(
  api: ApiClient,
  asked: SearchAsked,
  signal: AbortSignal,
): Deferred<FirstAnswer> | null {
  if (typeof window === 'undefined') return deferred(firstAnswer(api, asked, signal));
  void queryClient().prefetchQuery(firstPageQuery(api, asked));
  return null;
}
