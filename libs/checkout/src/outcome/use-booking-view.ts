import { isApiError } from '@wayfare/api-client';
import { queryClient, useQuery } from '@wayfare/api-client/query-cache';
import type { BookingStatus } from '@wayfare/api-contract';
import { useEffect, useSyncExternalStore } from 'react';
import type { Attempts } from '../submit/attempts';
import { hideSecrets } from './use-returned';

const SECOND = 1000;

/** How long until the state is asked for again: soon at first, then less often; an answer of the supplier takes its time. */
export function pollDelay(status: BookingStatus | undefined, asked: number): number | false {
  if (status === 'pending') return 60 * SECOND;
  if (status !== undefined && status !== 'completing') return false;
  if (asked < 10) return SECOND;
  return asked < 40 ? 2 * SECOND : 5 * SECOND;
}

export type BookingView<Booking> =
  | { state: 'waiting' }
  /** there is none, or it is somebody else's */
  | { state: 'unknown' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'known'; booking: Booking };

export interface BookingSource<Booking> {
  /** `queryKey` of the call, so that a cancellation can make it out of date */
  queryKey: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Booking>;
}

const isUnknown = (error: unknown) =>
  isApiError(error) && (error.statusCode === 404 || error.statusCode === 403);

/**
 * A booking as the API knows it now, asked for by the browser, which alone has its owner's token, until its state is
 * final (HOT-46); the server shows the waiting state. Null is no booking and asks for nothing.
 */
export function useBookingView<Booking extends { status: BookingStatus }>(
  source: BookingSource<Booking> | null,
): BookingView<Booking> {
  // The address bar is the browser's; a bank's page may have led here.
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

const subscribe = () => () => undefined;

/** The id of the booking that an address names, else of the tab's last one: a provider's page may send back without a name. */
export function useReturnedBooking(attempts: Attempts, named: string): string | null {
  const last = useSyncExternalStore(subscribe, attempts.lastBooking, () => null);
  return named === '' ? last : named.slice(0, 80);
}
