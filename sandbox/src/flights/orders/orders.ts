import type { Payment } from '@duffel/api/types';
import * as v from 'valibot';
import { notFound, parseData, refused } from '../../duffel/problems';
import { amount } from '../fares/money';
import { newId } from '../../kit/ids';
import { createOrder, type OrderContext } from './create-order';
import { currentPrice, isLapsed, type Order } from './order';
import { MetadataSchema, PaymentSchema } from './order-body';
import { checkPayment } from './payment';

/** The client wraps what it sends in `options`; the documented call does not. */
const UpdateSchema = v.union(
  [
    v.object({ metadata: MetadataSchema }),
    v.object({ options: v.object({ metadata: MetadataSchema }) }),
  ],
  'must have metadata',
);
const PayLaterSchema = v.object({ order_id: v.string(), payment: PaymentSchema });

export type WirePayment = Payment & {
  order_id: string;
  live_mode: false;
  status: 'succeeded';
  failure_reason: null;
};

export interface OrderFilter {
  bookingReference?: string | undefined;
  offerId?: string | undefined;
  userId?: string | undefined;
  awaitingPayment?: boolean | undefined;
  names?: readonly string[] | undefined;
}

function hasName({ passengers }: Order, name: string): boolean {
  return passengers.some(({ given_name: given, family_name: family }) =>
    `${given} ${family}`.toLowerCase().includes(name.toLowerCase()),
  );
}

function matches(order: Order, filter: OrderFilter, isAwaiting: boolean): boolean {
  const {
    bookingReference = order.bookingReference,
    offerId = order.offer.id,
    awaitingPayment = isAwaiting,
    userId,
    names = [],
  } = filter;
  const isMine = userId === undefined || order.users.includes(userId);
  return (
    isMine &&
    bookingReference === order.bookingReference &&
    offerId === order.offer.id &&
    awaitingPayment === isAwaiting &&
    names.every((name) => hasName(order, name))
  );
}

export class Orders {
  private readonly byId = new Map<string, Order>();

  create(body: unknown, context: OrderContext): Order {
    const order = createOrder(body, context);
    this.byId.set(order.id, order);
    return order;
  }

  get(id: string): Order {
    const order = this.byId.get(id);
    if (order === undefined) throw notFound('order');
    return order;
  }

  list(filter: OrderFilter, isAwaiting: (order: Order) => boolean): Order[] {
    return [...this.byId.values()]
      .reverse()
      .filter((order) => matches(order, filter, isAwaiting(order)));
  }

  update(id: string, body: unknown): Order {
    const order = this.get(id);
    const data = parseData(UpdateSchema, body);
    order.metadata = 'metadata' in data ? data.metadata : data.options.metadata;
    return order;
  }

  pay(body: unknown, now: number): WirePayment {
    const { order_id: id, payment } = parseData(PayLaterSchema, body);
    const order = this.get(id);
    if (order.cancelledAt !== undefined) throw refused('already_cancelled');
    if (order.type !== 'hold') throw refused('order_type_not_eligible_for_payment');
    if (order.paidAt !== undefined) throw refused('already_paid');
    if (isLapsed(order, now)) throw refused('past_payment_required_by_date');
    const price = currentPrice(order, now);
    if (price !== order.price && payment.amount === amount(order.price.total))
      throw refused(
        'price_changed',
        'The price of the order has changed since it was made. Retrieve the order for its latest price.',
      );
    checkPayment(payment, price.total, 'payment');
    order.price = price;
    order.paidAt = now;
    return {
      id: newId('pay'),
      order_id: id,
      live_mode: false,
      status: 'succeeded',
      failure_reason: null,
      ...payment,
      created_at: new Date(now).toISOString(),
    };
  }
}
