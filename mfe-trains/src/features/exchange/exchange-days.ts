import { TRAIN_LIMITS, type TicketItem } from '@wayfare/api-contract';
import { addDays, isIsoDate, today as todayAt, type Clock, type IsoDate } from '@wayfare/domain';

type Leg = TicketItem['legs'][number];

export interface DayBounds {
  min: IsoDate;
  max: IsoDate;
}

const dayOf = (moment: string) => moment.slice(0, 10);

export function isGone({ origin, solution }: Leg, clock: Clock = Date.now): boolean {
  return dayOf(solution.departure) < todayAt(origin.timeZone, clock);
}

/** Days for a leg: within 330 days, between its neighbours. `min` is after `max` when there is none. */
export function exchangeDays(legs: readonly Leg[], leg: Leg, clock: Clock = Date.now): DayBounds {
  const today = todayAt(leg.origin.timeZone, clock);
  const index = legs.indexOf(leg);
  const arrives = dayOf(legs[index - 1]?.solution.arrival ?? '');
  const leaves = dayOf(legs[index + 1]?.solution.departure ?? '');
  const furthest = addDays(today, TRAIN_LIMITS.daysAhead);
  return {
    min: arrives > today ? arrives : today,
    max: leaves !== '' && leaves < furthest ? leaves : furthest,
  };
}

export type DayProblem = 'missing' | 'early' | 'late';

export function dayProblem(date: string, { min, max }: DayBounds): DayProblem | null {
  if (!isIsoDate(date)) return 'missing';
  if (date < min) return 'early';
  return date > max ? 'late' : null;
}

/** Possible for a return until either journey begins. */
export const canExchangeBoth = ({ legs }: Pick<TicketItem, 'legs'>): boolean =>
  legs.length === 2 && !legs.some((leg) => isGone(leg));

/** Ignores the other booked leg; the way back is not before the way out. */
export function bothDays(
  out: Leg,
  back: Leg,
  typedOut: string,
  clock: Clock = Date.now,
): { out: DayBounds; back: DayBounds } {
  const [days, backDays] = [exchangeDays([out], out, clock), exchangeDays([back], back, clock)];
  const isLater = isIsoDate(typedOut) && typedOut > backDays.min;
  return { out: days, back: isLater ? { ...backDays, min: typedOut } : backDays };
}
