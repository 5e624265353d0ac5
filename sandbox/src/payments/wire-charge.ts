import type { Decline } from './cards';
import { newId } from './ids';
import { mergeMetadata } from './params';
import type { WirePaymentIntent } from './wire';

export const wireCharge = (
  wire: WirePaymentIntent,
  about: {
    method: string;
    isCaptured: boolean;
    decline: Decline | undefined;
    created: number;
  },
) => ({
  id: newId('ch'),
  object: 'charge',
  amount: wire.amount,
  amount_captured: about.isCaptured ? wire.amount : 0,
  amount_refunded: 0,
  captured: about.isCaptured,
  created: about.created,
  currency: wire.currency,
  customer: wire.customer,
  description: wire.description,
  failure_code: about.decline?.code ?? null,
  failure_message: about.decline?.message ?? null,
  livemode: false,
  metadata: wire.metadata,
  paid: about.decline === undefined,
  payment_intent: wire.id,
  payment_method: about.method,
  refunded: false,
  status: about.decline === undefined ? 'succeeded' : 'failed',
});
export type WireCharge = ReturnType<typeof wireCharge>;

export const wireRefund = (
  { id, currency, payment_intent }: WireCharge,
  about: {
    amount: number;
    created: number;
    reason?: string | undefined;
    metadata: Record<string, string>;
  },
) => ({
  id: newId('re'),
  object: 'refund',
  amount: about.amount,
  charge: id,
  created: about.created,
  currency,
  metadata: mergeMetadata({}, about.metadata),
  payment_intent,
  reason: about.reason ?? null,
  status: 'succeeded',
});
export type WireRefund = ReturnType<typeof wireRefund>;
