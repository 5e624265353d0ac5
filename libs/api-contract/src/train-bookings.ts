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

/* Basket to tickets in one object with a status (decision section 4). */

/** Correlation id of the visit (SES-17); identity comes from the token alone. */
const UserSchema = v.optional(v.pipe(v.string(), v.maxLength(100)), '');
export const BookingIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const InstantSchema = v.string();

export const OfBooking = {
  user: UserSchema,
  bookingID: BookingIdSchema,
  language: v.optional(LanguageSchema, 'en'),
};
export const OfItem = { ...OfBooking, itemID: TrainIdSchema };

/** Monotonic: an older copy of the basket is recognised. */
const VersionSchema = v.number();

/** A basket, or what became of it (TRN-18). */
export const TrainBasketSchema = v.object({
  booking_id: v.string(),
  bookingReference: v.nullable(v.string()),
  bookingStatus: v.picklist(['CREATED', 'PREBOOKED', 'AUTHORIZED', 'CONFIRMED', 'INVOICED']),
  version: VersionSchema,
  /** earliest expiry of the items, or of the prebooking */
  expirationDate: v.nullable(InstantSchema),
  bookingItems: v.array(TrainItemSchema),
  prices: TrainPricesSchema,
  ledger: LedgerSchema,
  demo: v.boolean(),
});
export type TrainBasket = v.InferOutput<typeof TrainBasketSchema>;

/** `POST /api/trains/create-booking-p2p` (API-10) by items of bound offers; OFFER_EXPIRED (`booking.items.N`). */
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

/** `POST prebook` (API-15): holds places and prices; repeating renews (OQ-68). */
export const PrebookRequestSchema = v.object({
  ...OfBooking,
  request: v.object({
    items: v.array(v.object({ id: TrainIdSchema, ticketingOption: v.picklist(DELIVERY_TYPES) })),
    /** total seen by the traveller; otherwise PRICE_CHANGED */
    shownTotal: AmountSchema,
  }),
});
export type PrebookRequest = v.InferInput<typeof PrebookRequestSchema>;

/** `POST create-payment-intent` and `remove-payment-intent`, of the own prebooked basket (API-16, API-17). */
export const TrainPaymentRequestSchema = v.object({
  user: UserSchema,
  methods: OfferedMethodsSchema,
  keepCard: v.optional(v.boolean(), false),
});
export type TrainPaymentRequest = v.InferInput<typeof TrainPaymentRequestSchema>;
export const TrainPaymentResultSchema = v.object({
  paymentIntent: PaymentIntentSchema,
  booking_id: v.string(),
  expirationDate: InstantSchema,
});
export type TrainPaymentResult = v.InferOutput<typeof TrainPaymentResultSchema>;

/** `POST confirm-booking` (API-18), idempotent by intent. */
export const ConfirmBookingRequestSchema = v.object({
  user: UserSchema,
  payment_intent_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  invoice: v.optional(InvoiceDetailsSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type ConfirmBookingRequest = v.InferInput<typeof ConfirmBookingRequestSchema>;

/** `POST get-booking` (API-20) */
export const GetBookingRequestSchema = v.object(OfBooking);
export type GetBookingRequest = v.InferInput<typeof GetBookingRequestSchema>;

/** `POST get-last-basket` (API-21): also one begun before logging in (OQ-67). */
export const LastBasketRequestSchema = v.object({ language: v.optional(LanguageSchema, 'en') });
export type LastBasketRequest = v.InferInput<typeof LastBasketRequestSchema>;
export const LastBasketResultSchema = v.object({
  basket: v.nullable(TrainBasketSchema),
  userCorrelationID: v.string(),
});
export type LastBasketResult = v.InferOutput<typeof LastBasketResultSchema>;

/** `POST get-booking-id` (API-29): by the reference that travellers know. */
export const BookingOfTrainRequestSchema = v.object({
  IDTrain: v.pipe(v.string(), v.trim(), v.maxLength(80)),
});
export type BookingOfTrainRequest = v.InferInput<typeof BookingOfTrainRequestSchema>;
export const BookingOfTrainResultSchema = v.object({ booking_id: v.string() });
export type BookingOfTrainResult = v.InferOutput<typeof BookingOfTrainResultSchema>;

/** Extras refunded and seat wishes dropped by an exchange. */
const LostSchema = v.object({
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

/** `POST booking`: for its owner, or by reference, e-mail and PIN, or by link. */
export const TrainBookingViewSchema = v.object({
  booking_id: v.string(),
  reference: v.string(),
  /** null when opened by a link alone */
  pin: v.nullable(v.string()),
  vertical: v.literal('trains'),
  status: BookingStatusSchema,
  reason: v.nullable(FailureReasonSchema),
  createdAt: InstantSchema,
  supplierReference: v.nullable(v.string()),
  bookingItems: v.array(TrainItemSchema),
  email: v.string(),
  ledger: LedgerSchema,
  lost: v.nullable(LostSchema),
  /** the latest schedule change by a railway; `bookingItems` are those before while it is open */
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
  /** cancel, exchange and correct names: not by a link alone (TRN-50) */
  canManage: v.boolean(),
  canCancel: v.boolean(),
  documents: v.nullable(
    v.object({
      voucher: v.string(),
      calendar: v.string(),
      tickets: v.array(
        v.object({
          itemID: v.string(),
          travelerId: v.string(),
          url: v.string(),
          code: v.optional(v.string()),
          /** `.pkpass` and Google Wallet, only where a signing key is configured */
          appleWallet: v.optional(v.string()),
          googleWallet: v.optional(v.string()),
        }),
      ),
    }),
  ),
  demo: v.boolean(),
});
export type TrainBookingView = v.InferOutput<typeof TrainBookingViewSchema>;

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
