import { TRAIN_LIMITS } from '@wayfare/api-contract';
import type { SearchLeg } from '@wayfare/api-contract';
import { addDays, dateFormat, isIsoDate } from '@wayfare/domain';
import type { IsoDate } from '@wayfare/domain';
import type { TextKey } from '../../../platform/texts/messages';

export interface SearchProblem {
  readonly field: string;
  readonly text: TextKey;
}

/** Local time `2026-12-10T08:14`; null for an unknown place. */
export type ClockOf = (code: string) => string | null;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const HOUR_LENGTH = '2026-12-10T08'.length;

export function clockAt(timeZone: string, instant: number): string {
  // Swedish formats as ISO
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');
}

/** `today` in local time of the origin (OQ-63). */
export function dayProblem(day: string, today: IsoDate): TextKey | null {
  if (!isIsoDate(day)) return 'dates.invalid';
  if (day < today) return 'trains.departurePast';
  return day > addDays(today, TRAIN_LIMITS.daysAhead) ? 'trains.departureTooFar' : null;
}

/** Whole hours are offered, so the running hour is valid. */
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

/** First problem of a search (TRN-54 to TRN-56, OQ-63), else null. */
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

/** `today` is the site's day. */
export function passStartProblem(day: string, today: IsoDate): TextKey | null {
  const text = dayProblem(day, today);
  if (text === 'trains.departurePast') return 'trains.startPast';
  return text === 'trains.departureTooFar' ? 'trains.startTooFar' : text;
}
