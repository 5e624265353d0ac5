import * as v from 'valibot';
import { LocalTimeSchema, TimeZoneSchema } from '../bookings/journey-times';

const AirportSchema = v.object({ code: v.string(), name: v.string(), timeZone: TimeZoneSchema });

/** What the row of a flight booking keeps of the flight, nothing of it in a language. */
export const FlightDetailsSchema = v.object({
  airline: v.string(),
  slices: v.pipe(
    v.array(v.object({ origin: AirportSchema, destination: AirportSchema, departing_at: LocalTimeSchema, arriving_at: LocalTimeSchema, flights: v.array(v.string()) })),
    v.minLength(1),
  ),
  passengers: v.array(v.object({ name: v.string(), surname: v.string() })),
  /** the airline's terms allow it */
  cancelable: v.boolean(),
});
