import { queryKey } from '@wayfare/api-client/query-cache';
import { flightBooking, type FlightBookingView } from '@wayfare/api-contract';
import {
  useKeyedBooking,
  useReturnedBooking,
  type BookingKey,
  type BookingLoader,
  type BookingView,
} from '@wayfare/checkout';
import { loadFlightBooking } from '../../api/flights.api';
import { attempts } from '../../state/attempts';

const FLIGHTS: BookingLoader<FlightBookingView> = {
  queryKey: (request) => queryKey(flightBooking, request),
  load: loadFlightBooking,
};

/** @param after names the last action, whose result must not be read from the cache */
export const useFlightBooking = (
  key: BookingKey | null,
  after = '',
): BookingView<FlightBookingView> => useKeyedBooking(FLIGHTS, key, after);

/** The booking named by the address, else the tab's last one. */
export function useReturnedFlight(named: string): BookingView<FlightBookingView> {
  const id = useReturnedBooking(attempts, named);
  return useFlightBooking(id === null ? null : { booking_id: id });
}
