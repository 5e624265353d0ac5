import { today } from '@wayfare/domain';

export function ownDay(now: number): string {
  const clock = new Date(now);
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${clock.getFullYear()}-${digits(clock.getMonth() + 1)}-${digits(clock.getDate())}`;
}

/** Today by the place's calendar; null for a zone that is missing or unknown to this browser. */
export function placeDay(timeZone: string | undefined, now: number): string | null {
  if (timeZone === undefined) return null;
  try {
    return today(timeZone, () => now);
  } catch {
    return null;
  }
}
