import type { Connection } from '../platform/db/database';
import type { KeySet } from '../platform/keys/key-set';
import type { Booking } from './booking';
import { readBookingKey } from './booking-keys';
import { findBooking } from './bookings.repository';
import { haveLinksEnded } from './trip-end';
import type { TripEnd } from './trip-end';

export type TripEndOf = (booking: Booking) => TripEnd | null;

export async function bookingByLink(
  connection: Connection,
  keys: KeySet,
  key: string,
  { tripEnd, now }: { tripEnd: TripEndOf; now: number },
): Promise<Booking | null> {
  const named = await readBookingKey(keys, key, now);
  const booking = named === null ? null : await findBooking(connection, named.id);
  if (booking === null || booking.linkGeneration !== named?.generation) return null;
  const end = tripEnd(booking);
  return end === null || haveLinksEnded(end, now) ? null : booking;
}
