import * as v from 'valibot';
import type { Call, Route } from './call';
import { newId } from './ids';
import { pageOf } from './lists';
import {
  Expand,
  listParams,
  mergeMetadata,
  Metadata,
  readParams,
  Text,
  WholeNumber,
} from './params';
import { paymentOf } from './payments';
import { invalidRequest } from './problems';
import { lookUp, seconds, type Store } from './store';
import type { WireCharge, WireRefund } from './wire';

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
  if (intent === undefined)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const payment = paymentOf(store, intent, 'payment_intent');
  const found = store.charges.get(payment.wire.latest_charge ?? '');
  if (found === undefined || payment.wire.status !== 'succeeded')
    throw invalidRequest(
      `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  return found;
}

function checkRefund(charge: WireCharge, amount: number): void {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.captured)
    throw invalidRequest(
      `Charge ${charge.id} has not been captured, so there is nothing to refund.`,
      { code: 'charge_not_refundable', charge: charge.id },
    );
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: charge.id,
    });
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${euros(amount)}) is greater than unrefunded amount on charge (${euros(left)})`,
      { code: 'amount_too_large', param: 'amount' },
    );
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
}

function create({ store, params }: Call): WireRefund {
  const data = readParams(RefundSchema, params);
  const charge = chargeOf(store, data);
  const amount = data.amount ?? charge.amount_captured - charge.amount_refunded;
  checkRefund(charge, amount);
  const refund: WireRefund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: seconds(store),
    currency: charge.currency,
    metadata: mergeMetadata({}, data.metadata),
    payment_intent: charge.payment_intent,
    reason: data.reason ?? null,
    status: 'succeeded',
  };
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
  { method: 'POST', path: '/v1/refunds', handler: create },
  { method: 'GET', path: '/v1/refunds', handler: list },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    handler: ({ store, id }) => lookUp(store.refunds, 'refund', id),
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    handler: ({ store, id }) => lookUp(store.charges, 'charge', id),
  },
];
