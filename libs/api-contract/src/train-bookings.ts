import * as v from 'valibot';
import {
  BookingStatusSchema,
  FailureReasonSchema,
  LedgerSchema,
  OfferedMethodsSchema,
  PaymentIntentSchema,
} from './bookings';
import { AmountSchema } from './hotels';
import { InvoiceDetailsSchema } from './invoice-details';
import { LanguageSchema } from './places';
import { TrainCarrierChangeSchema } from './train-carrier-changes';
import { DELIVERY_TYPES, PREFERENCE_GROUPS, TRAIN_LIMITS } from './train-facts';
import {
  TicketCriteriaSchema,
  TrainAmountSchema,
  TrainIdSchema,
  TrainPricesSchema,
} from './trains';
import { PassCriteriaSchema } from './train-passes';
import { TrainItemSchema } from './train-items';

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
export const TrainPaymentRequestSchema = v.object({
  user: UserSchema,
  methods: OfferedMethodsSchema,
  /** a member wants the card kept that pays */
  keepCard: v.optional(v.boolean(), false),
});
export type TrainPaymentRequest = v.InferInput<typeof TrainPaymentRequestSchema>;
export const TrainPaymentResultSchema = v.object({
  paymentIntent: PaymentIntentSchema,
  booking_id: v.string(),
  /** until when the prebooking is kept */ expirationDate: InstantSchema,
});
export type TrainPaymentResult = v.InferOutput<typeof TrainPaymentResultSchema>;

/** `POST confirm-booking` (API-18). Idempotent for each intent. */
export const ConfirmBookingRequestSchema = v.object({
  user: UserSchema,
  payment_intent_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** who the invoice is made out to; without it nobody yet */
  invoice: v.optional(InvoiceDetailsSchema),
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
      tickets: v.array(
        v.object({
          itemID: v.string(),
          travelerId: v.string(),
          url: v.string(),
          /** what is scanned, as a picture; not of tickets without a code */
          code: v.optional(v.string()),
          /** the same ticket as a `.pkpass`, and a way to Google Wallet; only where they can be signed */
          appleWallet: v.optional(v.string()),
          googleWallet: v.optional(v.string()),
        }),
      ),
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
