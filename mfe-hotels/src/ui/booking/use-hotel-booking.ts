import { queryKey } from '@wayfare/api-client/query-cache';
import { hotelBooking, type HotelBooking } from '@wayfare/api-contract';
import {
  useKeyedBooking,
  useReturnedBooking,
  type BookingKey,
  type BookingLoader,
  type BookingView,
} from '@wayfare/checkout';
import { loadBooking } from '../../api/bookings.api';
import { attempts } from '../../state/booking-attempts';

const STAYS: BookingLoader<HotelBooking> = {
  queryKey: (request) => queryKey(hotelBooking, request),
  load: loadBooking,
};

export const useHotelBooking = (key: BookingKey | null): BookingView<HotelBooking> =>
  useKeyedBooking(STAYS, key);

/** The booking named by the address, else the tab's last one. */
export function useReturnedStay(named: string): BookingView<HotelBooking> {
  const id = useReturnedBooking(attempts, named);
  return useHotelBooking(id === null ? null : { booking_id: id });
}
