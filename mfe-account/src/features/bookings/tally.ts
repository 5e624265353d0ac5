import { BOOKING_FILTERS, type BookingFilter } from '@wayfare/domain';

/** Each vertical's counts; `failed` when its part of the page is broken. */
export type Tally = Readonly<Record<string, Readonly<Record<string, number>> | 'failed'>>;

/** Sums per filter; null until every vertical has answered or failed. */
export function countAll(
  tally: Tally,
  verticals: readonly string[],
): Record<BookingFilter, number> | null {
  const told = verticals.map((vertical) => tally[vertical]);
  if (told.includes(undefined)) return null;
  const countOf = (filter: BookingFilter) =>
    told.reduce(
      (sum, numbers) => sum + (typeof numbers === 'object' ? (numbers[filter] ?? 0) : 0),
      0,
    );
  return Object.fromEntries(BOOKING_FILTERS.map((filter) => [filter, countOf(filter)])) as Record<
    BookingFilter,
    number
  >;
}

/** Certain only when all have answered and could read every booking. */
export function isNothing(tally: Tally, verticals: readonly string[]): boolean {
  return verticals.every((vertical) => {
    const numbers = tally[vertical];
    return typeof numbers === 'object' && numbers.all === 0 && (numbers.failed ?? 0) === 0;
  });
}

/** Bookings or a failure to show; false until it has answered. */
export function hasSomething(tally: Tally, vertical: string): boolean {
  const numbers = tally[vertical];
  return (
    numbers === 'failed' ||
    (numbers !== undefined && (numbers.all !== 0 || (numbers.failed ?? 0) > 0))
  );
}
