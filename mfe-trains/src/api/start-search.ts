import { isApiError } from '@wayfare/api-client';
import { queryClient } from '@wayfare/api-client/query-cache';
import { deferred, type Deferred } from '@wayfare/remote-kit';
import type { SearchQuery } from './search.api';

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
 * answer after the frame; a tab keeps it where `useSearch` finds it, and gets null here.
 */
export function startSearch<Result>(
  query: SearchQuery<Result>,
  signal: AbortSignal,
): Deferred<Answer<Result>> | null {
  if (typeof window === 'undefined') return deferred(answer(query, signal));
  void queryClient().prefetchQuery(query);
  return null;
}
