import type { ApiClient } from '@wayfare/api-client';
import type { BookingStatus } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import type { BookingKey } from '../access/booking-access';
import { useBookingView, type BookingView } from './use-booking-view';

type BookingRequest = BookingKey & { language: Language };

export interface BookingLoader<Booking> {
  queryKey: (request: BookingRequest) => readonly unknown[];
  load: (api: ApiClient, request: BookingRequest, signal: AbortSignal) => Promise<Booking>;
}

/** Booking of a key; null asks for nothing. `marks` separate cache entries by owner or by a change just made. */
export function useKeyedBooking<Booking extends { status: BookingStatus }>(
  { queryKey, load }: BookingLoader<Booking>,
  key: BookingKey | null,
  ...marks: readonly string[]
): BookingView<Booking> {
  const { api } = usePlatform();
  const request = { ...key, language: useLanguage() };
  return useBookingView(
    key === null
      ? null
      : {
          queryKey: [...queryKey(request), ...marks],
          load: (signal) => load(api, request, signal),
        },
  );
}
