/** One room's rate, as far as combining it with other rooms' rates depends on it. */
export interface CombinedRate {
  readonly freeCancellationUntil: string | null;
  readonly isOnRequest: boolean;
}

const FREE_FOR_HOURS = 48;

const staysFree = ({ freeCancellationUntil: until }: CombinedRate, now: number): boolean =>
  until !== null && Date.parse(until) - now >= FREE_FOR_HOURS * 3_600_000;

/**
 * Why rooms can't be booked together at their own rates; null when they can: `onRequest`, or
 * `notFree` when more than one costs something to cancel (decision 0045).
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
