import type { Clock, IsoDate } from '@wayfare/domain';
import { formatHour } from './hours';

const SITE_ZONE = 'Europe/Amsterdam';
const MINUTE_MS = 60_000;

/** The clock of a place a minute from now, so that it is not over when the question arrives. */
function soon(timeZone: string, clock: Clock): string {
  // Swedish writes a date and a time as ISO does
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZone === '' ? SITE_ZONE : timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(clock() + MINUTE_MS)
    .replace(' ', 'T');
}

/** When to leave at the earliest, by the clock of the place: the hour that was asked for, but never what is over there. */
export function departureAt(
  { date, hour, timezone }: { date: IsoDate; hour: number; timezone: string },
  clock: Clock = Date.now,
): string {
  const asked = `${date}T${formatHour(hour)}`;
  const now = soon(timezone, clock);
  return asked < now ? now : asked;
}
