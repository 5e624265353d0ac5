import * as v from 'valibot';
import type { SupplierSlice } from '../../ports/flight-offers';
import { LocalTimeSchema, TimeZoneSchema } from '../../booking/journey-times';

/** `cityName` and `country` are '' for rows that do not tell them. */
const AirportSchema = v.object({
  code: v.string(),
  name: v.string(),
  cityName: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  timeZone: TimeZoneSchema,
});

/** What the row of a flight booking keeps of the flight for lists, nothing of it in a language. */
export const FlightDetailsSchema = v.object({
  airline: v.string(),
  slices: v.pipe(
    v.array(
      v.object({
        origin: AirportSchema,
        destination: AirportSchema,
        departing_at: LocalTimeSchema,
        arriving_at: LocalTimeSchema,
        flights: v.array(v.string()),
      }),
    ),
    v.minLength(1),
  ),
  passengers: v.array(v.object({ name: v.string(), surname: v.string() })),
  /** the airline's terms allow it */
  cancelable: v.boolean(),
});
export type FlightDetails = v.InferOutput<typeof FlightDetailsSchema>;

const airport = ({ iataCode, name, cityName, country, timeZone }: SupplierSlice['origin']) => ({
  code: iataCode,
  name,
  cityName,
  country,
  timeZone,
});

/** The slices of a journey as lists show them; one without flights is none. */
export function listedSlices(itinerary: readonly SupplierSlice[]): FlightDetails['slices'] {
  return itinerary.flatMap(({ segments }) => {
    const [first, last] = [segments[0], segments.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        origin: airport(first.origin),
        destination: airport(last.destination),
        departing_at: first.departingAt,
        arriving_at: last.arrivingAt,
        flights: segments.map(
          ({ marketingCarrier, flightNumber }) => `${marketingCarrier.iataCode} ${flightNumber}`,
        ),
      },
    ];
  });
}
