import * as v from 'valibot';
import { newId } from '../kit/ids';
import { intentOf } from './attempt';
import type { Call, Route } from './calls';
import { Limit, readParams, Text, WholeNumber } from './form';
import { listed } from './listed';
import { refused } from './problems';

export interface Refund {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
}

export const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

const RefundSchema = v.strictObject({ payment_intent: Text, amount: WholeNumber });

function create({ store, params }: Call): Refund {
  const { payment_intent: id, amount } = readParams(RefundSchema, params);
  const intent = intentOf(store, 'payment', id, 'payment_intent');
  const left = intent.received - intent.refunded;
  if (intent.status !== 'succeeded') throw refused('no-charge-to-refund', { id });
  if (left === 0) throw refused('already-refunded', { id });
  if (amount > left)
    throw refused('refund-too-large', { amount: euros(amount), left: euros(left) });
  if (amount < 1) throw refused('refund-too-small');
  intent.refunded += amount;
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    created: store.seconds(),
    currency: 'eur',
    payment_intent: id,
    status: 'succeeded',
  };
  store.refunds.set(refund.id, refund);
  store.tell('refund.created', refund);
  return refund;
}

const ListSchema = v.strictObject({ payment_intent: Text, limit: Limit });

function list({ store, params }: Call): object {
  const { payment_intent: id, limit } = readParams(ListSchema, params);
  intentOf(store, 'payment', id, 'payment_intent');
  const ofIntent = [...store.refunds.values()].filter((refund) => refund.payment_intent === id);
  return listed('/v1/refunds', ofIntent.reverse(), limit);
}

export const refundRoutes: readonly Route[] = [
  ['POST', '/v1/refunds', create],
  ['GET', '/v1/refunds', list],
];
