import type { FlightBookingView, FlightOffer } from '@wayfare/api-contract';
import { useHydrated } from '@wayfare/ui';
import { attempts } from '../../state/attempts';
import { useFlightStore } from '../../state/flight-store';

export function useOwnFlight(booking: Pick<FlightBookingView, 'booking_id'>): FlightOffer | null {
  const { flight } = useFlightStore();
  return useHydrated() && attempts.quoteOfBooking(booking.booking_id) !== null ? flight : null;
}
