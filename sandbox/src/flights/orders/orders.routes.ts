import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { parseData, parseQuery, refused } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import { newId } from '../../kit/ids';
import type { Desk } from '../desk';
import { createOrder } from './create-order';
import { isAwaitingPayment, type Order } from './order';
import { checkPayment, PaymentSchema } from './order-body';
import { wireOrder } from './wire-order';

const ListSchema = v.object({ offer_id: v.optional(v.string()) });
const PaySchema = v.object({ order_id: v.string(), payment: PaymentSchema });

export function orderRoutes(desk: Desk): Route[] {
  const { now, orders } = desk;
  const write = (order: Order) => wireOrder(order, now());
  const list = ({ query }: Call) => {
    const { offer_id: offerId } = parseQuery(ListSchema, query);
    const found = orders.all().filter(({ offer }) => [offer.id, undefined].includes(offerId));
    return pageOf(found, query, write);
  };
  const pay = ({ body }: Call) => {
    const { order_id: id, payment } = parseData(PaySchema, body);
    const order = orders.get(id);
    if (order.cancelledAt !== undefined) throw refused('already_cancelled');
    if (order.type !== 'hold') throw refused('order_type_not_eligible_for_payment');
    if (order.paidAt !== undefined) throw refused('already_paid');
    if (!isAwaitingPayment(order, now())) throw refused('past_payment_required_by_date');
    checkPayment(payment, order.price.total);
    order.paidAt = now();
    return { id: newId('pay'), order_id: id, ...payment };
  };
  return [
    ['CREATE', '/air/orders', ({ body }) => write(orders.add(createOrder(desk, body)))],
    ['GET', '/air/orders', list],
    ['GET', '/air/orders/:id', ({ id }) => write(orders.get(id))],
    ['CREATE', '/air/payments', pay],
  ];
}
