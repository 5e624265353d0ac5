import type { TrainBasket } from '@wayfare/api-contract';
import { remainingMs } from '@wayfare/domain';
import { useEffect, useState } from 'react';
import { isLapsed, keptTo } from '../../domain/items/item-facts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** Milliseconds; null when all are past. */
function untilNext(instants: readonly string[], now: number): number | null {
  const left = instants.flatMap((instant) => remainingMs(instant, now)).filter((ms) => ms > 0);
  return left.length === 0 ? null : Math.min(...left, LONGEST_TIMER);
}

/** Ids of the items whose offers have expired (TRN-39). */
export function useLapsed(
  basket: Pick<TrainBasket, 'bookingItems' | 'bookingStatus' | 'expirationDate'>,
): ReadonlySet<string> {
  const { bookingItems } = basket;
  const [now, setNow] = useState(() => Date.now());
  const instants = bookingItems.map((item) => keptTo(basket, item) ?? '').join(' ');
  // external system: the wall clock
  useEffect(() => {
    const left = untilNext(instants.split(' '), Date.now());
    const look = () => setNow(Date.now());
    const timer = left === null ? undefined : window.setTimeout(look, left);
    // timers of a background tab are throttled
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [instants, now]);
  return new Set(
    bookingItems.filter((item) => isLapsed(keptTo(basket, item), now)).map(({ id }) => id),
  );
}
