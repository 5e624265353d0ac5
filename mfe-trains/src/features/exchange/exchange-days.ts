import { TRAIN_LIMITS, type TicketItem } from '@wayfare/api-contract';
import { addDays, isIsoDate, today as todayAt, type Clock, type IsoDate } from '@wayfare/domain';

type Leg = TicketItem['legs'][number];

export interface DayBounds {
  min: IsoDate;
  max: IsoDate;
}

const dayOf = (moment: string) => moment.slice(0, 10);

/** Has the day of its departure gone by, by the clock of its station? */
export function isGone({ origin, solution }: Leg, clock: Clock = Date.now): boolean {
  return dayOf(solution.departure) < todayAt(origin.timeZone, clock);
}

/**
 * The days that a leg may leave on: from today, within 330 days, not before the leg before it arrives and not after the
 * next one leaves. `min` is after `max` where there is no such day.
 */
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

/** What is wrong with a day that was typed; null when trains can be looked for. */
export function dayProblem(date: string, { min, max }: DayBounds): DayProblem | null {
  if (!isIsoDate(date)) return 'missing';
  if (date < min) return 'early';
  return date > max ? 'late' : null;
}

/** Way out and way back of a return can be exchanged in one go as long as neither has begun. */
export const canExchangeBoth = ({ legs }: Pick<TicketItem, 'legs'>): boolean =>
  legs.length === 2 && !legs.some((leg) => isGone(leg));

/** The days of both journeys: as if the other were not booked, and back not before the day of the way out. */
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
