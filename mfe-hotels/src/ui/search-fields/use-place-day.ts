import { useHydrated } from '@wayfare/ui';
import { useDeferredValue, useState } from 'react';
import { ownDay, placeDay } from '../../domain/search/place-day';
import { earliestToday } from '../../domain/search/search-rules';

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
