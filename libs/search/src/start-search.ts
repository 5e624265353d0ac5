import { isApiError } from '@wayfare/api-client';
import { queryClient, type CallQuery } from '@wayfare/api-client/query-cache';
import { deferred, type Deferred } from '@wayfare/remote-kit';

/** A search in the query cache; offline it fails at once and can be retried. */
export interface SearchQuery<Result> extends CallQuery<Result> {
  networkMode: 'always';
}

export const searchQuery = <Result>(query: CallQuery<Result>): SearchQuery<Result> => ({
  ...query,
  networkMode: 'always',
});

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

/** Starts a search unawaited: streamed from the server, cached for `SearchOutcome` in a tab, which gets null. */
export function startSearch<Result>(
  query: SearchQuery<Result>,
  signal: AbortSignal,
): Deferred<Answer<Result>> | null {
  if (typeof window === 'undefined') return deferred(answer(query, signal));
  void queryClient().prefetchQuery(query);
  return null;
}
