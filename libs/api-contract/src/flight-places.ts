import * as v from 'valibot';
import { LanguageSchema } from './places';

/** `GET /api/flights/places`: by name or code, words in any order, accents ignored. */
export const FlightPlacesRequestSchema = v.object({
  term: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightPlacesRequest = v.InferInput<typeof FlightPlacesRequestSchema>;
const FlightPlaceSchema = v.object({
  type: v.picklist(['city', 'airport']),
  iata_code: v.string(),
  name: v.string(),
  city_name: v.string(),
  country_name: v.string(),
  /** null for a city itself and for an airport alone in its town */
  iata_city_code: v.nullable(v.string()),
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

/** `GET /api/flights/nearby-airports`: within 100 km, without the city's own. */
export const NearbyAirportsRequestSchema = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/)),
  language: v.optional(LanguageSchema, 'en'),
});
export type NearbyAirportsRequest = v.InferInput<typeof NearbyAirportsRequestSchema>;
const NearbyAirportSchema = v.object({
  iata_code: v.string(),
  name: v.string(),
  city_name: v.string(),
  distance_km: v.number(),
});
export type NearbyAirport = v.InferOutput<typeof NearbyAirportSchema>;
export const NearbyAirportsResultSchema = v.object({
  airports: v.array(NearbyAirportSchema),
});
export type NearbyAirportsResult = v.InferOutput<typeof NearbyAirportsResultSchema>;
