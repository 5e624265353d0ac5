import type { FlightBookingView, FlightOffer } from '@wayfare/api-contract';
import { useHydrated } from '@wayfare/ui';
import { attempts } from '../../state/attempts';
import { useFlightStore } from '../../state/flight-store';

/** The offer of this tab, if it is what this booking tried to buy. */
export function useOwnFlight(booking: Pick<FlightBookingView, 'booking_id'>): FlightOffer | null {
  const { flight } = useFlightStore();
  return useHydrated() && attempts.quoteOfBooking(booking.booking_id) !== null ? flight : null;
}
