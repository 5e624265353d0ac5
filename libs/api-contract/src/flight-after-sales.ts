import * as v from 'valibot';
import { BookingStatusSchema, PaymentTermsSchema } from './bookings';
import { FlightDictionarySchema, FlightSliceSchema } from './flight-offers';
import { AmountSchema } from './hotels';
import {
  Access,
  InstantSchema,
  IdSchema,
  BoughtServiceSchema,
  QuoteIdSchema,
} from './flight-bookings';

/** `POST /api/flights/{provider}/order-cancellations`: refund quote. */
export const OrderCancellationRequestSchema = v.object(Access);
export type OrderCancellationRequest = v.InferInput<typeof OrderCancellationRequestSchema>;
export const OrderCancellationSchema = v.object({
  booking_id: v.string(),
  status: BookingStatusSchema,
  cancellation_id: v.string(),
  refund_amount: AmountSchema,
  fee_amount: AmountSchema,
  charged_amount: AmountSchema,
  refund_currency: v.literal('EUR'),
  refund_to: v.picklist(['card', 'nowhere']),
  expires_at: InstantSchema,
});
export type OrderCancellation = v.InferOutput<typeof OrderCancellationSchema>;

/** `POST …/order-cancellations/confirm`. Needs an `Idempotency-Key`; a lower refund than accepted is PRICE_CHANGED. */
export const ConfirmCancellationRequestSchema = v.object({
  ...Access,
  cancellation_id: IdSchema,
  accepted_refund: AmountSchema,
});
export type ConfirmCancellationRequest = v.InferInput<typeof ConfirmCancellationRequestSchema>;

/** `POST …/order-change-requests`: other flights for one slice ("modify-stop", OQ-82). */
export const OrderChangeRequestSchema = v.object({
  ...Access,
  slice_id: IdSchema,
  departure_date: v.pipe(v.string(), v.isoDate()),
});
export type OrderChangeRequest = v.InferInput<typeof OrderChangeRequestSchema>;
export const ChangeOfferSchema = v.object({
  id: v.string(),
  slice: FlightSliceSchema,
  /** penalty included; negative is a refund */
  change_total_amount: AmountSchema,
  penalty_amount: AmountSchema,
  new_total_amount: AmountSchema,
  expires_at: InstantSchema,
});
export type ChangeOffer = v.InferOutput<typeof ChangeOfferSchema>;
export const OrderChangeOffersSchema = v.object({
  booking_id: v.string(),
  offers: v.array(ChangeOfferSchema),
  dictionary: FlightDictionarySchema,
});
export type OrderChangeOffers = v.InferOutput<typeof OrderChangeOffersSchema>;

/** `POST …/order-change-requests/quote`: `quote_id` is the `offerID` of `create-payment-intent` if anything is due. */
export const OrderChangeQuoteRequestSchema = v.object({
  ...Access,
  slice_id: IdSchema,
  change_offer_id: IdSchema,
});
export type OrderChangeQuoteRequest = v.InferInput<typeof OrderChangeQuoteRequestSchema>;
export const OrderChangeQuoteSchema = v.object({
  quote_id: v.string(),
  booking_id: v.string(),
  offer: ChangeOfferSchema,
  dictionary: FlightDictionarySchema,
  /** bags and seats of the slice, neither transferred nor refunded */
  lost_services: v.array(BoughtServiceSchema),
  terms: PaymentTermsSchema,
  expires_at: InstantSchema,
});
export type OrderChangeQuote = v.InferOutput<typeof OrderChangeQuoteSchema>;

/** `POST …/order-change-requests/confirm`. Needs an `Idempotency-Key`. */
export const ConfirmChangeRequestSchema = v.object({
  ...Access,
  quote_id: QuoteIdSchema,
  payment_intent_id: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  accepted_difference: AmountSchema,
});
export type ConfirmChangeRequest = v.InferInput<typeof ConfirmChangeRequestSchema>;

/** `POST …/carrier-changes/accept`. Needs an `Idempotency-Key`; OFFER_EXPIRED when answered otherwise meanwhile. */
export const AcceptCarrierChangeRequestSchema = v.object({ ...Access, change_id: IdSchema });
export type AcceptCarrierChangeRequest = v.InferInput<typeof AcceptCarrierChangeRequestSchema>;
