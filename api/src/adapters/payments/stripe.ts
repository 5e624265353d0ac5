import Stripe from 'stripe';
import type { Intent, Payments } from '../../ports/payments';
import { callGuard } from '../call-guard';
import { named } from '../operations';
import { isAnswer, toOutage, toPaymentError } from './stripe.errors';
import { stripeCards } from './stripe.cards';
import { toPaymentEvent } from './stripe.events';
import { isSetup, toPaymentIntent, toSetupIntent } from './stripe.intents';
import { stripeLists, toRefund } from './stripe.lists';
import { checkoutOf, CURRENCY } from './stripe-checkout';
import { CARDS, waysToPay } from './stripe.methods';

export interface StripeOptions {
  readonly secretKey: string;
  /** each of them may have signed an event */
  readonly webhookSecrets: readonly string[];
  /** the sandbox's URL; default is Stripe's */
  readonly url?: string | undefined;
  readonly timeout: number;
  readonly pause?: number | undefined;
}

function clientOf({ secretKey, url, timeout }: StripeOptions): Stripe {
  // Stripe's timeout restarts with every byte, so the guard's must fire first
  const common = { timeout: 2 * timeout, maxNetworkRetries: 0, telemetry: false };
  if (url === undefined) return new Stripe(secretKey, common);
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

const CALLS_AT_ONCE = 64;

type Answered = <T>(call: () => Promise<T>) => Promise<T>;

/** The breaker counts missing answers; a refusal is an answer. */
function answeredWithin({ timeout, pause }: StripeOptions): Answered {
  const guard = callGuard({
    service: 'Stripe',
    timeout,
    pause,
    maxAtOnce: CALLS_AT_ONCE,
    toProblem: toOutage,
  });
  return async (call) => {
    const outcome = await guard
      .run(async () => {
        try {
          return { answer: await call() };
        } catch (error) {
          const failure = toPaymentError(error);
          if (isAnswer(failure)) return { failure };
          throw failure;
        }
      })
      .catch((error: unknown) => Promise.reject(toPaymentError(error)));
    if (outcome.failure !== undefined) throw outcome.failure;
    return outcome.answer;
  };
}

export function stripePayments(options: StripeOptions): Payments {
  const stripe = clientOf(options);
  // separate guards: reads must not block moves of money
  const answered = answeredWithin(options);
  const moved = answeredWithin(options);

  const look = async (id: string): Promise<Intent> =>
    isSetup(id)
      ? toSetupIntent(await stripe.setupIntents.retrieve(id))
      : toPaymentIntent(await stripe.paymentIntents.retrieve(id));

  return named<Payments>({
    ...stripeCards(stripe, answered),
    ...stripeLists(stripe, answered),
    find: (id) => answered(() => look(id)),
    createPayment: ({ amount, methods, customer, description, metadata, idempotencyKey }) =>
      answered(async () =>
        toPaymentIntent(
          await stripe.paymentIntents.create(
            {
              amount: amount.amount,
              currency: CURRENCY,
              ...waysToPay(methods),
              ...(typeof customer === 'string' ? { customer } : {}),
              description,
              metadata: { ...metadata },
            },
            { idempotencyKey },
          ),
        ),
      ),
    createSetup: ({ description, metadata, idempotencyKey }) =>
      answered(async () => {
        const customer = await stripe.customers.create(
          { metadata: { ...metadata } },
          { idempotencyKey: `${idempotencyKey}:customer` },
        );
        const intent = await stripe.setupIntents.create(
          {
            customer: customer.id,
            usage: 'off_session',
            automatic_payment_methods: CARDS,
            description,
            metadata: { ...metadata },
          },
          { idempotencyKey },
        );
        return toSetupIntent(intent);
      }),
    capture: (id, { amount, idempotencyKey }) =>
      moved(async () =>
        toPaymentIntent(
          await stripe.paymentIntents.capture(
            id,
            { amount_to_capture: amount.amount },
            { idempotencyKey },
          ),
        ),
      ),
    cancel: (id, { idempotencyKey }) =>
      moved(async () => {
        const present = await look(id);
        if (present.status === 'canceled') return present;
        return isSetup(id)
          ? toSetupIntent(await stripe.setupIntents.cancel(id, {}, { idempotencyKey }))
          : toPaymentIntent(await stripe.paymentIntents.cancel(id, {}, { idempotencyKey }));
      }),
    chargeLater: (setupId, { amount, description, metadata, idempotencyKey }) =>
      moved(async () => {
        const { customer, paymentMethod } = await look(setupId);
        if (customer === null || paymentMethod === null)
          throw new Error(`${setupId} keeps no card`);
        const intent = await stripe.paymentIntents.create(
          {
            amount: amount.amount,
            currency: CURRENCY,
            customer,
            payment_method: paymentMethod,
            automatic_payment_methods: CARDS,
            off_session: true,
            confirm: true,
            description,
            metadata: { ...metadata },
          },
          { idempotencyKey },
        );
        return toPaymentIntent(intent);
      }),
    refund: (id, { amount, idempotencyKey }) =>
      moved(async () =>
        toRefund(
          await stripe.refunds.create(
            { payment_intent: id, amount: amount.amount },
            { idempotencyKey },
          ),
        ),
      ),
    createCheckout: ({ idempotencyKey, ...request }) =>
      answered(async () => {
        const session = await stripe.checkout.sessions.create(checkoutOf(request), {
          idempotencyKey,
        });
        const intent = session.payment_intent;
        return {
          id: session.id,
          url: session.url ?? '',
          intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
        };
      }),
    readEvent(body, signature) {
      let refusal: unknown;
      for (const secret of options.webhookSecrets) {
        try {
          return toPaymentEvent(stripe.webhooks.constructEvent(body, signature, secret));
        } catch (error) {
          refusal ??= error;
        }
      }
      throw toPaymentError(refusal);
    },
  });
}
