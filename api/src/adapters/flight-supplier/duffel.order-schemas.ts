import * as v from 'valibot';
import { AmountSchema, InstantSchema } from '../duffel/wire-values';
import { ConditionsSchema, PriceEntries, SliceSchema } from './duffel.schemas';

const instant = v.nullish(InstantSchema, null);

export const CancellationSchema = v.object({
  id: v.string(),
  order_id: v.string(),
  refund_amount: v.nullish(AmountSchema, null),
  refund_currency: v.nullish(v.literal('EUR'), null),
  expires_at: InstantSchema,
  confirmed_at: instant,
});
export type WireCancellation = v.InferOutput<typeof CancellationSchema>;
export const CancellationAnswerSchema = v.object({ data: CancellationSchema });

export const MarkedSchema = v.object({
  offer_id: v.nullish(v.string(), null),
  metadata: v.nullish(v.record(v.string(), v.unknown()), null),
});

export const OrderSchema = v.object({
  id: v.string(),
  type: v.nullish(v.string(), null),
  booking_reference: v.nullish(v.string(), ''),
  ...PriceEntries,
  cancelled_at: instant,
  cancellation: v.nullish(v.unknown(), null),
  payment_status: v.object({
    awaiting_payment: v.boolean(),
    payment_required_by: instant,
    price_guarantee_expires_at: instant,
    paid_at: instant,
  }),
  slices: v.pipe(v.array(SliceSchema), v.minLength(1)),
  services: v.nullish(
    v.array(
      v.object({
        type: v.string(),
        quantity: v.nullish(v.number(), 1),
        passenger_ids: v.nullish(v.array(v.string()), []),
        segment_ids: v.nullish(v.array(v.string()), []),
      }),
    ),
    [],
  ),
  documents: v.nullish(
    v.array(
      v.object({
        type: v.string(),
        unique_identifier: v.string(),
        passenger_ids: v.nullish(v.array(v.string()), []),
      }),
    ),
    [],
  ),
  conditions: ConditionsSchema,
  available_actions: v.nullish(v.array(v.string()), []),
});
export type WireOrder = v.InferOutput<typeof OrderSchema>;
export const OrderAnswerSchema = v.object({ data: OrderSchema });

const SignedAmountSchema = v.pipe(v.string(), v.regex(/^-?\d+(\.\d{1,2})?$/));
const penalty = v.nullish(AmountSchema, null);

/** The penalty has two names on the wire. */
export const ChangeOfferSchema = v.object({
  id: v.string(),
  slices: v.object({ add: v.pipe(v.array(SliceSchema), v.length(1)) }),
  change_total_amount: SignedAmountSchema,
  change_total_currency: v.literal('EUR'),
  new_total_amount: AmountSchema,
  penalty_total_amount: penalty,
  penalty_amount: penalty,
  expires_at: InstantSchema,
});
export type WireChangeOffer = v.InferOutput<typeof ChangeOfferSchema>;
export const ChangeRequestAnswerSchema = v.object({
  data: v.object({ order_change_offers: v.array(v.unknown()) }),
});
export const ChangeAnswerSchema = v.object({
  data: v.object({ id: v.string(), order_id: v.string() }),
});
