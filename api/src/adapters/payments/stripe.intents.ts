import { money } from '@wayfare/domain';
import type Stripe from 'stripe';
import type { Intent, IntentStatus } from '../../ports/payments';

export const isSetup = (id: string) => id.startsWith('seti_');

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const KNOWN: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
];

/** A future status counts as not final. */
const statusOf = (status: string): IntentStatus =>
  KNOWN.find((known) => known === status) ?? 'processing';

function common({
  id,
  status,
  client_secret,
  payment_method,
  customer,
  metadata,
}: Stripe.PaymentIntent | Stripe.SetupIntent) {
  return {
    id,
    status: statusOf(status),
    clientSecret: client_secret ?? '',
    paymentMethod: idOf(payment_method),
    customer: idOf(customer),
    metadata: metadata ?? {},
  };
}

const failureOf = (error: { decline_code?: string; code?: string } | null) =>
  error?.decline_code ?? error?.code ?? null;

export function toPaymentIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    ...common(intent),
    mode: 'payment',
    amount: money(intent.amount),
    captured: money(intent.amount_received),
    captureMethod: intent.capture_method === 'manual' ? 'manual' : 'automatic',
    failure: failureOf(intent.last_payment_error),
  };
}

export function toSetupIntent(intent: Stripe.SetupIntent): Intent {
  return {
    ...common(intent),
    mode: 'setup',
    amount: money(0),
    captured: money(0),
    captureMethod: 'automatic',
    failure: failureOf(intent.last_setup_error),
  };
}
