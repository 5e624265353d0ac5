import { useBookingEvent } from '@wayfare/analytics';
import type { StayEvent } from '../domain/booking/analytics';

/** Tells once that a screen was reached; null while it is not. */
export function useStayEvent(key: string, event: () => StayEvent | null): void {
  useBookingEvent('hotelEvents', key, event);
}
