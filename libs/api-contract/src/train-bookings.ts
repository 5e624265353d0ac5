import * as v from 'valibot';
import { TrainAssistanceSchema } from './assistance';
import {
  BookingStatusSchema,
  FailureReasonSchema,
  LedgerSchema,
  PaymentIntentSchema,
} from './bookings';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';
import { TrainCarrierChangeSchema } from './train-carrier-changes';
import {
  DELIVERY_TYPES,
  PASSENGER_FIELDS,
  PREFERENCE_GROUPS,
  TRAIN_LIMITS,
  TRAIN_TRAVELER_TYPES,
} from './train-facts';
import { TrainPassengerSchema } from './train-travellers';
import {
  LegSolutionSchema,
  PassCriteriaSchema,
  PassFacts,
  ServiceOfferSchema,
  TicketCriteriaSchema,
  TrainAmountSchema,
  TrainIdSchema,
  TrainPricesSchema,
  TrainProductSchema,
} from './trains';

/* A train booking from basket to tickets: one object whose status says how far it is (decision section 4). */

/** The correlation id of the visit (SES-17); who asks is said by the token, never by this. */
const UserSchema = v.optional(v.pipe(v.string(), v.maxLength(100)), '');
export const BookingIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const InstantSchema = v.string();

/** Where a call is about one booking. */
export const OfBooking = {
  user: UserSchema,
  bookingID: BookingIdSchema,
  language: v.optional(LanguageSchema, 'en'),
};
export const OfItem = { ...OfBooking, itemID: TrainIdSchema };

export const TrainTravelerSchema = v.object({
  id: v.string(),
  /** fares follow it (OQ-62) */
  age: v.number(),
  type: v.picklist(TRAIN_TRAVELER_TYPES),
  leadTraveler: v.boolean(),
  /** empty until the passengers are filled in */
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  phoneNumber: v.string(),
  /** all that was filled in, for its owner while it is a basket; null afterwards */
  passenger: v.nullable(TrainPassengerSchema),
  /** left out where none was asked for, and for whoever has a link alone */
  assistance: TrainAssistanceSchema,
});
export type TrainTraveler = v.InferOutput<typeof TrainTravelerSchema>;

const EligibilitySchema = v.object({
  eligible: v.boolean(),
  partiallyEligible: v.boolean(),
  cancellableItems: v.array(v.object({ fareOfferIds: v.array(v.string()) })),
});

/** A ticket or pass: what is scanned, fetched or opened, by its delivery type (OQ-74). */
const ValueDocumentSchema = v.object({
  type: v.picklist(DELIVERY_TYPES),
  travelerId: v.nullable(v.string()),
  /** e-ticket code, reference, collection code or pass number; null where a link or a PDF is all there is */
  code: v.nullable(v.string()),
  /** the carrier's page of RETRIEVE_VIA_LINK, else null */
  url: v.nullable(v.string()),
  /** where TOD tickets are collected, else null */
  station: v.nullable(v.string()),
});

const ItemFacts = {
  id: v.string(),
  /** as the supplier says; one that is not known yet is shown as such (TRN-43) */
  bookingItemStatus: v.string(),
  travelers: v.array(TrainTravelerSchema),
  products: v.array(TrainProductSchema),
  /** tickets and extras of all travelers */
  prices: TrainPricesSchema,
  /** what of it is extras */
  servicePrices: TrainPricesSchema,
  /** the fares of each carrier and traveler */
  fareOffers: v.array(
    v.object({
      id: v.string(),
      travelerId: v.string(),
      productCode: v.string(),
      segmentIds: v.array(v.string()),
      prices: TrainPricesSchema,
    }),
  ),
  /** which ticket is whose, and whether it can be given back by itself */
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
    /** why not, for a person; empty when it is */ reason: v.string(),
    remaining: v.number(),
  }),
  ticketingOptions: v.array(v.object({ code: v.picklist(DELIVERY_TYPES) })),
  ticketingOptionSelected: v.nullable(v.object({ code: v.picklist(DELIVERY_TYPES) })),
  valueDocuments: v.array(ValueDocumentSchema),
  passengerFields: v.array(v.picklist(PASSENGER_FIELDS)),
  leadFields: v.array(v.picklist(PASSENGER_FIELDS)),
  /** until when this price is kept; null once it is bought */
  expirationDate: v.nullable(InstantSchema),
  /** the item that took its place when it was exchanged */
  replacedBy: v.nullable(v.string()),
};

export const TicketItemSchema = v.object({
  ...ItemFacts,
  type: v.literal('point-to-point'),
  /** one, or both directions that are bound together (OQ-66) */
  legs: v.array(
    v.object({
      id: v.string(),
      origin: v.object({ code: v.string(), label: v.string(), timeZone: v.string() }),
      destination: v.object({ code: v.string(), label: v.string(), timeZone: v.string() }),
      solution: LegSolutionSchema,
    }),
  ),
  /** what it is made of, in the order of its legs */
  offerLocations: v.array(v.string()),
  /** extras that can be bought */
  serviceOffers: v.array(ServiceOfferSchema),
  services: v.array(v.object({ id: v.string(), label: v.string() })),
  /** extras that are bought */
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
  /** carriage and seats, once they are given */
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
  /** the last day of it, YYYY-MM-DD */
  validUntil: v.string(),
  criteria: v.nullable(PassCriteriaSchema),
});
export type PassItem = v.InferOutput<typeof PassItemSchema>;

export const TrainItemSchema = v.variant('type', [TicketItemSchema, PassItemSchema]);
export type TrainItem = v.InferOutput<typeof TrainItemSchema>;

/** Rises with every change of the basket, so that an older picture of it is known as such. */
const VersionSchema = v.number();

/** A basket, or what became of it (TRN-18). */
export const TrainBasketSchema = v.object({
  booking_id: v.string(),
  /** ours, once it is ordered; null before */
  bookingReference: v.nullable(v.string()),
  bookingStatus: v.picklist(['CREATED', 'PREBOOKED', 'AUTHORIZED', 'CONFIRMED', 'INVOICED']),
  version: VersionSchema,
  /** until when all of it is kept: the earliest of its items, or of the prebooking */
  expirationDate: v.nullable(InstantSchema),
  bookingItems: v.array(TrainItemSchema),
  prices: TrainPricesSchema,
  ledger: LedgerSchema,
  demo: v.boolean(),
});
export type TrainBasket = v.InferOutput<typeof TrainBasketSchema>;

/**
 * `POST /api/trains/create-booking-p2p` (API-10): makes a basket of offers, or adds them to the one that is open. One
 * entry is one item; its offers are bound together. OFFER_EXPIRED (field `booking.items.N`) when an offer has lapsed.
 */
export const CreateBookingRequestSchema = v.object({
  booking: v.object({
    items: v.pipe(
      v.array(
        v.object({
          offerLocations: v.pipe(v.array(TrainIdSchema), v.minLength(1), v.maxLength(2)),
          criteria: v.optional(
            v.nullable(v.union([TicketCriteriaSchema, PassCriteriaSchema])),
            null,
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(TRAIN_LIMITS.items),
    ),
  }),
  language: v.optional(LanguageSchema, 'en'),
});
export type CreateBookingRequest = v.InferInput<typeof CreateBookingRequestSchema>;

/** `POST deleteItem` (API-11). Bound legs are one item and go together. */
export const DeleteItemRequestSchema = v.object(OfItem);
export type DeleteItemRequest = v.InferInput<typeof DeleteItemRequestSchema>;

/** `POST create-service-offer` (API-12): sets how many; 0 is refused with "Do Delete" (TRN-68). BAGS_FAILED when they could not be included. */
export const CreateServiceRequestSchema = v.object({
  ...OfItem,
  serviceOfferID: TrainIdSchema,
  request: v.object({
    serviceId: TrainIdSchema,
    fareOfferIds: v.pipe(v.array(TrainIdSchema), v.minLength(1), v.maxLength(40)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  }),
});
export type CreateServiceRequest = v.InferInput<typeof CreateServiceRequestSchema>;

/** `POST delete-service-offer` (API-13). */
export const DeleteServiceRequestSchema = v.object({ ...OfItem, serviceOfferID: TrainIdSchema });
export type DeleteServiceRequest = v.InferInput<typeof DeleteServiceRequestSchema>;

/** `PUT preferences-types` (API-14): all wishes for an item's seats; none clears them. */
export const PreferencesRequestSchema = v.object({
  ...OfItem,
  request: v.object({
    preferences: v.pipe(
      v.array(
        v.object({
          group: v.picklist(PREFERENCE_GROUPS),
          option: v.pipe(v.string(), v.maxLength(40)),
        }),
      ),
      v.maxLength(PREFERENCE_GROUPS.length),
    ),
  }),
});
export type PreferencesRequest = v.InferInput<typeof PreferencesRequestSchema>;

/** `PUT update-travelers`: who travels, before prebooking; the first of an item is its lead. 422 names `items.N.travelers.M.field`. */
export const UpdateTravelersRequestSchema = v.object({
  ...OfBooking,
  items: v.pipe(
    v.array(
      v.object({
        itemID: TrainIdSchema,
        travelers: v.pipe(
          v.array(TrainPassengerSchema),
          v.minLength(1),
          v.maxLength(TRAIN_LIMITS.passengers),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(TRAIN_LIMITS.items),
  ),
});
export type UpdateTravelersRequest = v.InferInput<typeof UpdateTravelersRequestSchema>;

/** `POST prebook` (API-15): keeps places and prices for a while; again renews it (OQ-68). */
export const PrebookRequestSchema = v.object({
  ...OfBooking,
  request: v.object({
    items: v.array(v.object({ id: TrainIdSchema, ticketingOption: v.picklist(DELIVERY_TYPES) })),
    /** the total that the traveller saw; PRICE_CHANGED when it is another one by now */
    shownTotal: AmountSchema,
  }),
});
export type PrebookRequest = v.InferInput<typeof PrebookRequestSchema>;

/** `POST create-payment-intent` and `remove-payment-intent`: of the prebooked basket of whoever asks (API-16, API-17). */
export const TrainPaymentRequestSchema = v.object({ user: UserSchema });
export type TrainPaymentRequest = v.InferInput<typeof TrainPaymentRequestSchema>;
export const TrainPaymentResultSchema = v.object({
  paymentIntent: PaymentIntentSchema,
  booking_id: v.string(),
  /** until when the prebooking is kept */ expirationDate: InstantSchema,
});
export type TrainPaymentResult = v.InferOutput<typeof TrainPaymentResultSchema>;
export const RemovedSchema = v.object({ status: v.picklist(['OK', 'KO']) });
export type Removed = v.InferOutput<typeof RemovedSchema>;

/** `POST confirm-booking` (API-18). Idempotent for each intent. */
export const ConfirmBookingRequestSchema = v.object({
  user: UserSchema,
  payment_intent_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  language: v.optional(LanguageSchema, 'en'),
});
export type ConfirmBookingRequest = v.InferInput<typeof ConfirmBookingRequestSchema>;

/** `POST get-booking` (API-20): the basket of whoever asks, or what became of it. */
export const GetBookingRequestSchema = v.object(OfBooking);
export type GetBookingRequest = v.InferInput<typeof GetBookingRequestSchema>;

/** `POST get-last-basket` (API-21): the basket that is open here, also one that was begun before logging in (OQ-67). */
export const LastBasketRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export type LastBasketRequest = v.InferInput<typeof LastBasketRequestSchema>;
export const LastBasketResultSchema = v.object({
  basket: v.nullable(TrainBasketSchema),
  userCorrelationID: v.string(),
});
export type LastBasketResult = v.InferOutput<typeof LastBasketResultSchema>;

/** `POST get-booking-id` (API-29): the booking behind a train id, the reference that travellers know it by. */
export const BookingOfTrainRequestSchema = v.object({
  IDTrain: v.pipe(v.string(), v.trim(), v.maxLength(80)),
});
export type BookingOfTrainRequest = v.InferInput<typeof BookingOfTrainRequestSchema>;
export const BookingOfTrainResultSchema = v.object({ booking_id: v.string() });
export type BookingOfTrainResult = v.InferOutput<typeof BookingOfTrainResultSchema>;

/** What an exchange took away: extras whose price came back, and wishes for seats, that the new trains do not have. */
const LostSchema = v.object({
  /** the item that was exchanged */
  itemID: v.string(),
  extras: v.array(
    v.object({
      label: v.string(),
      count: v.number(),
      legId: v.string(),
      travelerId: v.string(),
      paid: TrainAmountSchema,
    }),
  ),
  wishes: v.array(v.object({ group: v.picklist(PREFERENCE_GROUPS), option: v.string() })),
});

/** `POST booking`: an ordered booking, for its owner, or for whoever has its reference, e-mail and PIN or its link. */
export const TrainBookingViewSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  /** null when a link is all that opened it */
  pin: v.nullable(v.string()),
  vertical: v.literal('trains'),
  status: BookingStatusSchema,
  reason: v.nullable(FailureReasonSchema),
  createdAt: InstantSchema,
  /** the supplier's own reference; null until there is one */
  supplierReference: v.nullable(v.string()),
  bookingItems: v.array(TrainItemSchema),
  email: v.string(),
  ledger: LedgerSchema,
  /** by the latest change, where that was an exchange; null else */
  lost: v.nullable(LostSchema),
  /** the latest that a railway made by itself; null for none. `bookingItems` are those before as long as it is open */
  carrier_change: v.nullable(TrainCarrierChangeSchema),
  payment: v.object({
    state: v.picklist([
      'none',
      'awaiting',
      'authorised',
      'scheduled',
      'captured',
      'voided',
      'refunded',
    ]),
    charged: AmountSchema,
    refunded: AmountSchema,
  }),
  /** whoever asks may cancel, exchange and correct names: not by a link alone (TRN-50) */
  canManage: v.boolean(),
  canCancel: v.boolean(),
  /** all tickets, the calendar entry, and the ticket of each traveller by itself; null where there are none */
  documents: v.nullable(
    v.object({
      voucher: v.string(),
      calendar: v.string(),
      tickets: v.array(v.object({ itemID: v.string(), travelerId: v.string(), url: v.string() })),
    }),
  ),
  demo: v.boolean(),
});
export type TrainBookingView = v.InferOutput<typeof TrainBookingViewSchema>;

/** `POST print`: where the documents of a booking are. */
export const PrintRequestSchema = v.object(OfBooking);
export type PrintRequest = v.InferInput<typeof PrintRequestSchema>;
export const PrintResultSchema = v.object({
  documents: v.array(
    v.object({
      itemID: v.string(),
      type: v.picklist(DELIVERY_TYPES),
      /** a path of ours with a signed key, or a carrier's page; null when a code is all there is */ url: v.nullable(
        v.string(),
      ),
      code: v.nullable(v.string()),
    }),
  ),
});
export type PrintResult = v.InferOutput<typeof PrintResultSchema>;
