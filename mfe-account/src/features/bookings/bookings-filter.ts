export const BOOKINGS_FILTERS = ['all', 'incoming', 'expired', 'canceled'] as const;
export type BookingsFilter = (typeof BOOKINGS_FILTERS)[number];

/** `?filter=`; anything unknown shows all bookings. */
export function toBookingsFilter(value: string | null): BookingsFilter {
  return BOOKINGS_FILTERS.find((filter) => filter === value) ?? 'all';
}
