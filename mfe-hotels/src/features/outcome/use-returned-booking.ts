import { useSyncExternalStore } from 'react';
import { lastBooking } from '../payment/booking-attempt';

const subscribe = () => () => undefined;

/** The booking that an address names, else the tab's last one: a provider's page may send back without a name. */
export function useReturnedBooking(named: string): string | null {
  const last = useSyncExternalStore(subscribe, lastBooking, () => null);
  return named === '' ? last : named.slice(0, 80);
}
