import { queryKey } from '@wayfare/api-client/query-cache';
import { hotelBooking, type HotelBooking } from '@wayfare/api-contract';
import {
  useBookingView,
  useReturnedBooking,
  type BookingKey,
  type BookingView,
} from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { loadBooking } from '../../api/bookings.api';
import { attempts } from '../../state/booking-attempts';

/** A booking of a hotel as the API knows it now; null asks for nothing. */
export function useHotelBooking(key: BookingKey | null): BookingView<HotelBooking> {
  const { api } = usePlatform();
  const language = useLanguage();
  const request = { ...key, language };
  return useBookingView(
    key === null
      ? null
      : {
          queryKey: queryKey(hotelBooking, request),
          load: (signal) => loadBooking(api, request, signal),
        },
  );
}

/** The booking that an address names, else the tab's last one. */
export function useReturnedStay(named: string): BookingView<HotelBooking> {
  const id = useReturnedBooking(attempts, named);
  return useHotelBooking(id === null ? null : { booking_id: id });
}
