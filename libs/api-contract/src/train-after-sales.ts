import * as v from 'valibot';
import { BookingAccessSchema, BookingStatusSchema, PaymentTermsSchema } from './bookings';
import { AmountSchema } from './hotels';
import { LanguageSchema } from './places';
import { CarriedWishSchema, ExchangedExtraSchema } from './train-carrier-changes';
import { TRAIN_LIMITS } from './train-facts';
import { TrainFirstNameSchema, TrainLastNameSchema } from './train-travellers';
import { BookingIdSchema, OfBooking, OfItem } from './train-bookings';
import { SearchLegSchema, TrainAmountSchema, TrainIdSchema, TrainPricesSchema } from './trains';
import { TicketOfferSchema, TrainLegResultSchema, TrainProductSchema } from './train-offers';

/* Each needs the owning session or account, or a session that found the booking (TRN-50, `POST /api/bookings/find`). */

const InstantSchema = v.string();

export const TrainBookingRequestSchema = v.object({
  booking_id: v.optional(BookingIdSchema),
  access: v.optional(BookingAccessSchema),
  language: v.optional(LanguageSchema, 'en'),
});
export type TrainBookingRequest = v.InferInput<typeof TrainBookingRequestSchema>;

/** All of an item, or tickets by fare offers or product assignments (TRN-47 to TRN-49). */
const RefundItemSchema = v.object({
  id: TrainIdSchema,
  fareOfferIds: v.optional(v.pipe(v.array(TrainIdSchema), v.maxLength(60))),
  productAssignmentIds: v.optional(v.pipe(v.array(TrainIdSchema), v.maxLength(60))),
});
export type RefundItem = v.InferOutput<typeof RefundItemSchema>;

/** `POST create-refund` (API-22): refund quote. REFUND_FAILED when the supplier does not say. */
export const CreateRefundRequestSchema = v.object({
  ...OfBooking,
  request: v.object({
    type: v.literal('REFUND'),
    items: v.pipe(v.array(RefundItemSchema), v.minLength(1), v.maxLength(TRAIN_LIMITS.items)),
  }),
});
export type CreateRefundRequest = v.InferInput<typeof CreateRefundRequestSchema>;

export const RefundSchema = v.object({
  /** `refundID` of `confirm-refund` */
  id: v.string(),
  status: v.picklist(['QUOTED', 'CONFIRMED']),
  bookingStatus: BookingStatusSchema,
  expirationDate: InstantSchema,
  items: v.array(
    v.object({
      id: v.string(),
      reversedPrices: TrainPricesSchema,
      fees: TrainAmountSchema,
      productAssignmentIds: v.array(v.string()),
    }),
  ),
  total: TrainAmountSchema,
  fee: TrainAmountSchema,
  isWhole: v.boolean(),
});
export type Refund = v.InferOutput<typeof RefundSchema>;

/** `POST confirm-refund` (API-23), idempotent; a lower refund than accepted is PRICE_CHANGED. */
export const ConfirmRefundRequestSchema = v.object({
  ...OfBooking,
  refundID: TrainIdSchema,
  /** without it the quote binds for ten minutes while the carrier agrees; else a new quote is the answer */
  acceptedRefund: v.optional(AmountSchema),
});
export type ConfirmRefundRequest = v.InferInput<typeof ConfirmRefundRequestSchema>;

/** `POST search-exchange-offers` (API-25) */
export const ExchangeSearchRequestSchema = v.object({
  ...OfBooking,
  request: v.object({
    items: v.pipe(
      v.array(
        v.object({
          id: TrainIdSchema,
          legs: v.pipe(
            v.array(v.object({ id: TrainIdSchema, ...SearchLegSchema.entries })),
            v.minLength(1),
            v.maxLength(2),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(1),
    ),
  }),
});
export type ExchangeSearchRequest = v.InferInput<typeof ExchangeSearchRequestSchema>;

/** With the price difference; negative is a refund. */
export const ExchangeOfferSchema = v.object({
  ...TicketOfferSchema.entries,
  difference: TrainAmountSchema,
});
export type ExchangeOffer = v.InferOutput<typeof ExchangeOfferSchema>;

export const ExchangeSearchResultSchema = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      searchId: v.string(),
      legs: v.array(TrainLegResultSchema),
      offers: v.array(ExchangeOfferSchema),
      products: v.array(TrainProductSchema),
    }),
  ),
});
export type ExchangeSearchResult = v.InferOutput<typeof ExchangeSearchResultSchema>;

/** `POST exchange-quote` (API-26, TRN-32). */
export const ExchangeQuoteRequestSchema = v.object({
  ...OfBooking,
  request: v.object({
    items: v.pipe(
      v.array(
        v.object({
          id: TrainIdSchema,
          searchId: TrainIdSchema,
          legs: v.pipe(
            v.array(v.object({ id: TrainIdSchema, selectedOfferId: TrainIdSchema })),
            v.minLength(1),
            v.maxLength(2),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(1),
    ),
  }),
});
export type ExchangeQuoteRequest = v.InferInput<typeof ExchangeQuoteRequestSchema>;

export const ExchangeQuoteSchema = v.object({
  /** also the `offerID` of `/api/create-payment-intent` */
  exchangeOperationId: v.string(),
  booking_id: v.string(),
  /** fee included; negative is a refund */
  difference: TrainAmountSchema,
  fee: TrainAmountSchema,
  extras: v.array(ExchangedExtraSchema),
  /** journeys would overlap or swap: confirming needs `acceptedOrder` */
  turnsJourneys: v.boolean(),
  wishes: v.array(CarriedWishSchema),
  expirationDate: InstantSchema,
  terms: PaymentTermsSchema,
});
export type ExchangeQuote = v.InferOutput<typeof ExchangeQuoteSchema>;

/** `POST exchange-operation-confirmation` (API-27). */
export const ConfirmExchangeRequestSchema = v.object({
  ...OfBooking,
  exchangeOperationId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  payment_intent_id: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** consent to swapped journeys, where the quote says `turnsJourneys` */
  acceptedOrder: v.optional(v.boolean(), false),
});
export type ConfirmExchangeRequest = v.InferInput<typeof ConfirmExchangeRequestSchema>;

/** `POST carrier-changes/accept`. Needs an `Idempotency-Key`; OFFER_EXPIRED when answered otherwise meanwhile. */
export const AcceptTrainChangeRequestSchema = v.object({ ...OfBooking, change_id: TrainIdSchema });
export type AcceptTrainChangeRequest = v.InferInput<typeof AcceptTrainChangeRequestSchema>;

/** `PUT edit-travelers`, on the same people's other tickets too (TRN-53, OQ-71); NAME_CHANGE_FAILED without answer. */
export const EditTravelersRequestSchema = v.object({
  ...OfItem,
  travelers: v.pipe(
    v.array(
      v.object({
        id: TrainIdSchema,
        firstName: TrainFirstNameSchema,
        lastName: TrainLastNameSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(TRAIN_LIMITS.passengers),
  ),
});
export type EditTravelersRequest = v.InferInput<typeof EditTravelersRequestSchema>;
