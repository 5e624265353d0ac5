import type { FlightBooking } from '@wayfare/api-contract';
import { today } from '@wayfare/domain';
import * as v from 'valibot';
import type { Booking } from '../../booking/booking';
import { bookingFacts } from '../../booking/booking-facts';
import { CANCELLABLE } from '../../booking/cancellation';
import type { CityName } from './dictionary';
import { FlightDetailsSchema, type FlightDetails } from './flight-details';

const ListedSchema = v.object({
  ...FlightDetailsSchema.entries,
  changeable: v.optional(v.boolean(), false),
});

interface Listing {
  readonly cityName: CityName;
  readonly now: number;
}

function listedSlice(
  { origin, destination, ...slice }: FlightDetails['slices'][number],
  cityName: CityName,
): FlightBooking['slices'][number] {
  const place = ({ code, name, timeZone, ...city }: typeof origin) => ({
    code,
    name: city.cityName === '' ? name : cityName(city),
    timeZone,
  });
  return { ...slice, origin: place(origin), destination: place(destination) };
}

/** Throws for details of another vertical. */
export function listedFlight(booking: Booking, { cityName, now }: Listing): FlightBooking {
  const { cancelable, changeable, slices, ...details } = v.parse(ListedSchema, booking.details);
  const [first] = slices;
  const isAhead =
    first !== undefined &&
    today(first.origin.timeZone, () => now) <= first.departing_at.slice(0, 10);
  const { state, status, heldUntil } = booking;
  return {
    ...bookingFacts(booking),
    vertical: 'flights',
    canCancel: cancelable && isAhead && CANCELLABLE.includes(state),
    ...(isAhead && state === 'confirmed' && changeable ? { canChange: true } : {}),
    ...(status === 'held' && heldUntil !== null
      ? { hold: { payment_required_by: heldUntil.toISOString() } }
      : {}),
    ...details,
    slices: slices.map((slice) => listedSlice(slice, cityName)),
  };
}
