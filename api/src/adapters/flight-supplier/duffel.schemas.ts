import { CABIN_CLASSES, TRAVELLER_TYPES } from '@wayfare/api-contract';
import * as v from 'valibot';
import { AmountSchema, InstantSchema } from '../duffel/wire-values';

/* Tolerant reader of the fields in use; rejects foreign currencies. */

const LocalTimeSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/));
const text = v.nullish(v.string(), null);
const degrees = v.nullish(v.number(), null);

const CitySchema = v.object({ iata_code: v.string(), name: v.string() });

export const AirportSchema = v.object({
  iata_code: v.string(),
  name: v.string(),
  city_name: text,
  city: v.nullish(CitySchema, null),
  iata_city_code: text,
  iata_country_code: v.string(),
  latitude: degrees,
  longitude: degrees,
  time_zone: v.string(),
});
export type WireAirport = v.InferOutput<typeof AirportSchema>;

/** A city has no time zone on the wire, and needs airports. */
export const SuggestionSchema = v.variant('type', [
  v.object({ ...AirportSchema.entries, type: v.literal('airport') }),
  v.object({
    ...CitySchema.entries,
    type: v.literal('city'),
    iata_country_code: v.string(),
    latitude: degrees,
    longitude: degrees,
    airports: v.pipe(v.array(AirportSchema), v.minLength(1)),
  }),
]);
export type WireSuggestion = v.InferOutput<typeof SuggestionSchema>;

const CarrierSchema = v.object({ iata_code: text, name: v.string() });
/** An invalid URL drops the link only. */
const OwnerSchema = v.object({
  ...CarrierSchema.entries,
  conditions_of_carriage_url: v.fallback(
    v.nullish(v.pipe(v.string(), v.url(), v.startsWith('https://')), null),
    null,
  ),
});

const limit = v.nullish(v.number(), null);
export const BagLimitsSchema = v.object({
  maximum_weight_kg: limit,
  maximum_depth_cm: limit,
  maximum_height_cm: limit,
  maximum_length_cm: limit,
});
/** Documented for bags on sale; read on included bags where present. */
export const toBagLimits = (wire: v.InferOutput<typeof BagLimitsSchema>) => ({
  maximumWeightKg: wire.maximum_weight_kg,
  maximumDepthCm: wire.maximum_depth_cm,
  maximumHeightCm: wire.maximum_height_cm,
  maximumLengthCm: wire.maximum_length_cm,
});

const ConditionSchema = v.nullish(
  v.object({
    allowed: v.boolean(),
    penalty_amount: v.nullish(AmountSchema, null),
    penalty_currency: text,
  }),
  null,
);
export type WireCondition = v.InferOutput<typeof ConditionSchema>;

export const ConditionsSchema = v.nullish(
  v.object({ refund_before_departure: ConditionSchema, change_before_departure: ConditionSchema }),
  {},
);

const SegmentPassengerSchema = v.object({
  // absent on flights of an order
  passenger_id: v.nullish(v.string(), null),
  // absent on flights of a change
  cabin_class: v.nullish(v.picklist(CABIN_CLASSES), 'economy'),
  baggages: v.nullish(
    v.array(v.object({ type: v.string(), quantity: v.number(), ...BagLimitsSchema.entries })),
    [],
  ),
  seat: v.nullish(v.object({ designator: v.string() }), null),
});

const SegmentSchema = v.object({
  id: v.string(),
  origin: AirportSchema,
  origin_terminal: text,
  destination: AirportSchema,
  destination_terminal: text,
  departing_at: LocalTimeSchema,
  arriving_at: LocalTimeSchema,
  duration: text,
  marketing_carrier: CarrierSchema,
  marketing_carrier_flight_number: v.string(),
  operating_carrier: CarrierSchema,
  aircraft: v.nullish(v.object({ name: v.string() }), null),
  stops: v.nullish(v.array(v.object({ airport: AirportSchema, duration: text })), []),
  passengers: v.array(SegmentPassengerSchema),
});
export type WireSegment = v.InferOutput<typeof SegmentSchema>;

const SliceConditionsSchema = v.nullish(
  v.object({
    advance_seat_selection: v.nullish(v.boolean(), null),
    change_before_departure: ConditionSchema,
  }),
  {},
);

export const SliceSchema = v.object({
  id: v.string(),
  duration: text,
  fare_brand_name: text,
  conditions: SliceConditionsSchema,
  segments: v.pipe(v.array(SegmentSchema), v.minLength(1)),
});
export type WireSlice = v.InferOutput<typeof SliceSchema>;

/** The total is what is paid; base and tax may not add up to it. */
export const PriceEntries = {
  total_amount: AmountSchema,
  total_currency: v.literal('EUR'),
  tax_amount: v.nullish(AmountSchema, null),
};

export const OfferSchema = v.object({
  id: v.string(),
  owner: OwnerSchema,
  ...PriceEntries,
  total_emissions_kg: text,
  expires_at: InstantSchema,
  passengers: v.array(
    v.object({
      id: v.string(),
      type: v.nullish(v.picklist(TRAVELLER_TYPES), null),
      age: v.nullish(v.number(), null),
    }),
  ),
  payment_requirements: v.object({
    requires_instant_payment: v.boolean(),
    payment_required_by: v.nullish(InstantSchema, null),
    price_guarantee_expires_at: v.nullish(InstantSchema, null),
  }),
  conditions: ConditionsSchema,
  slices: v.pipe(v.array(SliceSchema), v.minLength(1)),
  available_services: v.nullish(v.array(v.unknown()), null),
});
export type WireOffer = v.InferOutput<typeof OfferSchema>;

export const OfferPageSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.nullish(v.object({ after: text }), null),
});
