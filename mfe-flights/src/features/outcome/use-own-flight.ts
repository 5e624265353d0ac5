import type { FlightBookingView, FlightOffer } from '@wayfare/api-contract';
import { useHydrated } from '@wayfare/ui';
import { useFlightStore } from '../booking/flight-store';
import { attempts } from '../payment/attempts';

/** The offer of this tab, if it is what this booking tried to buy. */
export function useOwnFlight(booking: Pick<FlightBookingView, 'booking_id'>): FlightOffer | null {
  const { flight } = useFlightStore();
  return useHydrated() && attempts.quoteOfBooking(booking.booking_id) !== null ? flight : null;
}
