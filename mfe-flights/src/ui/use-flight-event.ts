import { useBookingEvent } from '@wayfare/analytics';
import type { FlightEvent } from '../domain/booking-events';

/** Pushes to `dataLayer` once for each key; null skips. */
export function useFlightEvent(key: string, event: () => FlightEvent | null): void {
  useBookingEvent('flightEvents', key, event);
}
