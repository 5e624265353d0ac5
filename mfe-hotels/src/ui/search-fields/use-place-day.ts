import { useHydrated } from '@wayfare/ui';
import { useDeferredValue, useState } from 'react';
import { ownDay, placeDay } from '../../domain/search/place-day';
import { earliestToday } from '../../domain/search/search-rules';

/** First check-in day: today at the place, else by the traveller's clock; on the server the earliest day on earth. */
export function usePlaceDay(timeZone: string | undefined): string {
  const [now] = useState(() => Date.now());
  const isHydrated = useHydrated();
  // deferred: the first calendar of a zone takes 30 ms on slow phones
  const zone = useDeferredValue(timeZone);
  return placeDay(zone, now) ?? (isHydrated ? ownDay(now) : earliestToday(now));
}
