import type Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments';

export function toPaymentEvent({ id, type, data: { object } }: Stripe.Event): PaymentEvent {
  const intent =
    'payment_intent' in object && typeof object.payment_intent === 'string'
      ? object.payment_intent
      : null;
  const own =
    'object' in object &&
    (object.object === 'payment_intent' || object.object === 'setup_intent') &&
    'id' in object &&
    typeof object.id === 'string'
      ? object.id
      : null;
  return { id, type, intentId: own ?? intent };
}
