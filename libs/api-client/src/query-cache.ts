/* Server data kept by the tab, so that Back shows what was there. A sub-entry: pages that keep nothing do not pay for it. */
import type { Call } from '@wayfare/api-contract';
import { QueryClient, useQuery as useQueryOf, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client';

export { QueryClientProvider, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
export type { InfiniteData } from '@tanstack/react-query';

/** Back within ten minutes asks no supplier again. On a server data goes with its page: a timer would keep every page's. */
export const KEEP_MS = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 10 * 60_000;

let tabClient: QueryClient | undefined;

/** The tab's one query client. On the server each call gives a fresh one, so that no request sees another's data. */
export function queryClient(): QueryClient {
  const create = () =>
    new QueryClient({
      defaultOptions: { queries: { gcTime: KEEP_MS, retry: false, refetchOnWindowFocus: false } },
    });
  if (typeof window === 'undefined') return create();
  tabClient ??= create();
  return tabClient;
}

/** The key of a call in the cache, for `useQuery` and `useInfiniteQuery`. */
export function queryKey<Request, Result>(
  call: Call<Request, Result>,
  request?: Request,
): readonly unknown[] {
  return request === undefined ? [call.method, call.path] : [call.method, call.path, request];
}

const useQueryHere = (options: UseQueryOptions, client: QueryClient = queryClient()) =>
  useQueryOf(options, client);

/** TanStack's `useQuery` over the tab's client, which no provider has to pass down. */
export const useQuery = useQueryHere as typeof useQueryOf;

/** A read: what it is known by, how it is asked, and for how long its answer is good. */
export interface CallQuery<Result> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal | undefined }) => Promise<Result>;
  staleTime: number;
}

interface CallQueryOptions {
  /** ten minutes unless told */
  staleTime?: number | undefined;
  /** what tells answers apart, where that is not the request: some of it may change no answer, or more than it may */
  key?: unknown;
  /** sent as a header, for calls that have none in their request */
  language?: string | undefined;
}

/**
 * The options of a call's read, for `useQuery` and `fetchCached`. A vertical makes them once for each read, in `api/`.
 * @example export const nearbyQuery = (api: ApiClient, code: string) => callQuery(api, nearbyAirports, { code });
 */
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

/**
 * A read through the cache, for loaders. Answers from memory while younger than its `staleTime`; equal reads at the same
 * time become one. Takes no signal: the answer is kept even when the page that asked for it is gone.
 */
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

/** Makes the next read of a call, or of one request of it, ask the API again. */
export async function invalidateCall<Request, Result>(
  call: Call<Request, Result>,
  request?: Request,
): Promise<void> {
  await queryClient().invalidateQueries({ queryKey: queryKey(call, request) });
}

/** Forgets everything: prices and bookings belong to who was logged in. */
export function clearQueryCache(): void {
  tabClient?.clear();
}

/** Forgets what is not being shown. What is shown stays until its page asks for somebody else's. */
export function forgetHiddenQueries(): void {
  tabClient?.removeQueries({ type: 'inactive' });
}
