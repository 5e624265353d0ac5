import { queryKey } from '@wayfare/api-client/query-cache';
import type { BookingStatus, Call } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { useSyncExternalStore } from 'react';
import type { BookingKey } from '../access/booking-access';
import type { Attempts } from '../submit/attempts';
import { useBookingView, type BookingView } from './use-booking-view';

type BookingCall<Booking> = Call<BookingKey & { language?: Language | undefined }, Booking>;

/** Booking of a key; null asks for nothing. `marks` separate cache entries by owner or by a change just made. */
export function useKeyedBooking<Booking extends { status: BookingStatus }>(
  call: BookingCall<Booking>,
  key: BookingKey | null,
  ...marks: readonly string[]
): BookingView<Booking> {
  const { api } = usePlatform();
  const request = { ...key, language: useLanguage() };
  return useBookingView(
    key === null
      ? null
      : {
          queryKey: [...queryKey(call, request), ...marks],
          load: (signal) => api.call(call, request, { signal }),
        },
  );
}

const subscribe = () => () => undefined;

/** Booking that the address names, else the tab's last: some providers return without one. */
export function useReturnedBooking<Booking extends { status: BookingStatus }>(
  call: BookingCall<Booking>,
  attempts: Attempts,
  named: BookingKey | null,
): BookingView<Booking> {
  const last = useSyncExternalStore(subscribe, attempts.lastBooking, () => null);
  return useKeyedBooking(call, named ?? (last === null ? null : { booking_id: last }));
}
