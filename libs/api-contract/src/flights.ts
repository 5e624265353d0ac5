import * as v from 'valibot';
import { FLIGHT_LIMITS, TRAVELLER_TYPES } from './flight-facts';
import { CabinClassSchema, FlightDictionarySchema, FlightOfferSchema } from './flight-offers';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';

export const IsoDateSchema = v.pipe(v.string(), v.isoDate());
const IataSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/));
export const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));

export const FlightSearchSliceSchema = v.object({
  origin: IataSchema,
  destination: IataSchema,
  departure_date: IsoDateSchema,
});
export type FlightSearchSlice = v.InferOutput<typeof FlightSearchSliceSchema>;

/** Children carry their age on the first departure; adults and infants none. */
const FlightPassengerSchema = v.object({
  type: v.picklist(TRAVELLER_TYPES),
  age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))),
});
export type FlightPassenger = v.InferOutput<typeof FlightPassengerSchema>;

export const Criteria = {
  slices: v.pipe(
    v.array(FlightSearchSliceSchema),
    v.minLength(1),
    v.maxLength(FLIGHT_LIMITS.slices),
  ),
  cabin_class: CabinClassSchema,
  max_connections: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FLIGHT_LIMITS.connections)),
  ),
  passengers: v.pipe(v.array(FlightPassengerSchema), v.minLength(1), v.maxLength(18)),
};

/** `POST /api/flights/{provider}/search` with exactly these keys (FLT-15, API-06). */
export const FlightSearchRequestSchema = v.object({
  ...Criteria,
  page_size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  after: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  /** the search of the cursor; null starts one */
  offer_request: v.nullable(IdSchema),
  airports: v.object({
    origin: v.pipe(v.string(), v.maxLength(120)),
    destination: v.pipe(v.string(), v.maxLength(120)),
  }),
});
export type FlightSearchRequest = v.InferInput<typeof FlightSearchRequestSchema>;

export const FlightSearchResultSchema = v.object({
  offer_request: v.string(),
  after: v.nullable(v.string()),
  total: v.nullable(v.number()),
  dictionary: FlightDictionarySchema,
  offers: v.array(FlightOfferSchema),
});
export type FlightSearchResult = v.InferOutput<typeof FlightSearchResultSchema>;

/** `POST …/cheapest-days`: lowest fare by first departure; later slices keep their distance in days. */
export const CheapestDaysRequestSchema = v.object({
  ...Criteria,
  days: v.pipe(v.array(IsoDateSchema), v.minLength(1), v.maxLength(7)),
});
export type CheapestDaysRequest = v.InferInput<typeof CheapestDaysRequestSchema>;
export const CheapestDaysResultSchema = v.object({
  /** in the order asked for; `total_amount` is null without flights, `failed` where unknown */
  days: v.array(
    v.object({
      departure_date: v.string(),
      total_amount: v.nullable(AmountSchema),
      failed: v.boolean(),
    }),
  ),
});
export type CheapestDaysResult = v.InferOutput<typeof CheapestDaysResultSchema>;

/** `GET /api/flights/{provider}/offers/{id}`: at its present price. */
export const FlightOfferRequestSchema = v.object({
  /** bags for sale too; BAGS_FAILED when they alone fail (FLT-43) */
  services: v.optional(v.picklist(['true', 'false']), 'false'),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightOfferRequest = v.InferInput<typeof FlightOfferRequestSchema>;
export const FlightOfferResultSchema = v.object({
  offer: FlightOfferSchema,
  dictionary: FlightDictionarySchema,
});
export type FlightOfferResult = v.InferOutput<typeof FlightOfferResultSchema>;

/** `POST …/brands`: every fare of an offer's flights, cheapest first (OQ-46), of an expired offer too (OQ-52). */
export const FareBrandsRequestSchema = v.object({
  ...Criteria,
  /** `itinerary_key` of each slice, in order */
  itinerary: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(2000))),
    v.minLength(1),
    v.maxLength(FLIGHT_LIMITS.slices),
  ),
  /** a search that may still know them; otherwise a new one is made */
  offer_request: v.nullable(IdSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type FareBrandsRequest = v.InferInput<typeof FareBrandsRequestSchema>;
export const FareBrandsResultSchema = v.object({
  offer_request: v.string(),
  offers: v.array(FlightOfferSchema),
  dictionary: FlightDictionarySchema,
});
export type FareBrandsResult = v.InferOutput<typeof FareBrandsResultSchema>;
