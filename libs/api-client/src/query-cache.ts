/* Query cache of the tab. A sub-entry, so that pages without it do not pay for it. */
import type { Call } from '@wayfare/api-contract';
import { QueryClient, useQuery as useQueryOf, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client';

export { QueryClientProvider, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
export type { InfiniteData } from '@tanstack/react-query';

/** Ten minutes for Back without a supplier call; none on a server, where timers would retain pages. */
export const KEEP_MS = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000;

let tabClient: QueryClient | undefined;

/** The tab's query client; a fresh one for each call on the server, which isolates requests. */
export function queryClient(): QueryClient {
  const create = () =>
    new QueryClient({
      defaultOptions: { queries: { gcTime: KEEP_MS, retry: false, refetchOnWindowFocus: false } },
    });
  if (typeof window === 'undefined') return create();
  tabClient ??= create();
  return tabClient;
}

/** Cache key of a call. */
export function queryKey<Request, Result>(
  call: Call<Request, Result>,
  request?: Request,
): readonly unknown[] {
  return request === undefined ? [call.method, call.path] : [call.method, call.path, request];
}

const useQueryHere = (options: UseQueryOptions, client: QueryClient = queryClient()) =>
  useQueryOf(options, client);

/** `useQuery` over the tab's client, without a provider. */
export const useQuery = useQueryHere as typeof useQueryOf;

export interface CallQuery<Result> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal | undefined }) => Promise<Result>;
  staleTime: number;
}

interface CallQueryOptions {
  staleTime?: number | undefined;
  /** cache key where it is not the request */
  key?: unknown;
  language?: string | undefined;
}

/** Options of a read for `useQuery` and `fetchCached`: `(api, code) => callQuery(api, nearbyAirports, { code })`. */
export function callQuery<Request, Result>(
  api: ApiClient,
  call: Call<Request, Result>,
  request: Request,
  { staleTime = KEEP_MS, key = request, language }: CallQueryOptions = {},
): CallQuery<Result> {
  return {
    queryKey: [...queryKey(call), key],
    queryFn: ({ signal }) => api.call(call, request, { signal, language }),
    staleTime,
  };
}

/** Deduplicated read for loaders, cached for `staleTime`. No signal: an answer is kept though its page is gone. */
export function fetchCached<Result>(query: CallQuery<Result>): Promise<Result> {
  return typeof window === 'undefined' ? query.queryFn({}) : queryClient().fetchQuery(query);
}

/** `fetchCached` of a call. */
export function cachedCall<Request, Result>(
  api: ApiClient,
  call: Call<Request, Result>,
  request: Request,
  options: { staleTime: number; key?: unknown },
): Promise<Result> {
  return fetchCached(callQuery(api, call, request, options));
}

/** Invalidates a call, or one request of it. */
export async function invalidateCall<Request, Result>(
  call: Call<Request, Result>,
  request?: Request,
): Promise<void> {
  await queryClient().invalidateQueries({ queryKey: queryKey(call, request) });
}

/** Clears the cache, which belongs to the logged in user. */
export function clearQueryCache(): void {
  tabClient?.clear();
}

/** Drops inactive queries; active ones stay until their page refetches. */
export function forgetHiddenQueries(): void {
  tabClient?.removeQueries({ type: 'inactive' });
}
