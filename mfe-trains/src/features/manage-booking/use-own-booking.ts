import { trainBooking, type TrainBookingView } from '@wayfare/api-contract';
import { useKeyedBooking, type BookingKey, type BookingView } from '@wayfare/checkout';
import { useSession } from '@wayfare/session';

/** @param after names the last action, whose result must not be read from the cache */
export const useOwnBooking = (key: BookingKey, after: string): BookingView<TrainBookingView> =>
  useKeyedBooking(trainBooking, key, useSession().user, after);
