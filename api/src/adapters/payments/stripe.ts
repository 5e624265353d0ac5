import { money } from '@wayfare/domain';
import Stripe from 'stripe';
import type { Intent, Payments, Refund } from '../../ports/payments';
import { toPaymentError } from './stripe.errors';
import { toPaymentIntent, toSetupIntent } from './stripe.intents';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** the sandbox's address; Stripe's own without it */
  readonly url?: string | undefined;
  /** milliseconds that one call may take */
  readonly timeout: number;
}

function clientOf({ secretKey, url, timeout }: StripeOptions): Stripe {
  const common = { timeout, maxNetworkRetries: 0, telemetry: false };
  if (url === undefined) return new Stripe(secretKey, common);
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(secretKey, { ...common, host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' });
}

async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toPaymentError(error);
  }
}

const CURRENCY = 'eur';
/** No method that leaves our page: its outcome would come back somewhere else. */
const CARDS = { enabled: true, allow_redirects: 'never' } as const;
const isSetup = (id: string) => id.startsWith('seti_');

function toRefund({ id, status, amount }: Stripe.Refund): Refund {
  return { id, status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending', amount: money(amount) };
}

/** Card payments through Stripe, or whatever speaks its API at `url`. */
export function stripePayments(options: StripeOptions): Payments {
  const stripe = clientOf(options);

  const find = (id: string): Promise<Intent> =>
    answered(async () => (isSetup(id) ? toSetupIntent(await stripe.setupIntents.retrieve(id)) : toPaymentIntent(await stripe.paymentIntents.retrieve(id))));

  return {
    find,
    createPayment: ({ amount, description, metadata, idempotencyKey }) =>
      answered(async () =>
        toPaymentIntent(
          await stripe.paymentIntents.create(
            { amount: amount.amount, currency: CURRENCY, capture_method: 'manual', automatic_payment_methods: CARDS, description, metadata: { ...metadata } },
            { idempotencyKey },
          ),
        ),
      ),
    createSetup: ({ description, metadata, idempotencyKey }) =>
      answered(async () => {
        const customer = await stripe.customers.create({ metadata: { ...metadata } }, { idempotencyKey: `${idempotencyKey}:customer` });
        const intent = await stripe.setupIntents.create(
          { customer: customer.id, usage: 'off_session', automatic_payment_methods: CARDS, description, metadata: { ...metadata } },
          { idempotencyKey },
        );
        return toSetupIntent(intent);
      }),
    capture: (id, { amount, idempotencyKey }) => answered(async () => toPaymentIntent(await stripe.paymentIntents.capture(id, { amount_to_capture: amount.amount }, { idempotencyKey }))),
    cancel: (id, { idempotencyKey }) =>
      answered(async () => {
        const present = await find(id);
        if (present.status === 'canceled') return present;
        return isSetup(id) ? toSetupIntent(await stripe.setupIntents.cancel(id, {}, { idempotencyKey })) : toPaymentIntent(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey }));
      }),
    chargeLater: (setupId, { amount, description, metadata, idempotencyKey }) =>
      answered(async () => {
        const { customer, paymentMethod } = await find(setupId);
        if (customer === null || paymentMethod === null) throw new Error(`${setupId} keeps no card`);
        const intent = await stripe.paymentIntents.create(
          { amount: amount.amount, currency: CURRENCY, customer, payment_method: paymentMethod, automatic_payment_methods: CARDS, off_session: true, confirm: true, description, metadata: { ...metadata } },
          { idempotencyKey },
        );
        return toPaymentIntent(intent);
      }),
    refund: (id, { amount, idempotencyKey }) => answered(async () => toRefund(await stripe.refunds.create({ payment_intent: id, amount: amount.amount }, { idempotencyKey }))),
    createCheckout: ({ amount, description, metadata, successUrl, cancelUrl, idempotencyKey }) =>
      answered(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ quantity: 1, price_data: { currency: CURRENCY, unit_amount: amount.amount, product_data: { name: description } } }],
            payment_intent_data: { capture_method: 'manual', metadata: { ...metadata } },
            metadata: { ...metadata },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey },
        );
        const intent = session.payment_intent;
        return { id: session.id, url: session.url ?? '', intentId: typeof intent === 'string' ? intent : (intent?.id ?? null) };
      }),
    readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, options.webhookSecret);
        const { object } = event.data;
        const intent = 'payment_intent' in object && typeof object.payment_intent === 'string' ? object.payment_intent : null;
        const own = 'object' in object && (object.object === 'payment_intent' || object.object === 'setup_intent') && 'id' in object && typeof object.id === 'string' ? object.id : null;
        return { id: event.id, type: event.type, intentId: own ?? intent };
      } catch (error) {
        throw toPaymentError(error);
      }
    },
  };
}
