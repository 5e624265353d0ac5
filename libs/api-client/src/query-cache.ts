/* Server data kept by the tab, so that Back shows what was there. A sub-entry: pages that keep nothing do not pay for it. */
import type { Call } from '@wayfare/api-contract';
import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './client';

export {
  QueryClientProvider,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
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

/**
 * A read through the cache, for loaders: from memory while younger than `staleTime`; equal calls
 * at once become one; `key` says what is equal. Takes no signal.
 */
export function cachedCall<Request, Result>(
  api: ApiClient,
  call: Call<Request, Result>,
  request: Request,
  { staleTime, key = request }: { staleTime: number; key?: unknown },
): Promise<Result> {
  if (typeof window === 'undefined') return api.call(call, request);
  return queryClient().fetchQuery({
    queryKey: [...queryKey(call), key],
    staleTime,
    queryFn: ({ signal }) => api.call(call, request, { signal }),
  });
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
