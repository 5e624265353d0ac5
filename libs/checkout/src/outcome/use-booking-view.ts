import { isApiError } from '@wayfare/api-client';
import { queryClient, useQuery } from '@wayfare/api-client/query-cache';
import type { BookingStatus } from '@wayfare/api-contract';
import { useEffect } from 'react';
import { hideSecrets } from './use-returned';

const SECOND = 1000;

/** Polling back-off in milliseconds; slower while a supplier decides. */
export function pollDelay(status: BookingStatus | undefined, asked: number): number | false {
  if (status === 'pending') return 60 * SECOND;
  if (status !== undefined && status !== 'completing') return false;
  if (asked < 10) return SECOND;
  return asked < 40 ? 2 * SECOND : 5 * SECOND;
}

export type BookingView<Booking> =
  | { state: 'waiting' }
  | { state: 'unknown' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'known'; booking: Booking };

export interface BookingSource<Booking> {
  queryKey: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Booking>;
}

const isUnknown = (error: unknown) =>
  isApiError(error) && (error.statusCode === 404 || error.statusCode === 403);

/** Polls a booking until final (HOT-46), in the browser alone: only it has the owner's token. Null asks for nothing. */
export function useBookingView<Booking extends { status: BookingStatus }>(
  source: BookingSource<Booking> | null,
): BookingView<Booking> {
  // an address from the bank may carry secrets
  useEffect(hideSecrets, []);
  const query = useQuery(
    {
      queryKey: source?.queryKey ?? ['no booking'],
      queryFn: ({ signal }) =>
        source === null
          ? Promise.reject(new Error('no booking is asked for'))
          : source.load(signal),
      enabled: source !== null,
      refetchInterval: ({ state }) =>
        isUnknown(state.error)
          ? false
          : pollDelay(state.data?.status, state.dataUpdateCount + state.errorUpdateCount),
    },
    queryClient(),
  );
  if (source === null) return { state: 'unknown' };
  if (query.data !== undefined) return { state: 'known', booking: query.data };
  if (query.error === null) return { state: 'waiting' };
  return isUnknown(query.error)
    ? { state: 'unknown' }
    : { state: 'failed', error: query.error, retry: () => void query.refetch() };
}
