import * as v from 'valibot';
import { TrainAssistanceSchema } from './assistance';
import {
  DELIVERY_TYPES,
  PASSENGER_FIELDS,
  PREFERENCE_GROUPS,
  TRAIN_TRAVELER_TYPES,
} from './train-facts';
import { TrainPassengerSchema } from './train-travellers';
import { TicketCriteriaSchema, TrainPricesSchema } from './trains';
import { LegSolutionSchema, ServiceOfferSchema, TrainProductSchema } from './train-offers';
import { PassCriteriaSchema, PassFacts } from './train-passes';

const InstantSchema = v.string();

export const TrainTravelerSchema = v.object({
  id: v.string(),
  age: v.number(),
  type: v.picklist(TRAIN_TRAVELER_TYPES),
  leadTraveler: v.boolean(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  phoneNumber: v.string(),
  /** for the owner of a basket; null afterwards */
  passenger: v.nullable(TrainPassengerSchema),
  /** missing where none was asked for, or by link alone */
  assistance: TrainAssistanceSchema,
});
export type TrainTraveler = v.InferOutput<typeof TrainTravelerSchema>;

const EligibilitySchema = v.object({
  eligible: v.boolean(),
  partiallyEligible: v.boolean(),
  cancellableItems: v.array(v.object({ fareOfferIds: v.array(v.string()) })),
});

/** By delivery type (OQ-74). */
const ValueDocumentSchema = v.object({
  type: v.picklist(DELIVERY_TYPES),
  travelerId: v.nullable(v.string()),
  /** e-ticket, reference, collection code or pass number; null with a link or PDF alone */
  code: v.nullable(v.string()),
  url: v.nullable(v.string()),
  station: v.nullable(v.string()),
});

const ItemFacts = {
  id: v.string(),
  /** supplier's value; an unknown one is shown as such (TRN-43) */
  bookingItemStatus: v.string(),
  travelers: v.array(TrainTravelerSchema),
  products: v.array(TrainProductSchema),
  /** tickets and extras, all travelers */
  prices: TrainPricesSchema,
  servicePrices: TrainPricesSchema,
  fareOffers: v.array(
    v.object({
      id: v.string(),
      travelerId: v.string(),
      productCode: v.string(),
      segmentIds: v.array(v.string()),
      prices: TrainPricesSchema,
    }),
  ),
  productAssignments: v.array(
    v.object({
      id: v.string(),
      travelerId: v.string(),
      productCode: v.string(),
      fareOfferId: v.string(),
      cancelationEligibility: v.object({ eligible: v.boolean() }),
      isCanceled: v.boolean(),
    }),
  ),
  cancelationEligibility: EligibilitySchema,
  exchangeEligibility: v.object({
    eligible: v.boolean(),
    /** another route is allowed too (OQ-72) */ routeChangePossible: v.boolean(),
  }),
  editTravelersEligibility: v.object({
    eligible: v.boolean(),
    reason: v.string(),
    remaining: v.number(),
  }),
  ticketingOptions: v.array(v.object({ code: v.picklist(DELIVERY_TYPES) })),
  ticketingOptionSelected: v.nullable(v.object({ code: v.picklist(DELIVERY_TYPES) })),
  valueDocuments: v.array(ValueDocumentSchema),
  passengerFields: v.array(v.picklist(PASSENGER_FIELDS)),
  leadFields: v.array(v.picklist(PASSENGER_FIELDS)),
  expirationDate: v.nullable(InstantSchema),
  replacedBy: v.nullable(v.string()),
};

export const TicketItemSchema = v.object({
  ...ItemFacts,
  type: v.literal('point-to-point'),
  /** one, or both directions when bound (OQ-66) */
  legs: v.array(
    v.object({
      id: v.string(),
      origin: v.object({ code: v.string(), label: v.string(), timeZone: v.string() }),
      destination: v.object({ code: v.string(), label: v.string(), timeZone: v.string() }),
      solution: LegSolutionSchema,
    }),
  ),
  /** in the order of its legs */
  offerLocations: v.array(v.string()),
  serviceOffers: v.array(ServiceOfferSchema),
  services: v.array(v.object({ id: v.string(), label: v.string() })),
  chosenServices: v.array(
    v.object({
      serviceOfferID: v.string(),
      serviceId: v.string(),
      label: v.string(),
      count: v.number(),
      prices: TrainPricesSchema,
    }),
  ),
  preferenceGroups: v.array(v.picklist(PREFERENCE_GROUPS)),
  preferences: v.array(v.object({ group: v.picklist(PREFERENCE_GROUPS), option: v.string() })),
  seats: v.array(
    v.object({
      segmentId: v.string(),
      travelerId: v.string(),
      coach: v.string(),
      seat: v.string(),
    }),
  ),
  criteria: v.nullable(TicketCriteriaSchema),
});
export type TicketItem = v.InferOutput<typeof TicketItemSchema>;

export const PassItemSchema = v.object({
  ...ItemFacts,
  type: v.literal('pass'),
  ...PassFacts,
  area: v.object({ code: v.string(), label: v.string() }),
  validityStartDate: v.string(),
  validUntil: v.string(),
  criteria: v.nullable(PassCriteriaSchema),
});
export type PassItem = v.InferOutput<typeof PassItemSchema>;

export const TrainItemSchema = v.variant('type', [TicketItemSchema, PassItemSchema]);
export type TrainItem = v.InferOutput<typeof TrainItemSchema>;
