import { today, type IsoDate } from './dates';

/** Filters of the list of bookings, as `?filter=` names them. */
export const BOOKING_FILTERS = ['all', 'incoming', 'expired', 'canceled'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];

/** `?filter=` of the page that shows the list; anything unknown shows all. */
export function toBookingFilter(value: string | null): BookingFilter {
  return BOOKING_FILTERS.find((filter) => filter === value) ?? 'all';
}

/** What the filters have to know of a booking, whatever was booked. */
export interface DatedBooking {
  /** a booking status of the API contract */
  status: string;
  /** the last day of the trip by the clock of the place where it ends */
  lastDay: IsoDate;
  timeZone: string;
}

/**
 * Which filter a booking belongs to besides `all` (OQ-81): canceled or refunded ones to `canceled`, lapsed ones to
 * `expired`, the others by the last day of the trip. One that failed never was a trip: `none`, only `all` has it.
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
