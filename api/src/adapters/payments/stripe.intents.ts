import { money } from '@wayfare/domain';
import type Stripe from 'stripe';
import type { Intent, IntentStatus } from '../../ports/payments';

const idOf = (reference: string | { id: string } | null | undefined) => (typeof reference === 'string' ? reference : (reference?.id ?? null));

const KNOWN: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'];

/** A status that Stripe adds one day is one that is not final. */
const statusOf = (status: string): IntentStatus => KNOWN.find((known) => known === status) ?? 'processing';

export function toPaymentIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    mode: 'payment',
    status: statusOf(intent.status),
    clientSecret: intent.client_secret ?? '',
    amount: money(intent.amount),
    captured: money(intent.amount_received),
    paymentMethod: idOf(intent.payment_method),
    customer: idOf(intent.customer),
    metadata: intent.metadata,
    failure: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
  };
}

export function toSetupIntent(intent: Stripe.SetupIntent): Intent {
  return {
    id: intent.id,
    mode: 'setup',
    status: statusOf(intent.status),
    clientSecret: intent.client_secret ?? '',
    amount: money(0),
    captured: money(0),
    paymentMethod: idOf(intent.payment_method),
    customer: idOf(intent.customer),
    metadata: intent.metadata ?? {},
    failure: intent.last_setup_error?.decline_code ?? intent.last_setup_error?.code ?? null,
  };
}
