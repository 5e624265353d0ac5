import type { Booking } from '../../booking/booking';
import type { TripEnd } from '../../booking/trip-end';
import { flightOf } from './flight-records';

export function flightEnd(booking: Booking): TripEnd {
  const last = flightOf(booking).itinerary.at(-1)?.segments.at(-1);
  if (last === undefined) throw new Error(`booking ${booking.id} has no flights`);
  return { day: last.arrivingAt.slice(0, 10), timeZone: last.destination.timeZone };
}
