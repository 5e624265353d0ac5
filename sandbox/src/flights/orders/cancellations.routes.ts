import * as v from 'valibot';
import { parseData, refused } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import { newId } from '../../kit/ids';
import type { Desk } from '../desk';
import { addPrices, amount, CURRENCY } from '../fares/price';
import { penaltyFor } from '../offers/conditions';
import { answerChange, isOwed } from './airline-change';
import { isLive, isoOf, type Order } from './order';
import { Shelf } from './shelf';
import { seatsOf } from './services';

const CreateSchema = v.object({ order_id: v.string() });
const LIFETIME = 60 * 60_000;

/** What the fare gives back of the flights; bags, seats and what a change cost are gone. Flights that the airline changed are given back whole. */
function refundCents(order: Order): number {
  const { paidAt, slices, price, offer } = order;
  if (paidAt === undefined) return 0;
  if (isOwed(order, 'cancel')) return price.total;
  const penalty = penaltyFor('refund', slices, offer.travellers) ?? Infinity;
  return Math.max(0, addPrices(slices.map((slice) => slice.price)).total - penalty);
}

function quoteFor(order: Order, now: number) {
  return {
    id: newId('ore'),
    order_id: order.id,
    expires_at: isoOf(now + LIFETIME),
    confirmed_at: isoOf(undefined),
    refund_amount: amount(refundCents(order)),
    refund_currency: CURRENCY,
    refund_to: order.paidAt === undefined ? 'awaiting_payment' : 'balance',
    airline_credits: [],
  };
}
export type WireCancellation = ReturnType<typeof quoteFor>;

export function cancellationRoutes({ now, orders, sold }: Desk): Route[] {
  const quotes = new Shelf<WireCancellation>('order cancellation');
  const cancellable = (id: string): Order => {
    const order = orders.get(id);
    if (order.cancelledAt !== undefined) throw refused('already_cancelled');
    if (!isLive(order, now())) throw refused('order_not_cancellable');
    return order;
  };
  const create = ({ body }: Call) => {
    const order = cancellable(parseData(CreateSchema, body).order_id);
    order.cancellation = quotes.add(quoteFor(order, now()));
    return order.cancellation;
  };
  const confirm = ({ id }: Call) => {
    const quote = quotes.get(id);
    const order = cancellable(quote.order_id);
    const isStale =
      order.cancellation !== quote ||
      now() >= Date.parse(quote.expires_at ?? '') ||
      quote.refund_amount !== amount(refundCents(order));
    if (isStale) throw refused('order_cancellation_stale');
    sold.release(seatsOf(order.services));
    answerChange(order, 'cancelled');
    order.cancelledAt = now();
    return Object.assign(quote, { confirmed_at: isoOf(order.cancelledAt) });
  };
  return [
    ['CREATE', '/air/order_cancellations', create],
    ['GET', '/air/order_cancellations/:id', ({ id }) => quotes.get(id)],
    ['POST', '/air/order_cancellations/:id/actions/confirm', confirm],
  ];
}
