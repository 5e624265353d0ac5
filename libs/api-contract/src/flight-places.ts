import * as v from 'valibot';
import { LanguageSchema } from './places';

/** `GET /api/flights/places`: cities and airports by name or code, in any order of words, with or without accents. */
export const FlightPlacesRequestSchema = v.object({
  term: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightPlacesRequest = v.InferInput<typeof FlightPlacesRequestSchema>;
const FlightPlaceSchema = v.object({
  type: v.picklist(['city', 'airport']),
  /** of the airport, or of all airports of the city */
  iata_code: v.string(),
  name: v.string(),
  city_name: v.string(),
  country_name: v.string(),
  /** of the city that it belongs to, null for a city itself and for an airport alone in its town */
  iata_city_code: v.nullable(v.string()),
  /** it is spelt much like what was typed, and not called so; left out where it is */
  isSimilar: v.optional(v.literal(true)),
});
export type FlightPlace = v.InferOutput<typeof FlightPlaceSchema>;
export const FlightPlacesResultSchema = v.array(FlightPlaceSchema);

/** `POST /api/flights/locationID`, also without `/api` (OQ-03, API-07). */
export const LocationIdRequestSchema = v.object({
  idLocation: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^A[A-Z]{3}$/)),
});
export type LocationIdRequest = v.InferInput<typeof LocationIdRequestSchema>;
export const LocationIdResultSchema = v.object({
  address: v.object({ cityName: v.string() }),
  name: v.string(),
  iataCode: v.string(),
});
export type LocationIdResult = v.InferOutput<typeof LocationIdResultSchema>;
