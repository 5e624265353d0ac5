import * as v from 'valibot';
import {
  COMFORT_CATEGORIES,
  DELIVERY_TYPES,
  FLEXIBILITIES,
  PASSENGER_FIELDS,
  PREFERENCE_GROUPS,
} from './train-facts';
import { InstantSchema, TrainAmountSchema, TrainPricesSchema } from './trains';

/* Tickets as they are offered: ERA's names (decision section 4). */

/** wall clock of a station with its offset, 2026-12-10T08:14:00+01:00 */
const TrainTimeSchema = v.string();

export const StopSchema = v.object({ code: v.string(), label: v.string(), timeZone: v.string() });
const ComfortSchema = v.object({ code: v.picklist(COMFORT_CATEGORIES), label: v.string() });

/** One ride on one train. */
export const TrainSegmentSchema = v.object({
  id: v.string(),
  origin: StopSchema,
  destination: StopSchema,
  departure: TrainTimeSchema,
  arrival: TrainTimeSchema,
  /** ISO 8601 */
  duration: v.string(),
  /** the carrier's name (TRN-21) */
  marketingCarrier: v.string(),
  /** such as "ICE 123" */
  vehicle: v.string(),
  kind: v.picklist(['high-speed', 'intercity', 'regional', 'night']),
  comfortCategory: ComfortSchema,
  /** minutes before departure that check-in closes; 0 where there is none */
  checkInMinutes: v.number(),
});
export type TrainSegment = v.InferOutput<typeof TrainSegmentSchema>;

/** A change of trains: `across-town` is from one station of a city to another. */
const TransferSchema = v.object({
  from: StopSchema,
  to: StopSchema,
  minutes: v.number(),
  kind: v.picklist(['same-station', 'across-town']),
});

/** Kilograms of CO2 equivalent that each traveller causes, reckoned by `TRAVEL_EMISSIONS`, and beside it by car and by air. */
const TravelEmissionsSchema = v.object({
  /** by rail */
  kilometres: v.number(),
  train: v.number(),
  car: v.number(),
  flight: v.number(),
});
export type TravelEmissions = v.InferOutput<typeof TravelEmissionsSchema>;

/** One way to make a leg. */
export const LegSolutionSchema = v.object({
  id: v.string(),
  departure: TrainTimeSchema,
  arrival: TrainTimeSchema,
  duration: v.string(),
  segments: v.pipe(v.array(TrainSegmentSchema), v.minLength(1)),
  transfers: v.array(TransferSchema),
  /** missing where nobody knows where the stations are */
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

/** What a fare allows, in facts that a screen can say in plain words. Fees are of the item's price, at most all of it. */
const TermSchema = v.object({
  allowed: v.boolean(),
  /** until so many hours before departure; 0 is until it leaves */
  hoursBefore: v.number(),
  feePercent: v.number(),
  /** for each traveler */
  fee: TrainAmountSchema,
});
export const TrainProductSchema = v.object({
  code: v.string(),
  label: v.string(),
  marketingCarrier: v.string(),
  flexibility: v.object({ code: v.picklist(FLEXIBILITIES), level: v.string(), label: v.string() }),
  /** the carrier's terms as a sentence */
  conditions: v.string(),
  refund: TermSchema,
  exchange: TermSchema,
  /** a seat is reserved with it */
  reservation: v.boolean(),
});
export type TrainProduct = v.InferOutput<typeof TrainProductSchema>;

/** Something extra for sale, such as a bag, for a fare of an offer. */
export const ServiceOfferSchema = v.object({
  id: v.string(),
  serviceId: v.string(),
  fareOfferIds: v.array(v.string()),
  maximum: v.number(),
  /** of one */ prices: TrainPricesSchema,
});
export type ServiceOffer = v.InferOutput<typeof ServiceOfferSchema>;

/** The fare of one carrier for one traveler. */
export const FareOfferSchema = v.object({
  id: v.string(),
  travelerId: v.string(),
  segmentIds: v.array(v.string()),
  fares: v.array(v.object({ productCode: v.string() })),
  prices: TrainPricesSchema,
});

export const TicketOfferSchema = v.object({
  id: v.string(),
  /** what a booking is made of */
  location: v.string(),
  /** id of the leg and of its solution */
  leg: v.string(),
  legSolution: v.string(),
  comfortCategory: ComfortSchema,
  flexibility: v.object({ code: v.picklist(FLEXIBILITIES), level: v.string(), label: v.string() }),
  /** for all travelers */
  prices: TrainPricesSchema,
  expirationDate: InstantSchema,
  fareOffers: v.array(FareOfferSchema),
  /** ids of offers of the other leg that this one is sold together with, as one item; empty when it is sold by itself (OQ-66) */
  compatibleOffers: v.array(v.string()),
  serviceOffers: v.array(ServiceOfferSchema),
  deliveryOptions: v.array(v.picklist(DELIVERY_TYPES)),
  preferenceGroups: v.array(v.picklist(PREFERENCE_GROUPS)),
  /** what the carrier asks of every passenger, and of the lead passenger only */
  passengerFields: v.array(v.picklist(PASSENGER_FIELDS)),
  leadFields: v.array(v.picklist(PASSENGER_FIELDS)),
  /** seats left at this price, where few are; null otherwise */
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
  /** reduction cards that made no fare cheaper */
  unusedCards: v.array(v.string()),
  /** invented supply, labelled as such wherever it is shown */
  demo: v.boolean(),
});
export type TicketSearchResult = v.InferOutput<typeof TicketSearchResultSchema>;
