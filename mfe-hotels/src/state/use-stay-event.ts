import { useBookingEvent } from '@wayfare/analytics';
import type { StayEvent } from '../domain/booking/analytics';

/** Sends an event once; null while its screen is not reached. */
export function useStayEvent(key: string, event: () => StayEvent | null): void {
  useBookingEvent('hotelEvents', key, event);
}
