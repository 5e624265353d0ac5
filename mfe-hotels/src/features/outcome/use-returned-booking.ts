import { useSyncExternalStore } from 'react';
import { lastBooking } from '../payment/booking-attempt';
import { useBooking, type BookingState } from './use-booking';

const subscribe = () => () => undefined;

/** The booking that an address names, else the tab's last one: a provider's page may send back without a name. */
export function useReturnedBooking(named: string): BookingState {
  const last = useSyncExternalStore(subscribe, lastBooking, () => null);
  const id = named === '' ? last : named.slice(0, 80);
  const known = useBooking(id === null ? null : { booking_id: id });
  return id === null ? { state: 'unknown' } : known;
}
