import type { TrainBookingView } from '@wayfare/api-contract';
import {
  useKeyedBooking,
  useReturnedBooking,
  type BookingKey,
  type BookingView,
} from '@wayfare/checkout';
import { attempts } from '../../state/payment-attempts';
import { TRAINS } from '../../state/train-booking';

/** The booking named by id or a mail's link, else the tab's last one. */
export function useReturnedTrains(named: BookingKey | null): BookingView<TrainBookingView> {
  const last = useReturnedBooking(attempts, named?.booking_id ?? '');
  return useKeyedBooking(TRAINS, named ?? (last === null ? null : { booking_id: last }));
}
