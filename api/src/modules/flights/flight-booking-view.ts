import type { FlightBooking } from '@wayfare/api-contract';
import { today } from '@wayfare/domain';
import * as v from 'valibot';
import type { Booking } from '../bookings/booking';
import { bookingFacts } from '../bookings/booking-facts';
import { FlightDetailsSchema } from './flight-details';

/** A flight booking as its owner sees it; throws when its details are not those of a flight. */
export function flightBookingView(booking: Booking, now: number): FlightBooking {
  const { cancelable, ...details } = v.parse(FlightDetailsSchema, booking.details);
  const [first] = details.slices;
  const isAhead = first !== undefined && today(first.origin.timeZone, () => now) <= first.departing_at.slice(0, 10);
  return { ...bookingFacts(booking), vertical: 'flights', canCancel: cancelable && isAhead && booking.state === 'confirmed', ...details };
}
