import Stripe from 'stripe';
import type { Intent, KeptCard, Payments } from '../../ports/payments';
import { toPaymentIntent, toSetupIntent } from './stripe.intents';
import { CARDS } from './stripe.methods';

const MOST = 100;

type KeptCards = Pick<
  Payments,
  'assign' | 'createCustomer' | 'deleteCustomer' | 'createCardSetup' | 'keptCards' | 'removeCard'
>;

function toKeptCard({ id, card }: Stripe.PaymentMethod): readonly KeptCard[] {
  if (card === undefined) return [];
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
  return [{ id, brand, last4, expMonth, expYear, fingerprint: fingerprint ?? id }];
}

/** Ignores "already deleted". */
async function gone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** Saved cards: customers and attached payment methods (decision 0090). */
export function stripeCards(
  stripe: Stripe,
  answered: <T>(call: () => Promise<T>) => Promise<T>,
): KeptCards {
  return {
    assign: (id, { customer, idempotencyKey }): Promise<Intent> =>
      answered(async () =>
        toPaymentIntent(await stripe.paymentIntents.update(id, { customer }, { idempotencyKey })),
      ),
    createCustomer: ({ metadata, idempotencyKey }) =>
      answered(
        async () =>
          (await stripe.customers.create({ metadata: { ...metadata } }, { idempotencyKey })).id,
      ),
    deleteCustomer: (id) => answered(() => gone(stripe.customers.del(id))),
    createCardSetup: ({ customer, idempotencyKey }) =>
      answered(async () =>
        toSetupIntent(
          await stripe.setupIntents.create(
            { customer, usage: 'on_session', automatic_payment_methods: CARDS },
            { idempotencyKey },
          ),
        ),
      ),
    keptCards: (customer) =>
      answered(async () => {
        const { data } = await stripe.customers.listPaymentMethods(customer, {
          type: 'card',
          limit: MOST,
        });
        return data.flatMap(toKeptCard);
      }),
    removeCard: (id) => answered(() => gone(stripe.paymentMethods.detach(id))),
  };
}
