import { BOOKING_FILTERS, type BookingFilter } from '@wayfare/domain';

/** What each vertical has told of its bookings; `failed` when its part of the page is broken. */
export type Tally = Readonly<Record<string, Readonly<Record<string, number>> | 'failed'>>;

/** How many there are for each filter, of all verticals that could count; null until every one has answered or failed. */
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

/** Is it certain that there is nothing at all? Not while somebody has not answered, failed, or could not read a booking. */
export function isNothing(tally: Tally, verticals: readonly string[]): boolean {
  return verticals.every((vertical) => {
    const numbers = tally[vertical];
    return typeof numbers === 'object' && numbers.all === 0 && (numbers.failed ?? 0) === 0;
  });
}

/** Is there anything to show of this vertical: bookings, or that they could not be had? Not as long as it has not answered. */
export function hasSomething(tally: Tally, vertical: string): boolean {
  const numbers = tally[vertical];
  return (
    numbers === 'failed' ||
    (numbers !== undefined && (numbers.all !== 0 || (numbers.failed ?? 0) > 0))
  );
}
