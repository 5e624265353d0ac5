import * as v from 'valibot';
import type { Call, Route } from './call';
import { pageOf } from './lists';
import { Expand, listParams, Metadata, readParams, Text, WholeNumber } from './params';
import { paymentOf } from './payments';
import { refused } from './problems';
import { lookUp, seconds, type Store } from './store';
import { wireRefund, type WireCharge, type WireRefund } from './wire-charge';

const RefundSchema = v.strictObject({
  payment_intent: v.optional(Text),
  charge: v.optional(Text),
  amount: v.optional(WholeNumber),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(Metadata, {}),
  expand: Expand,
});

const ListSchema = v.strictObject({
  ...listParams,
  payment_intent: v.optional(Text),
  charge: v.optional(Text),
});

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

function chargeOf(
  store: Store,
  {
    payment_intent: intent,
    charge,
  }: { payment_intent?: string | undefined; charge?: string | undefined },
): WireCharge {
  if (charge !== undefined) return lookUp(store.charges, 'charge', charge, 'charge');
  if (intent === undefined) throw refused('nothing-to-refund-named');
  const payment = paymentOf(store, intent, 'payment_intent');
  const found = store.charges.get(payment.wire.latest_charge ?? '');
  if (found === undefined || payment.wire.status !== 'succeeded')
    throw refused('no-charge-to-refund', { id: intent });
  return found;
}

function checkRefund(
  { id: charge, amount_captured, amount_refunded, captured }: WireCharge,
  amount: number,
): void {
  const left = amount_captured - amount_refunded;
  if (!captured) throw refused('not-captured', { charge }, { charge });
  if (left === 0) throw refused('already-refunded', { charge }, { charge });
  if (amount > left)
    throw refused('refund-too-large', { amount: euros(amount), left: euros(left) });
  if (amount < 1) throw refused('refund-too-small');
}

function create({ store, params }: Call): WireRefund {
  const data = readParams(RefundSchema, params);
  const charge = chargeOf(store, data);
  const amount = data.amount ?? charge.amount_captured - charge.amount_refunded;
  checkRefund(charge, amount);
  const refund = wireRefund(charge, { ...data, amount, created: seconds(store) });
  store.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  store.events.add('charge.refunded', charge);
  return refund;
}

function list({ store, params }: Call): object {
  const data = readParams(ListSchema, params);
  const wanted = [...store.refunds.values()].filter(
    (refund) =>
      (data.payment_intent === undefined || refund.payment_intent === data.payment_intent) &&
      (data.charge === undefined || refund.charge === data.charge),
  );
  return pageOf('/v1/refunds', wanted, data);
}

export const refundRoutes: readonly Route[] = [
  ['POST', '/v1/refunds', create],
  ['GET', '/v1/refunds', list],
  ['GET', '/v1/refunds/:id', ({ store, id }) => lookUp(store.refunds, 'refund', id)],
  ['GET', '/v1/charges/:id', ({ store, id }) => lookUp(store.charges, 'charge', id)],
];
