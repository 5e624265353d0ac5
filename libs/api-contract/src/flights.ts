import * as v from 'valibot';
import { BAG_TYPES, CABIN_CLASSES, FLIGHT_LIMITS, TRAVELLER_TYPES } from './flight-facts';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';

/* Flights as they are searched and offered: Duffel's names, with our prices (decision section 4). */

export const CabinClassSchema = v.picklist(CABIN_CLASSES);

const IsoDateSchema = v.pipe(v.string(), v.isoDate());
const IataSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/));
export const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000));
/** wall clock of an airport, without a zone */
const LocalTimeSchema = v.string();
const InstantSchema = v.string();

/** From a city or airport to another on a day. */
const FlightSearchSliceSchema = v.object({
  origin: IataSchema,
  destination: IataSchema,
  departure_date: IsoDateSchema,
});
export type FlightSearchSlice = v.InferOutput<typeof FlightSearchSliceSchema>;

/** A child is sent with its age on the day of the first departure; an adult and an infant need none. */
const FlightPassengerSchema = v.object({
  type: v.picklist(TRAVELLER_TYPES),
  age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120))),
});
export type FlightPassenger = v.InferOutput<typeof FlightPassengerSchema>;

const Criteria = {
  slices: v.pipe(
    v.array(FlightSearchSliceSchema),
    v.minLength(1),
    v.maxLength(FLIGHT_LIMITS.slices),
  ),
  cabin_class: CabinClassSchema,
  /** changes of plane on each slice at most; null for any number */
  max_connections: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FLIGHT_LIMITS.connections)),
  ),
  passengers: v.pipe(v.array(FlightPassengerSchema), v.minLength(1), v.maxLength(18)),
};

/** `POST /api/flights/{provider}/search` with exactly these keys (FLT-15, API-06). */
export const FlightSearchRequestSchema = v.object({
  ...Criteria,
  page_size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  /** where the next page begins; null for the first */
  after: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
  /** the search that `after` belongs to; null starts one */
  offer_request: v.nullable(IdSchema),
  /** what the traveller chose, in words, for the first origin and destination */
  airports: v.object({
    origin: v.pipe(v.string(), v.maxLength(120)),
    destination: v.pipe(v.string(), v.maxLength(120)),
  }),
});
export type FlightSearchRequest = v.InferInput<typeof FlightSearchRequestSchema>;

export const BagTypeSchema = v.picklist(BAG_TYPES);

/** What one bag may weigh in kg and measure in cm; null where the airline does not say. */
const BagLimitsSchema = v.object({
  maximum_weight_kg: v.nullable(v.number()),
  maximum_depth_cm: v.nullable(v.number()),
  maximum_height_cm: v.nullable(v.number()),
  maximum_length_cm: v.nullable(v.number()),
});
export type BagLimits = v.InferOutput<typeof BagLimitsSchema>;

const ConditionSchema = v.nullable(
  v.object({
    allowed: v.boolean(),
    penalty_amount: v.nullable(AmountSchema),
    penalty_currency: v.nullable(v.string()),
  }),
);

const FlightSegmentSchema = v.object({
  id: v.string(),
  origin: v.string(),
  origin_terminal: v.nullable(v.string()),
  destination: v.string(),
  destination_terminal: v.nullable(v.string()),
  departing_at: LocalTimeSchema,
  arriving_at: LocalTimeSchema,
  /** ISO 8601, such as PT2H15M; real time in the air and on stops */
  duration: v.string(),
  marketing_carrier: v.string(),
  marketing_carrier_flight_number: v.string(),
  operating_carrier: v.string(),
  /** the aircraft's name; '' when it is not known */
  aircraft: v.string(),
  /** airports where it lands without a change of plane */
  stops: v.array(v.object({ airport: v.string(), duration: v.nullable(v.string()) })),
  passengers: v.array(
    v.object({
      passenger_id: v.string(),
      cabin_class: CabinClassSchema,
      /** what is included; types that are not named are not included */
      baggages: v.array(
        v.object({
          type: BagTypeSchema,
          quantity: v.number(),
          ...v.partial(BagLimitsSchema).entries,
        }),
      ),
    }),
  ),
});
export type FlightSegment = v.InferOutput<typeof FlightSegmentSchema>;

export const FlightSliceSchema = v.object({
  id: v.string(),
  /** airport codes; the dictionary has their names */
  origin: v.string(),
  destination: v.string(),
  /** ISO 8601, from the first departure to the last arrival */
  duration: v.string(),
  fare_brand_name: v.nullable(v.string()),
  /** equal for offers that fly the same flights on this slice */
  itinerary_key: v.string(),
  conditions: v.object({
    advance_seat_selection: v.nullable(v.boolean()),
    change_before_departure: ConditionSchema,
  }),
  segments: v.pipe(v.array(FlightSegmentSchema), v.minLength(1)),
});
export type FlightSlice = v.InferOutput<typeof FlightSliceSchema>;

/** A bag for sale. */
const BagServiceSchema = v.object({
  id: v.string(),
  type: v.literal('baggage'),
  maximum_quantity: v.number(),
  passenger_ids: v.array(v.string()),
  segment_ids: v.array(v.string()),
  total_amount: AmountSchema,
  total_currency: v.literal('EUR'),
  metadata: v.object({
    type: BagTypeSchema,
    ...BagLimitsSchema.entries,
  }),
});
export type BagService = v.InferOutput<typeof BagServiceSchema>;

/** Prices hold the commission (OQ-47): base + tax = total, for all passengers together. */
export const FlightOfferSchema = v.object({
  id: v.string(),
  owner: v.object({
    iata_code: v.string(),
    name: v.string(),
    /** where the airline publishes its conditions of carriage; null where that is not known */
    conditions_of_carriage_url: v.optional(v.nullable(v.string())),
  }),
  total_amount: AmountSchema,
  base_amount: AmountSchema,
  tax_amount: AmountSchema,
  total_currency: v.literal('EUR'),
  total_emissions_kg: v.nullable(v.string()),
  expires_at: InstantSchema,
  passengers: v.array(
    v.object({ id: v.string(), type: v.picklist(TRAVELLER_TYPES), age: v.nullable(v.number()) }),
  ),
  payment_requirements: v.object({
    requires_instant_payment: v.boolean(),
    payment_required_by: v.nullable(InstantSchema),
    price_guarantee_expires_at: v.nullable(InstantSchema),
  }),
  conditions: v.object({
    refund_before_departure: ConditionSchema,
    change_before_departure: ConditionSchema,
  }),
  slices: v.pipe(v.array(FlightSliceSchema), v.minLength(1)),
  /** bags for sale; null where they were not asked for */
  available_services: v.nullable(v.array(BagServiceSchema)),
});
export type FlightOffer = v.InferOutput<typeof FlightOfferSchema>;

/** Names for the codes in an answer, in the language asked for (FLT-32). */
export const FlightDictionarySchema = v.object({
  locations: v.record(
    v.string(),
    v.object({ nameCity: v.string(), nameAirport: v.string(), timeZone: v.string() }),
  ),
  carriers: v.record(v.string(), v.string()),
});
export type FlightDictionary = v.InferOutput<typeof FlightDictionarySchema>;

export const FlightSearchResultSchema = v.object({
  offer_request: v.string(),
  /** null on the last page */
  after: v.nullable(v.string()),
  /** how many offers there are; null as long as the supplier has not said */
  total: v.nullable(v.number()),
  dictionary: FlightDictionarySchema,
  /** cheapest first */
  offers: v.array(FlightOfferSchema),
});
export type FlightSearchResult = v.InferOutput<typeof FlightSearchResultSchema>;

/** `POST /api/flights/{provider}/cheapest-days`: the lowest price of each day that the first slice may leave on; the others keep their distance in days. */
export const CheapestDaysRequestSchema = v.object({
  ...Criteria,
  days: v.pipe(v.array(IsoDateSchema), v.minLength(1), v.maxLength(7)),
});
export type CheapestDaysRequest = v.InferInput<typeof CheapestDaysRequestSchema>;
export const CheapestDaysResultSchema = v.object({
  /** in the order asked for; `total_amount` is null on a day without flights, `failed` where nobody knows */
  days: v.array(
    v.object({
      departure_date: v.string(),
      total_amount: v.nullable(AmountSchema),
      failed: v.boolean(),
    }),
  ),
});
export type CheapestDaysResult = v.InferOutput<typeof CheapestDaysResultSchema>;

/** `GET /api/flights/{provider}/offers/{id}`: the offer at its present price. */
export const FlightOfferRequestSchema = v.object({
  /** also names the bags for sale; fails with BAGS_FAILED when they alone cannot be had (FLT-43) */
  services: v.optional(v.picklist(['true', 'false']), 'false'),
  language: v.optional(LanguageSchema, 'en'),
});
export type FlightOfferRequest = v.InferInput<typeof FlightOfferRequestSchema>;
export const FlightOfferResultSchema = v.object({
  offer: FlightOfferSchema,
  dictionary: FlightDictionarySchema,
});
export type FlightOfferResult = v.InferOutput<typeof FlightOfferResultSchema>;

/** `POST /api/flights/{provider}/brands`: every fare of the flights of one offer, cheapest first (OQ-46); also finds the flights of an expired offer again (OQ-52). */
export const FareBrandsRequestSchema = v.object({
  ...Criteria,
  /** `itinerary_key` of each slice, in order */
  itinerary: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(2000))),
    v.minLength(1),
    v.maxLength(FLIGHT_LIMITS.slices),
  ),
  /** a search that may still know them; null or over: a new one is made */
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
