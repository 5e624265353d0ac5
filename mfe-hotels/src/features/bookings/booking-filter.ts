import type { HotelBooking } from '@wayfare/api-contract';
import { today } from '@wayfare/domain';

export const BOOKING_FILTERS = ['all', 'incoming', 'expired', 'canceled'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];

/** `?filter=` of the page that shows the list; anything unknown shows all. */
export function toBookingFilter(value: string | null): BookingFilter {
  return BOOKING_FILTERS.find((filter) => filter === value) ?? 'all';
}

type Dated = Pick<HotelBooking, 'status' | 'checkOut'> & { hotel: Pick<HotelBooking['hotel'], 'timeZone'> };

/**
 * Which filter a booking belongs to besides `all` (OQ-81): canceled or refunded ones to `canceled`, lapsed ones to
 * `expired`, the others by their last day at the hotel. One that failed never was a stay: `all` alone has it.
 */
export function bucketOf({ status, checkOut, hotel }: Dated, now: number): BookingFilter {
  if (status === 'canceled' || status === 'refunded') return 'canceled';
  if (status === 'expired') return 'expired';
  if (status === 'failed') return 'all';
  return checkOut >= today(hotel.timeZone, () => now) ? 'incoming' : 'expired';
}

export function filterBookings<Booking extends Dated>(bookings: readonly Booking[], filter: BookingFilter, now: number): Booking[] {
  return bookings.filter((booking) => filter === 'all' || bucketOf(booking, now) === filter);
}
