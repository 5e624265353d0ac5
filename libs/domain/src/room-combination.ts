export interface CombinedRate {
  readonly freeCancellationUntil: string | null;
  readonly isOnRequest: boolean;
}

const FREE_FOR_HOURS = 48;

const staysFree = ({ freeCancellationUntil: until }: CombinedRate, now: number): boolean =>
  until !== null && Date.parse(until) - now >= FREE_FOR_HOURS * 3_600_000;

/** Obstacle to combining rates, null for none: `onRequest`, or `notFree` for several non-refundable (decision 0045). */
export function combinationProblem(
  rates: readonly CombinedRate[],
  now: number,
): 'onRequest' | 'notFree' | null {
  if (rates.length > 1 && rates.some(({ isOnRequest }) => isOnRequest)) return 'onRequest';
  return rates.filter((rate) => !staysFree(rate, now)).length > 1 ? 'notFree' : null;
}

/** Refundable ones first: the other is booked last, when all are certain. */
export function inBookingOrder<Rate extends CombinedRate>(
  rates: readonly Rate[],
  now: number,
): Rate[] {
  return [
    ...rates.filter((rate) => staysFree(rate, now)),
    ...rates.filter((rate) => !staysFree(rate, now)),
  ];
}
