import * as v from 'valibot';
import { LedgerSchema, PaymentTermsSchema } from './bookings';
import { Access, InstantSchema, QuoteIdSchema } from './flight-bookings';
import { AmountSchema } from './hotels';

/** `POST /api/flights/{provider}/hold-quotes`: the present price, which may no longer be guaranteed. */
export const HoldQuoteRequestSchema = v.object(Access);
export type HoldQuoteRequest = v.InferInput<typeof HoldQuoteRequestSchema>;
export const HoldQuoteSchema = v.object({
  /** `offerID` of `create-payment-intent` */
  quote_id: v.string(),
  booking_id: v.string(),
  ledger: LedgerSchema,
  terms: PaymentTermsSchema,
  priceChanged: v.boolean(),
  previousTotal: v.nullable(AmountSchema),
  expires_at: InstantSchema,
});
export type HoldQuote = v.InferOutput<typeof HoldQuoteSchema>;

/** `POST /api/flights/{provider}/hold-payments`. Needs an `Idempotency-Key`. */
export const HoldPaymentRequestSchema = v.object({
  ...Access,
  quote_id: QuoteIdSchema,
  payment_intent_id: v.pipe(v.string(), v.maxLength(200)),
  accepted_total: AmountSchema,
});
export type HoldPaymentRequest = v.InferInput<typeof HoldPaymentRequestSchema>;
