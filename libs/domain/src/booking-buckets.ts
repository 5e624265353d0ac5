import { today, type IsoDate } from './dates';

/** Filters of the list of bookings, as `?filter=` names them. */
export const BOOKING_FILTERS = ['all', 'incoming', 'expired', 'canceled'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];

/** `?filter=` of the page that shows the list; anything unknown shows all. */
export function toBookingFilter(value: string | null): BookingFilter {
  return BOOKING_FILTERS.find((filter) => filter === value) ?? 'all';
}

export interface DatedBooking {
  status: string;
  /** the last day of the trip by the clock of the place where it ends */
  lastDay: IsoDate;
  timeZone: string;
}

/**
 * The filter of a booking besides `all` (OQ-81): canceled or refunded, expired, else by its last
 * day; `none` for one that failed.
 */
export function bookingBucket(
  { status, lastDay, timeZone }: DatedBooking,
  now: number,
): Exclude<BookingFilter, 'all'> | 'none' {
  if (status === 'canceled' || status === 'refunded') return 'canceled';
  if (status === 'expired') return 'expired';
  if (status === 'failed') return 'none';
  return lastDay >= today(timeZone, () => now) ? 'incoming' : 'expired';
}

/** The bookings that a filter shows, and how many each of the filters would show. */
export function sortOutBookings<Booking>(
  bookings: readonly Booking[],
  datedOf: (booking: Booking) => DatedBooking,
  { filter, now }: { filter: BookingFilter; now: number },
): { shown: Booking[]; counts: Record<BookingFilter, number> } {
  const counts: Record<BookingFilter, number> = {
    all: bookings.length,
    incoming: 0,
    expired: 0,
    canceled: 0,
  };
  const shown = bookings.filter((booking) => {
    const bucket = bookingBucket(datedOf(booking), now);
    if (bucket !== 'none') counts[bucket] += 1;
    return filter === 'all' || bucket === filter;
  });
  return { shown, counts };
}
