import { arrive } from './attempt';
import { newClientSecret, newId } from './ids';
import { cancelIntent } from './intents';
import { mergeMetadata } from './params';
import { lookUp, seconds, type Store, type StoredPayment } from './store';

const HOLD = 7 * 24 * 3_600;

export function cancelPayment(
  store: Store,
  payment: StoredPayment,
  reason: string | undefined,
): void {
  cancelIntent(payment, reason);
  payment.wire.canceled_at = seconds(store);
  payment.wire.amount_capturable = 0;
  store.events.add('payment_intent.canceled', payment.wire);
}

/** A bank keeps money for seven days; what nobody captured by then is free again. */
export function lapse(store: Store, payment: StoredPayment): StoredPayment {
  const charge = store.charges.get(payment.wire.latest_charge ?? '');
  if (
    payment.wire.status === 'requires_capture' &&
    charge !== undefined &&
    seconds(store) >= charge.created + HOLD
  )
    cancelPayment(store, payment, 'automatic');
  return payment;
}

export function paymentOf(store: Store, id: string, param = 'intent'): StoredPayment {
  const payment = lookUp(store.payments, 'payment_intent', id, param);
  arrive(store, payment);
  return lapse(store, payment);
}

export function newPayment(
  store: Store,
  data: {
    amount: number;
    captureMethod: StoredPayment['wire']['capture_method'];
    ways?: StoredPayment['wire']['payment_method_types'];
    options?: StoredPayment['wire']['payment_method_options'] | undefined;
    description?: string | undefined;
    metadata?: Record<string, string> | undefined;
  },
): StoredPayment {
  const id = newId('pi');
  const wire: StoredPayment['wire'] = {
    id,
    object: 'payment_intent',
    amount: data.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: data.captureMethod,
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: seconds(store),
    currency: 'eur',
    customer: null,
    description: data.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, data.metadata),
    next_action: null,
    payment_method: null,
    payment_method_options: {
      ...data.options,
      card: { request_three_d_secure: 'automatic', ...data.options?.card },
    },
    payment_method_types: data.ways ?? ['card'],
    processing: null,
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status: 'requires_payment_method',
  };
  const payment: StoredPayment = {
    kind: 'payment',
    wire,
    arrives: null,
    returnUrl: null,
    challenge: null,
    pending: null,
  };
  store.payments.set(id, payment);
  return payment;
}
