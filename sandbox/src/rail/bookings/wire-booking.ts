import { pricesOf } from '../wire/money';
import { bookingStatus, type Booking, type BookingStatus } from './booking';
import { bookingCents } from './bookings';
import { wireItem, type Reading } from './wire-item';
import { wireChanges } from './wire-schedule-change';

/** Until when all of it is kept: the prebooking, or the earliest of its items. */
function expiryOf({ items, heldUntil }: Booking, status: BookingStatus): string | null {
  const until = heldUntil ?? Math.min(...items.map(({ keptUntil }) => keptUntil));
  return status === 'CONFIRMED' || !Number.isFinite(until) ? null : new Date(until).toISOString();
}

export function wireBooking(booking: Booking, reading: Reading) {
  const status = bookingStatus(booking, reading.now);
  return {
    id: booking.id,
    bookingReference: booking.reference ?? null,
    bookingStatus: status,
    expirationDate: expiryOf(booking, status),
    bookingItems: booking.items.flatMap((item) => wireItem(booking, item, reading)),
    prices: pricesOf(bookingCents(booking)),
    scheduleChanges: booking.items.flatMap((item) => wireChanges(item, reading.language)),
    demo: true as const,
  };
}

export type WireBooking = ReturnType<typeof wireBooking>;
