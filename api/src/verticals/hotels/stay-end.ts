import type { Booking } from '../../booking/booking';
import type { TripEnd } from '../../booking/trip-end';
import { stayOf } from './stay-details';

export function stayEnd(booking: Booking): TripEnd {
  const { checkOut, timeZone } = stayOf(booking);
  return { day: checkOut, timeZone };
}
