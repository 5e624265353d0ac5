import type { Booking } from '../../booking/booking';
import { findBooking } from '../../booking/bookings.repository';
import type { Connection } from '../../platform/db/database';
import { DeskProblem } from '../access/desk-problem';

/** NOT_FOUND for an id that no booking has. */
export async function knownBooking(connection: Connection, id: string): Promise<Booking> {
  const booking = await findBooking(connection, id);
  if (booking === null) throw new DeskProblem('NOT_FOUND', { field: 'bookingId' });
  return booking;
}
