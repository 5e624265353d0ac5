import type { Booking } from '../booking/booking';
import { signBookingKey } from '../booking/booking-keys';
import type { KeySet } from '../platform/keys/key-set';

export const TRIP_CALENDAR_PATH = '/api/bookings/trip.ics';
/** More keys than this make an address that proxies refuse. */
export const MOST_BOOKINGS = 12;

/** With a key per booking; null for none or too many. */
export async function calendarOf(
  bookings: readonly Pick<Booking, 'id' | 'linkGeneration'>[],
  keys: KeySet,
): Promise<string | null> {
  if (bookings.length === 0 || bookings.length > MOST_BOOKINGS) return null;
  const signed = await Promise.all(bookings.map((booking) => signBookingKey(keys, booking)));
  return `${TRIP_CALENDAR_PATH}?${new URLSearchParams(signed.map((key) => ['key', key]))}`;
}
