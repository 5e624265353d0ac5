import { queryKey } from '@wayfare/api-client/query-cache';
import { flightBooking, type FlightBookingView } from '@wayfare/api-contract';
import {
  useBookingView,
  useReturnedBooking,
  type BookingKey,
  type BookingView,
} from '@wayfare/checkout';
import { useLanguage, usePlatform } from '@wayfare/remote-kit';
import { loadFlightBooking } from '../../api/flights.api';
import { attempts } from '../../state/attempts';

/**
 * A flight booking as the API knows it now; null asks for nothing.
 * @param after names what was just done to it: what was known before is not shown as what came of that
 */
export function useFlightBooking(
  key: BookingKey | null,
  after = '',
): BookingView<FlightBookingView> {
  const { api } = usePlatform();
  const language = useLanguage();
  const request = { ...key, language };
  return useBookingView(
    key === null
      ? null
      : {
          queryKey: [...queryKey(flightBooking, request), after],
          load: (signal) => loadFlightBooking(api, request, signal),
        },
  );
}

/** The booking that an address names, else the tab's last one. */
export function useReturnedFlight(named: string): BookingView<FlightBookingView> {
  const id = useReturnedBooking(attempts, named);
  return useFlightBooking(id === null ? null : { booking_id: id });
}
