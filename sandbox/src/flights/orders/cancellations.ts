import type { OrderCancellation } from '@duffel/api/types';
import * as v from 'valibot';
import { notFound, parseData, refused } from '../../duffel/problems';
import { addPrices } from '../fares/fare';
import { amount, CURRENCY } from '../fares/money';
import { newId } from '../../kit/ids';
import { refundPenalty } from '../offers/conditions';
import type { SoldSeats } from '../seats/sold-seats';
import { isOwed, openChange, take } from './airline-change';
import { isLive, type Order } from './order';
import type { Orders } from './orders';

const CreateSchema = v.object({ order_id: v.string() });
const LIFETIME = 60 * 60_000;

/** The wire has null where nothing is confirmed yet. */
export type WireCancellation = Omit<OrderCancellation, 'confirmed_at'> & {
  confirmed_at: string | null;
};

/** What the fare gives back of the flights; bags, seats and what a change cost are gone. Flights that the airline changed are given back whole. */
function refundCents(order: Order): number {
  if (order.paidAt === undefined) return 0;
  if (isOwed(order, 'cancel')) return order.price.total;
  const penalty = refundPenalty({ slices: order.slices, travellers: order.offer.travellers });
  return penalty === undefined
    ? 0
    : Math.max(0, addPrices(order.slices.map(({ price }) => price)).total - penalty);
}

export function releaseSeats(order: Order, sold: SoldSeats, sliceKeys: readonly string[]): void {
  for (const service of order.services)
    if (service.type === 'seat' && sliceKeys.includes(service.sliceKey))
      sold.release(service.flight, service.metadata.designator);
}

/** First a quote, then the cancellation itself. */
export class Cancellations {
  private readonly byId = new Map<string, WireCancellation>();
  private readonly latest = new Map<string, string>();

  constructor(
    private readonly orders: Orders,
    private readonly sold: SoldSeats,
  ) {}

  create(body: unknown, now: number): WireCancellation {
    const order = this.orders.get(parseData(CreateSchema, body).order_id);
    this.check(order, now);
    const quote: WireCancellation = {
      id: newId('ore'),
      order_id: order.id,
      live_mode: false,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + LIFETIME).toISOString(),
      confirmed_at: null,
      refund_amount: amount(refundCents(order)),
      refund_currency: CURRENCY,
      refund_to: order.paidAt === undefined ? 'awaiting_payment' : 'balance',
      airline_credits: [],
    };
    this.byId.set(quote.id, quote);
    this.latest.set(order.id, quote.id);
    return quote;
  }

  get(id: string): WireCancellation {
    const quote = this.byId.get(id);
    if (quote === undefined) throw notFound('order cancellation');
    return quote;
  }

  list(orderId: string | undefined): WireCancellation[] {
    return [...this.byId.values()]
      .reverse()
      .filter((quote) => orderId === undefined || quote.order_id === orderId);
  }

  confirm(id: string, now: number): WireCancellation {
    const quote = this.get(id);
    const order = this.orders.get(quote.order_id);
    this.check(order, now);
    // What the order was worth may have changed since the quote.
    const isStale =
      this.latest.get(order.id) !== id ||
      now >= Date.parse(quote.expires_at) ||
      quote.refund_amount !== amount(refundCents(order));
    if (isStale) throw refused('order_cancellation_stale');
    const confirmedAt = new Date(now).toISOString();
    const confirmed = { ...quote, confirmed_at: confirmedAt };
    releaseSeats(
      order,
      this.sold,
      order.slices.map(({ key }) => key),
    );
    const change = openChange(order);
    if (change !== undefined) take(order, change, 'cancelled', now);
    order.cancelledAt = now;
    order.cancellation = confirmed;
    this.byId.set(id, confirmed);
    return confirmed;
  }

  private check(order: Order, now: number): void {
    if (order.cancelledAt !== undefined) throw refused('already_cancelled');
    if (!isLive(order, now)) throw refused('order_not_cancellable');
  }
}
