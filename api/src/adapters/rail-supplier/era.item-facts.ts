import { TRAIN_TRAVELER_TYPES } from '@wayfare/api-contract';
import * as v from 'valibot';
import {
  DeliveryTypeSchema,
  InstantSchema,
  PassengerFieldsSchema,
  PricesSchema,
  ProductSchema,
  readable,
} from './era.schemas';

const text = v.nullish(v.string(), '');
export const maybe = v.nullish(v.string(), null);

const TravelerSchema = v.pipe(
  v.object({
    id: v.string(),
    age: v.number(),
    type: v.picklist(TRAIN_TRAVELER_TYPES),
    leadTraveler: v.boolean(),
    firstName: text,
    lastName: text,
    emailAddress: text,
    phoneNumber: text,
  }),
  v.transform(({ leadTraveler: isLead, emailAddress: email, phoneNumber: phone, ...traveler }) => ({
    ...traveler,
    isLead,
    email,
    phone,
  })),
);

const FareOfferSchema = v.pipe(
  v.object({
    id: v.string(),
    travelerId: v.string(),
    productCode: v.string(),
    segmentIds: v.array(v.string()),
    prices: PricesSchema,
  }),
  v.transform(({ travelerId: travellerId, prices: price, ...offer }) => ({
    ...offer,
    travellerId,
    price,
  })),
);

const AssignmentSchema = v.pipe(
  v.object({
    id: v.string(),
    travelerId: v.string(),
    productCode: v.string(),
    fareOfferId: v.string(),
    cancelationEligibility: v.object({ eligible: v.boolean() }),
    isCanceled: v.boolean(),
  }),
  v.transform(
    ({
      travelerId: travellerId,
      cancelationEligibility: { eligible: cancelable },
      ...assignment
    }) => ({ ...assignment, travellerId, cancelable }),
  ),
);

const DocumentSchema = v.pipe(
  v.object({
    type: DeliveryTypeSchema,
    travelerId: maybe,
    code: maybe,
    url: maybe,
    station: maybe,
    barcode: maybe,
  }),
  v.transform(({ travelerId: travellerId, ...document }) => ({ ...document, travellerId })),
);

const DeliverySchema = v.pipe(
  v.object({ code: DeliveryTypeSchema }),
  v.transform(({ code }) => code),
);

export const ItemEntries = {
  id: v.string(),
  bookingItemStatus: v.string(),
  travelers: v.array(TravelerSchema),
  products: v.array(ProductSchema),
  prices: PricesSchema,
  servicePrices: PricesSchema,
  fareOffers: v.array(FareOfferSchema),
  productAssignments: v.array(AssignmentSchema),
  cancelationEligibility: v.object({
    eligible: v.boolean(),
    partiallyEligible: v.boolean(),
    cancellableItems: v.array(v.object({ fareOfferIds: v.array(v.string()) })),
  }),
  exchangeEligibility: v.object({ eligible: v.boolean(), routeChangePossible: v.boolean() }),
  editTravelersEligibility: v.object({
    eligible: v.boolean(),
    reason: v.string(),
    remaining: v.number(),
  }),
  ticketingOptions: readable(DeliverySchema),
  ticketingOptionSelected: v.nullable(DeliverySchema),
  valueDocuments: v.array(DocumentSchema),
  passengerFields: PassengerFieldsSchema,
  leadFields: PassengerFieldsSchema,
  expirationDate: v.nullable(InstantSchema),
  replacedBy: maybe,
};
type Facts = v.InferOutput<v.ObjectSchema<typeof ItemEntries, undefined>>;

export function toFacts(wire: Facts) {
  return {
    id: wire.id,
    status: wire.bookingItemStatus,
    travellers: wire.travelers,
    products: wire.products,
    price: wire.prices,
    servicePrice: wire.servicePrices,
    fareOffers: wire.fareOffers,
    assignments: wire.productAssignments,
    cancellation: wire.cancelationEligibility,
    exchange: wire.exchangeEligibility,
    nameChange: wire.editTravelersEligibility,
    deliveryOptions: wire.ticketingOptions,
    delivery: wire.ticketingOptionSelected,
    documents: wire.valueDocuments,
    passengerFields: wire.passengerFields,
    leadFields: wire.leadFields,
    expiresAt: wire.expirationDate,
    replacedBy: wire.replacedBy,
  };
}
