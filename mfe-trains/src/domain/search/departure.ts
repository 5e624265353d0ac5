import type { Clock, IsoDate } from '@wayfare/domain';
import { formatHour } from './hours';

const SITE_ZONE = 'Europe/Amsterdam';
const MINUTE_MS = 60_000;

/** The place's clock in a minute, so that it is not past on arrival at the server. */
function soon(timeZone: string, clock: Clock): string {
  // the Swedish locale writes ISO dates
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZone === '' ? SITE_ZONE : timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(clock() + MINUTE_MS)
    .replace(' ', 'T');
}

/** The requested hour by the place's clock, but not a past one. */
export function departureAt(
  { date, hour, timezone }: { date: IsoDate; hour: number; timezone: string },
  clock: Clock = Date.now,
): string {
  const asked = `${date}T${formatHour(hour)}`;
  const now = soon(timezone, clock);
  return asked < now ? now : asked;
}
