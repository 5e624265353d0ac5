import { isApiError } from '@wayfare/api-client';
import { queryClient, queryKey, useQuery } from '@wayfare/api-client/query-cache';
import { hotelBooking, type BookingStatus, type HotelBooking, type HotelBookingRequest } from '@wayfare/api-contract';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { loadBooking } from '../../api/bookings.api';

const SECOND = 1000;

/** How long until the state is asked for again: soon at first, then less often; an answer of the property takes its time. */
export function pollDelay(status: BookingStatus | undefined, asked: number): number | false {
  if (status === 'pending') return 60 * SECOND;
  if (status !== undefined && status !== 'completing') return false;
  if (asked < 10) return SECOND;
  return asked < 40 ? 2 * SECOND : 5 * SECOND;
}

export type BookingState =
  | { state: 'waiting' }
  | { state: 'unknown' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'known'; booking: HotelBooking };

const isUnknown = (error: unknown) => isApiError(error) && (error.statusCode === 404 || error.statusCode === 403);

/**
 * A booking as the API knows it now, asked for by the browser, which alone has its owner's token; the server shows the
 * waiting state. Null asks for nothing.
 */
export function useBooking(request: Omit<HotelBookingRequest, 'language'> | null): BookingState {
  const { api } = usePlatform();
  const language = useLanguage();
  const full = { ...request, language };
  const query = useQuery(
    {
      queryKey: queryKey(hotelBooking, full),
      queryFn: ({ signal }) => loadBooking(api, full, signal),
      enabled: request !== null,
      refetchInterval: ({ state }) => (isUnknown(state.error) ? false : pollDelay(state.data?.status, state.dataUpdateCount + state.errorUpdateCount)),
    },
    queryClient(),
  );
  if (query.data !== undefined) return { state: 'known', booking: query.data };
  if (query.error === null) return { state: 'waiting' };
  return isUnknown(query.error) ? { state: 'unknown' } : { state: 'failed', error: query.error, retry: () => void query.refetch() };
}
