import { today } from '@wayfare/domain';

/** The day that the traveller's own clock shows. */
export function ownDay(now: number): string {
  const clock = new Date(now);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${clock.getFullYear()}-${digits(clock.getMonth() + 1)}-${digits(clock.getDate())}`;
}

/** Today by the calendar of a place; null where it has no zone that this browser knows. */
export function placeDay(timeZone: string | undefined, now: number): string | null {
  if (timeZone === undefined) return null;
  try {
    return today(timeZone, () => now);
  } catch {
    return null;
  }
}
