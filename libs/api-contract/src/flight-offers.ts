import * as v from 'valibot';
import { BAG_TYPES, CABIN_CLASSES, TRAVELLER_TYPES } from './flight-facts';
import { AmountSchema } from './hotels';

/* Duffel's names, with our prices (decision section 4). */

export const CabinClassSchema = v.picklist(CABIN_CLASSES);

/** local time of the airport, without a zone */
const LocalTimeSchema = v.string();
const InstantSchema = v.string();

export const BagTypeSchema = v.picklist(BAG_TYPES);

/** kg and cm; null where the airline does not say */
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
  /** ISO 8601, such as PT2H15M; elapsed time, stops included */
  duration: v.string(),
  marketing_carrier: v.string(),
  marketing_carrier_flight_number: v.string(),
  operating_carrier: v.string(),
  aircraft: v.string(),
  stops: v.array(v.object({ airport: v.string(), duration: v.nullable(v.string()) })),
  passengers: v.array(
    v.object({
      passenger_id: v.string(),
      cabin_class: CabinClassSchema,
      /** types not named are not included */
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
  origin: v.string(),
  destination: v.string(),
  duration: v.string(),
  fare_brand_name: v.nullable(v.string()),
  /** equal for offers with the same flights on this slice */
  itinerary_key: v.string(),
  conditions: v.object({
    advance_seat_selection: v.nullable(v.boolean()),
    change_before_departure: ConditionSchema,
  }),
  segments: v.pipe(v.array(FlightSegmentSchema), v.minLength(1)),
});
export type FlightSlice = v.InferOutput<typeof FlightSliceSchema>;

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
