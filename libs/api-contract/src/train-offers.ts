import * as v from 'valibot';
import {
  COMFORT_CATEGORIES,
  DELIVERY_TYPES,
  FLEXIBILITIES,
  PASSENGER_FIELDS,
  PREFERENCE_GROUPS,
} from './train-facts';
import { InstantSchema, TrainAmountSchema, TrainPricesSchema } from './trains';

/* ERA's names (decision section 4). */

/** local time with offset, 2026-12-10T08:14:00+01:00 */
const TrainTimeSchema = v.string();

export const StopSchema = v.object({ code: v.string(), label: v.string(), timeZone: v.string() });
const ComfortSchema = v.object({ code: v.picklist(COMFORT_CATEGORIES), label: v.string() });

export const TrainSegmentSchema = v.object({
  id: v.string(),
  origin: StopSchema,
  destination: StopSchema,
  departure: TrainTimeSchema,
  arrival: TrainTimeSchema,
  duration: v.string(),
  /** the carrier's name (TRN-21) */
  marketingCarrier: v.string(),
  vehicle: v.string(),
  kind: v.picklist(['high-speed', 'intercity', 'regional', 'night']),
  comfortCategory: ComfortSchema,
  /** minutes before departure; 0 for none */
  checkInMinutes: v.number(),
});
export type TrainSegment = v.InferOutput<typeof TrainSegmentSchema>;

const TransferSchema = v.object({
  from: StopSchema,
  to: StopSchema,
  minutes: v.number(),
  kind: v.picklist(['same-station', 'across-town']),
});

/** Kilograms of CO2e for each traveller by `TRAVEL_EMISSIONS`, with car and air beside. */
const TravelEmissionsSchema = v.object({
  kilometres: v.number(),
  train: v.number(),
  car: v.number(),
  flight: v.number(),
});
export type TravelEmissions = v.InferOutput<typeof TravelEmissionsSchema>;

export const LegSolutionSchema = v.object({
  id: v.string(),
  departure: TrainTimeSchema,
  arrival: TrainTimeSchema,
  duration: v.string(),
  segments: v.pipe(v.array(TrainSegmentSchema), v.minLength(1)),
  transfers: v.array(TransferSchema),
  emissions: v.optional(TravelEmissionsSchema),
});
export type LegSolution = v.InferOutput<typeof LegSolutionSchema>;

export const TrainLegResultSchema = v.object({
  id: v.string(),
  origin: StopSchema,
  destination: StopSchema,
  solutions: v.array(LegSolutionSchema),
});
export type TrainLegResult = v.InferOutput<typeof TrainLegResultSchema>;

/** Structured fare conditions. Fees are of the item's price, at most all of it. */
const TermSchema = v.object({
  allowed: v.boolean(),
  /** hours before departure; 0 is until it leaves */
  hoursBefore: v.number(),
  feePercent: v.number(),
  fee: TrainAmountSchema,
});
export const TrainProductSchema = v.object({
  code: v.string(),
  label: v.string(),
  marketingCarrier: v.string(),
  flexibility: v.object({ code: v.picklist(FLEXIBILITIES), level: v.string(), label: v.string() }),
  conditions: v.string(),
  refund: TermSchema,
  exchange: TermSchema,
  /** seat reservation included */
  reservation: v.boolean(),
});
export type TrainProduct = v.InferOutput<typeof TrainProductSchema>;

export const ServiceOfferSchema = v.object({
  id: v.string(),
  serviceId: v.string(),
  fareOfferIds: v.array(v.string()),
  maximum: v.number(),
  /** of one */ prices: TrainPricesSchema,
});
export type ServiceOffer = v.InferOutput<typeof ServiceOfferSchema>;

/** One carrier, one traveler. */
export const FareOfferSchema = v.object({
  id: v.string(),
  travelerId: v.string(),
  segmentIds: v.array(v.string()),
  fares: v.array(v.object({ productCode: v.string() })),
  prices: TrainPricesSchema,
});

export const TicketOfferSchema = v.object({
  id: v.string(),
  /** booking key */
  location: v.string(),
  /** leg id and solution id */
  leg: v.string(),
  legSolution: v.string(),
  comfortCategory: ComfortSchema,
  flexibility: v.object({ code: v.picklist(FLEXIBILITIES), level: v.string(), label: v.string() }),
  prices: TrainPricesSchema,
  expirationDate: InstantSchema,
  fareOffers: v.array(FareOfferSchema),
  /** bundled offers of the other leg (one item); empty when sold alone (OQ-66) */
  compatibleOffers: v.array(v.string()),
  serviceOffers: v.array(ServiceOfferSchema),
  deliveryOptions: v.array(v.picklist(DELIVERY_TYPES)),
  preferenceGroups: v.array(v.picklist(PREFERENCE_GROUPS)),
  /** of every passenger, and of the lead passenger only */
  passengerFields: v.array(v.picklist(PASSENGER_FIELDS)),
  leadFields: v.array(v.picklist(PASSENGER_FIELDS)),
  seatsLeft: v.nullable(v.number()),
});
export type TicketOffer = v.InferOutput<typeof TicketOfferSchema>;

export const OfferedTravelerSchema = v.object({ id: v.string(), age: v.number() });

export const TicketSearchResultSchema = v.object({
  id: v.string(),
  legs: v.array(TrainLegResultSchema),
  offers: v.array(TicketOfferSchema),
  products: v.array(TrainProductSchema),
  services: v.array(v.object({ id: v.string(), label: v.string() })),
  travelers: v.array(OfferedTravelerSchema),
  unusedCards: v.array(v.string()),
  demo: v.boolean(),
});
export type TicketSearchResult = v.InferOutput<typeof TicketSearchResultSchema>;
