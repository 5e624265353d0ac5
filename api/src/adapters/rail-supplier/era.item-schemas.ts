import { TRAIN_TRAVELER_TYPES } from '@wayfare/api-contract';
import * as v from 'valibot';
import type { RailItem, RailPassItem, RailTicketItem } from '../../ports/rail-items';
import type { RailBooking } from '../../ports/rail-supplier';
import {
  DaySchema,
  DeliveryTypeSchema,
  InstantSchema,
  PassengerFieldsSchema,
  PassFacts,
  PreferenceGroupSchema,
  PreferenceGroupsSchema,
  PricesSchema,
  ProductSchema,
  readable,
  ServiceOfferSchema,
  ServiceSchema,
  SolutionSchema,
  StopSchema,
} from './era.schemas';
import { ScheduleChangeSchema } from './era.schedule-changes';

const text = v.nullish(v.string(), '');
const maybe = v.nullish(v.string(), null);

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

const ItemEntries = {
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

/** What tickets and passes share, under the port's names. */
function toFacts(wire: Facts) {
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

const ChosenServiceSchema = v.pipe(
  v.object({
    serviceOfferID: v.string(),
    serviceId: v.string(),
    label: v.string(),
    count: v.number(),
    prices: PricesSchema,
  }),
  v.transform(({ serviceOfferID: serviceOfferId, prices: price, ...service }) => ({
    ...service,
    serviceOfferId,
    price,
  })),
);
const SeatSchema = v.pipe(
  v.object({ segmentId: v.string(), travelerId: v.string(), coach: v.string(), seat: v.string() }),
  v.transform(({ travelerId: travellerId, ...seat }) => ({ ...seat, travellerId })),
);

const TicketItemSchema = v.object({
  ...ItemEntries,
  type: v.literal('point-to-point'),
  legs: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        origin: StopSchema,
        destination: StopSchema,
        solution: SolutionSchema,
      }),
    ),
    v.minLength(1),
  ),
  offerLocations: v.array(v.string()),
  serviceOffers: v.array(ServiceOfferSchema),
  services: v.array(ServiceSchema),
  chosenServices: v.array(ChosenServiceSchema),
  preferenceGroups: PreferenceGroupsSchema,
  preferences: v.array(v.object({ group: PreferenceGroupSchema, option: v.string() })),
  seats: v.array(SeatSchema),
});

function toTicketItem({
  legs,
  offerLocations,
  serviceOffers,
  services,
  chosenServices,
  preferenceGroups,
  preferences,
  seats,
  ...wire
}: v.InferOutput<typeof TicketItemSchema>): RailTicketItem {
  return {
    ...toFacts(wire),
    kind: 'tickets',
    legs,
    offerLocations,
    serviceOffers,
    services,
    chosenServices,
    preferenceGroups,
    preferences,
    seats,
  };
}

const PassItemSchema = v.object({
  ...ItemEntries,
  type: v.literal('pass'),
  ...PassFacts,
  area: v.object({ code: v.string(), label: v.string() }),
  validityStartDate: DaySchema,
  validUntil: DaySchema,
});

function toPassItem(wire: v.InferOutput<typeof PassItemSchema>): RailPassItem {
  const {
    label,
    travelClass,
    numberOfTravelDays,
    validityDuration,
    area,
    validityStartDate,
    validUntil,
  } = wire;
  return {
    ...toFacts(wire),
    kind: 'pass',
    pass: {
      label,
      travelClass: travelClass.code,
      travelDays: numberOfTravelDays,
      validity: validityDuration,
    },
    area,
    validFrom: validityStartDate,
    validUntil,
  };
}

const ItemSchema = v.pipe(
  v.variant('type', [TicketItemSchema, PassItemSchema]),
  v.transform((wire): RailItem => (wire.type === 'pass' ? toPassItem(wire) : toTicketItem(wire))),
);

/** A booking with all of its items: the answer of every call that changes one. */
export const BookingSchema = v.pipe(
  v.object({
    id: v.string(),
    bookingReference: maybe,
    bookingStatus: v.picklist(['CREATED', 'PREBOOKED', 'CONFIRMED', 'EXPIRED']),
    expirationDate: v.nullable(InstantSchema),
    bookingItems: v.array(ItemSchema),
    prices: PricesSchema,
    scheduleChanges: v.optional(v.array(ScheduleChangeSchema), []),
    demo: v.boolean(),
  }),
  v.transform(
    ({
      id,
      bookingReference,
      bookingStatus,
      expirationDate,
      bookingItems,
      prices,
      scheduleChanges,
      demo,
    }): RailBooking => ({
      id,
      reference: bookingReference,
      status: bookingStatus,
      expiresAt: expirationDate,
      items: bookingItems,
      price: prices,
      carrierChanges: scheduleChanges.toSorted(
        (a, b) => a.detectedAt.getTime() - b.detectedAt.getTime(),
      ),
      demo,
    }),
  ),
);
