import type { FlightBooking } from '@wayfare/api-contract';
import { formatDecimal, money } from '@wayfare/domain';
import type { Booking } from './booking';

/** What a list says of every booking, whatever was booked. */
export function bookingFacts({ id, reference, status, createdAt, total }: Booking): Pick<FlightBooking, 'booking_id' | 'reference' | 'status' | 'createdAt' | 'total'> {
  return { booking_id: id, reference, status, createdAt: createdAt.toISOString(), total: formatDecimal(money(total)) };
}
