import type { FlightBooking } from '@wayfare/api-contract';
import { today } from '@wayfare/domain';
import * as v from 'valibot';
import type { Booking } from '../bookings/booking';
import { bookingFacts } from '../bookings/booking-facts';
import { CANCELLABLE } from '../bookings/cancellation';
import { FlightDetailsSchema } from './flight-details';
import { flightOf } from './flight-records';

/** A flight booking as a list shows it; throws when its details are not those of a flight. */
export function listedFlight(booking: Booking, now: number): FlightBooking {
  const { cancelable, ...details } = v.parse(FlightDetailsSchema, booking.details);
  const [first] = details.slices;
  const isAhead = first !== undefined && today(first.origin.timeZone, () => now) <= first.departing_at.slice(0, 10);
  const { state, status, heldUntil } = booking;
  return {
    ...bookingFacts(booking),
    vertical: 'flights',
    canCancel: cancelable && isAhead && CANCELLABLE.includes(state),
    ...(isAhead && state === 'confirmed' && flightOf(booking).changeable ? { canChange: true } : {}),
    ...(status === 'held' && heldUntil !== null ? { hold: { payment_required_by: heldUntil.toISOString() } } : {}),
    ...details,
  };
}
