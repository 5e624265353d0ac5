import * as v from 'valibot';
import type { SupplierSlice } from '../../ports/flight-offers';
import { LocalTimeSchema, TimeZoneSchema } from '../../booking/journey-times';

/** `cityName` and `country` are '' in older rows. */
const AirportSchema = v.object({
  code: v.string(),
  name: v.string(),
  cityName: v.optional(v.string(), ''),
  country: v.optional(v.string(), ''),
  timeZone: TimeZoneSchema,
});

/** Language-neutral data for lists. */
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

/** Slices without flights are dropped. */
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
