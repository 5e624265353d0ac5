import { isApiError } from '@wayfare/api-client';
import { queryClient, type CallQuery } from '@wayfare/api-client/query-cache';
import { deferred, type Deferred } from '@wayfare/remote-kit';

/** A search as the tab keeps it. Without a network it fails at once: it can be tried again. */
export interface SearchQuery<Result> extends CallQuery<Result> {
  networkMode: 'always';
}

export const searchQuery = <Result>(query: CallQuery<Result>): SearchQuery<Result> => ({
  ...query,
  networkMode: 'always',
});

/** What the server found, or the code of what went wrong. */
export type Answer<Result> = { result: Result } | { code: string };

export const codeOf = (error: unknown): string => (isApiError(error) ? error.code : 'SERVER_ERROR');

async function answer<Result>(
  { queryFn }: SearchQuery<Result>,
  signal: AbortSignal,
): Promise<Answer<Result>> {
  try {
    return { result: await queryFn({ signal }) };
  } catch (error) {
    return { code: codeOf(error) };
  }
}

/**
 * Starts a search that nobody waits for: the page is there at once and says that it is looking. The server sends the
 * answer after the frame; a tab keeps it where `SearchOutcome` finds it, and gets null here.
 */
export function startSearch<Result>(
  query: SearchQuery<Result>,
  signal: AbortSignal,
): Deferred<Answer<Result>> | null {
  if (typeof window === 'undefined') return deferred(answer(query, signal));
  void queryClient().prefetchQuery(query);
  return null;
}
