import { pricesOf, type WirePrices } from '../wire/money';
import { bookingStatus, type Booking, type BookingStatus } from './booking';
import { bookingCents } from './bookings';
import { wireItem, type Reading } from './wire-item';
import type { WireItem } from './wire-item-types';
import { wireChanges, type WireScheduleChange } from './wire-schedule-change';

export interface WireBooking {
  id: string;
  bookingReference: string | null;
  bookingStatus: BookingStatus;
  expirationDate: string | null;
  bookingItems: WireItem[];
  prices: WirePrices;
  /** what railways changed since it was bought, the latest last */
  scheduleChanges: WireScheduleChange[];
  demo: true;
}

/** Until when all of it is kept: the prebooking, or the earliest of its items. */
function expiryOf({ items, heldUntil }: Booking, status: BookingStatus): string | null {
  const until = heldUntil ?? Math.min(...items.map(({ keptUntil }) => keptUntil));
  return status === 'CONFIRMED' || !Number.isFinite(until) ? null : new Date(until).toISOString();
}

export function wireBooking(booking: Booking, reading: Reading): WireBooking {
  const status = bookingStatus(booking, reading.now);
  return {
    id: booking.id,
    bookingReference: booking.reference ?? null,
    bookingStatus: status,
    expirationDate: expiryOf(booking, status),
    bookingItems: booking.items.flatMap((item) => wireItem(booking, item, reading)),
    prices: pricesOf(bookingCents(booking)),
    scheduleChanges: booking.items.flatMap((item) => wireChanges(item, reading.language)),
    demo: true,
  };
}
