import { today } from '@wayfare/domain';
import { useHydrated } from '@wayfare/ui';
import { useDeferredValue, useState } from 'react';
import { earliestToday } from './search-rules';

/** The day that the traveller's own clock shows. */
function ownDay(now: number): string {
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

/**
 * The first day that can be a check-in: today at the place, or by the traveller's own clock as long as no place is
 * chosen. The server has neither then and takes the day that is nowhere past.
 */
export function usePlaceDay(timeZone: string | undefined): string {
  const [now] = useState(() => Date.now());
  const isHydrated = useHydrated();
  // the first calendar of a zone holds a slow phone up for 30 ms: it comes behind the frame that shows the choice
  const zone = useDeferredValue(timeZone);
  return placeDay(zone, now) ?? (isHydrated ? ownDay(now) : earliestToday(now));
}
