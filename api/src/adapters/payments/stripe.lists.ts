import { money } from '@wayfare/domain';
import type Stripe from 'stripe';
import type { Payments, Refund } from '../../ports/payments';
import { isSetup, toPaymentIntent } from './stripe.intents';

/** The most that one list has. */
const PAGE = 100;

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1_000);

export function toRefund({ id, status, amount }: Stripe.Refund): Refund {
  return {
    id,
    status:
      status === 'succeeded'
        ? 'succeeded'
        : status === 'failed' || status === 'canceled'
          ? 'failed'
          : 'pending',
    amount: money(amount),
  };
}

/** What the provider has, for comparing it with ours. */
export const stripeLists = (
  stripe: Stripe,
  answered: <T>(call: () => Promise<T>) => Promise<T>,
): Pick<Payments, 'refundsOf' | 'made'> => ({
  refundsOf: (id) =>
    answered(async () =>
      isSetup(id)
        ? []
        : (await stripe.refunds.list({ payment_intent: id, limit: PAGE })).data.map(toRefund),
    ),
  made: ({ from, to, after }) =>
    answered(async () => {
      const { data, has_more: hasMore } = await stripe.paymentIntents.list({
        created: { gte: inSeconds(from), lt: inSeconds(to) },
        limit: PAGE,
        ...(after === null ? {} : { starting_after: after }),
      });
      const intents = data.map(toPaymentIntent);
      return { intents, next: hasMore ? (intents.at(-1)?.id ?? null) : null };
    }),
});
