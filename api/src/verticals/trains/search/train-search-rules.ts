import { TRAIN_LIMITS } from '@wayfare/api-contract';
import type { SearchLeg } from '@wayfare/api-contract';
import { addDays, dateFormat, isIsoDate } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { TextKey } from '../../../platform/texts/messages';

/** The first thing that is wrong with a search: dot path of the field, and what to say of it. */
export interface SearchProblem {
  readonly field: string;
  readonly text: TextKey;
}

/** What the clock of a place shows, `2026-12-10T08:14`; null for a place that there is not. */
export type ClockOf = (code: string) => string | null;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const HOUR_LENGTH = '2026-12-10T08'.length;

/** What the clocks of a time zone show at an instant. */
export function clockAt(timeZone: string, instant: number): string {
  // Swedish writes a date and a time as ISO does
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');
}

/** What is wrong with a day, on which trains leave from where it is `today` (OQ-63). */
export function dayProblem(day: string, today: IsoDate): TextKey | null {
  if (!isIsoDate(day)) return 'dates.invalid';
  if (day < today) return 'trains.departurePast';
  return day > addDays(today, TRAIN_LIMITS.daysAhead) ? 'trains.departureTooFar' : null;
}

/** The hour that is running can still be chosen: people choose whole hours. */
function departureProblem(departure: string, clock: string): TextKey | null {
  const [day = '', time = ''] = departure.split('T');
  if (!TIME.test(time)) return 'dates.invalid';
  const text = dayProblem(day, clock.slice(0, 10));
  if (text !== null) return text;
  return departure.slice(0, HOUR_LENGTH) < clock.slice(0, HOUR_LENGTH)
    ? 'trains.departurePast'
    : null;
}

function legProblem(
  { origin, destination, departure }: SearchLeg,
  clockOf: ClockOf,
): SearchProblem | null {
  const clock = clockOf(origin);
  if (clock === null) return { field: 'origin', text: 'trains.place' };
  if (clockOf(destination) === null) return { field: 'destination', text: 'trains.place' };
  if (origin === destination) return { field: 'destination', text: 'trains.samePlace' };
  const text = departureProblem(departure, clock);
  return text === null ? null : { field: 'departure', text };
}

/** What cannot be searched for (TRN-54 to TRN-56, OQ-63); null when all is well. */
export function legsProblem(legs: readonly SearchLeg[], clockOf: ClockOf): SearchProblem | null {
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    const problem =
      legProblem(leg, clockOf) ??
      (before !== undefined && leg.departure < before.departure
        ? { field: 'departure', text: 'trains.returnOrder' as const }
        : null);
    if (problem !== null) return { ...problem, field: `legs.${index}.${problem.field}` };
  }
  return null;
}

/** What is wrong with the first day of a pass; `today` is the site's day. */
export function passStartProblem(day: string, today: IsoDate): TextKey | null {
  const text = dayProblem(day, today);
  if (text === 'trains.departurePast') return 'trains.startPast';
  return text === 'trains.departureTooFar' ? 'trains.startTooFar' : text;
}
