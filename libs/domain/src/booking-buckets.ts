import { today, type IsoDate } from './dates';

export const BOOKING_FILTERS = ['all', 'incoming', 'expired', 'canceled'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];

/** `?filter=` of the list; unknown values show all. */
export function toBookingFilter(value: string | null): BookingFilter {
  return BOOKING_FILTERS.find((filter) => filter === value) ?? 'all';
}

export interface DatedBooking {
  status: string;
  lastDay: IsoDate;
  timeZone: string;
}

/** Bucket by status and last day (OQ-81); `none` for a failed booking. */
export function bookingBucket(
  { status, lastDay, timeZone }: DatedBooking,
  now: number,
): Exclude<BookingFilter, 'all'> | 'none' {
  if (status === 'canceled' || status === 'refunded') return 'canceled';
  if (status === 'expired') return 'expired';
  if (status === 'failed') return 'none';
  return lastDay >= today(timeZone, () => now) ? 'incoming' : 'expired';
}

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
