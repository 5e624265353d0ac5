import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { parseQuery } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import type { Desk } from '../flights.routes';
import { Cancellations } from './cancellations';
import { isAwaitingPayment, type Order } from './order';
import { wireOrder } from './wire-order';

const ListSchema = v.object({
  booking_reference: v.optional(v.string()),
  offer_id: v.optional(v.string()),
  user_id: v.optional(v.string()),
  awaiting_payment: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be true or false'),
      v.transform((text) => text === 'true'),
    ),
  ),
  'passenger_name[]': v.optional(
    v.pipe(
      v.union([v.array(v.string()), v.string()]),
      v.transform((names) => [names].flat()),
    ),
  ),
});
const CancellationsSchema = v.object({ order_id: v.optional(v.string()) });

export function orderRoutes(desk: Desk): Route[] {
  const { now, orders } = desk;
  const cancellations = new Cancellations(orders, desk.sold);
  const write = (order: Order): object => wireOrder(order, now());
  const list = ({ query }: Call): object => {
    const asked = parseQuery(ListSchema, query);
    const filter = {
      bookingReference: asked.booking_reference,
      offerId: asked.offer_id,
      userId: asked.user_id,
      awaitingPayment: asked.awaiting_payment,
      names: asked['passenger_name[]'],
    };
    const time = now();
    return pageOf(
      orders.list(filter, (order) => isAwaitingPayment(order, time)),
      query,
      (order) => wireOrder(order, time),
    );
  };
  const listCancellations = ({ query }: Call): object => {
    const { order_id: orderId } = parseQuery(CancellationsSchema, query);
    return pageOf(cancellations.list(orderId), query, (quote) => quote);
  };
  return [
    ['CREATE', '/air/orders', ({ body }) => write(orders.create(body, { ...desk, now: now() }))],
    ['GET', '/air/orders', list],
    ['GET', '/air/orders/:id', ({ id }) => write(orders.get(id))],
    ['PATCH', '/air/orders/:id', ({ id, body }) => write(orders.update(id, body))],
    ['CREATE', '/air/payments', ({ body }) => orders.pay(body, now())],
    ['CREATE', '/air/order_cancellations', ({ body }) => cancellations.create(body, now())],
    ['GET', '/air/order_cancellations', listCancellations],
    ['GET', '/air/order_cancellations/:id', ({ id }) => cancellations.get(id)],
    [
      'POST',
      '/air/order_cancellations/:id/actions/confirm',
      ({ id }) => cancellations.confirm(id, now()),
    ],
  ];
}
