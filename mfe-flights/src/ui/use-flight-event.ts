import { useBookingEvent } from '@wayfare/analytics';
import type { FlightEvent } from '../domain/booking-events';

/** Tells the page's `dataLayer` once for each key; null while there is nothing to tell. */
export function useFlightEvent(key: string, event: () => FlightEvent | null): void {
  useBookingEvent('flightEvents', key, event);
}
