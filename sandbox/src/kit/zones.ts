import { remembered } from './remembered';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const formatOf = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);
const days = new Map<string, Map<number, number | undefined>>();

/** What the clocks show at a full minute, read as if it were UTC. Names of offsets would say it directly, but cost ten times as much to make. */
function offsetAt(zone: string, at: number): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0] = (
    formatOf(zone).format(at).match(/\d+/g) ?? []
  ).map(Number);
  return (Date.UTC(year, month - 1, day, hour, minute) - at) / MINUTE;
}

/** Minutes ahead of UTC. Asked for hundreds of flights a search: a day on which the clocks stay put is asked once. */
export function zoneOffset(zone: string, at: number): number {
  const day = Math.floor(at / DAY);
  const known = days.get(zone) ?? new Map<number, number | undefined>();
  days.set(zone, known);
  if (!known.has(day)) {
    const [first, last] = [offsetAt(zone, day * DAY), offsetAt(zone, (day + 1) * DAY - MINUTE)];
    known.set(day, first === last ? first : undefined);
  }
  return known.get(day) ?? offsetAt(zone, Math.floor(at / MINUTE) * MINUTE);
}

/** The instant at which the clocks of a zone show these minutes after midnight. */
export function instantOf(date: string, minutes: number, zone: string): number {
  const asUtc = Date.parse(date) + minutes * MINUTE;
  const guess = asUtc - zoneOffset(zone, asUtc) * MINUTE;
  return asUtc - zoneOffset(zone, guess) * MINUTE;
}

export function localTime(at: number, zone: string): string {
  return new Date(at + zoneOffset(zone, at) * MINUTE).toISOString().slice(0, 19);
}

export function localDate(at: number, zone: string): string {
  return localTime(at, zone).slice(0, 10);
}

export function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY).toISOString().slice(0, 10);
}

/** `PT2H15M`, or `P1DT3H` from a day on. */
export function isoDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const part = (count: number, unit: string): string => (count < 1 ? '' : Math.floor(count) + unit);
  const wholeDays = part(minutes / 1_440, 'D');
  const time = part((minutes % 1_440) / 60, 'H') + part(minutes % 60, 'M');
  if (minutes === 0) return 'PT0M';
  return `P${wholeDays}${time === '' ? '' : `T${time}`}`;
}
