/** One room's rate, as far as combining it with other rooms' rates depends on it. */
export interface CombinedRate {
  /** ISO instant until which cancelling costs nothing; null when it always costs */
  readonly freeCancellationUntil: string | null;
  /** the property confirms it later */
  readonly isOnRequest: boolean;
}

/**
 * Rooms at different rates are bookings of their own at the supplier, one after the other. What was booked is given back
 * when a later one is refused, so cancelling it must stay free for longer than the outcome of all of them takes.
 */
const FREE_FOR_HOURS = 48;

const staysFree = ({ freeCancellationUntil: until }: CombinedRate, now: number): boolean =>
  until !== null && Date.parse(until) - now >= FREE_FOR_HOURS * 3_600_000;

/**
 * Why rooms cannot be booked together at rates of their own, null when they can: `onRequest` for a rate that the property
 * confirms later, `notFree` when more than one of them costs something to cancel (decision 0045). All rooms at one rate
 * are one booking and need no such rule.
 */
export function combinationProblem(
  rates: readonly CombinedRate[],
  now: number,
): 'onRequest' | 'notFree' | null {
  if (rates.length > 1 && rates.some(({ isOnRequest }) => isOnRequest)) return 'onRequest';
  return rates.filter((rate) => !staysFree(rate, now)).length > 1 ? 'notFree' : null;
}

/** Those that are free to cancel come first: the one that is not is booked when all others are. */
export function inBookingOrder<Rate extends CombinedRate>(
  rates: readonly Rate[],
  now: number,
): Rate[] {
  return [
    ...rates.filter((rate) => staysFree(rate, now)),
    ...rates.filter((rate) => !staysFree(rate, now)),
  ];
}
