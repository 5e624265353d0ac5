import type { TrainBookingView } from '@wayfare/api-contract';
import { useKeyedBooking, type BookingKey, type BookingView } from '@wayfare/checkout';
import { useSession } from '@wayfare/session';
import { TRAINS } from '../../state/train-booking';

/**
 * A booking as the API knows it now, for whoever is here.
 * @param after names what was just done to it: what was known before is not shown as what came of that
 */
export const useOwnBooking = (key: BookingKey, after: string): BookingView<TrainBookingView> =>
  useKeyedBooking(TRAINS, key, useSession().user, after);
