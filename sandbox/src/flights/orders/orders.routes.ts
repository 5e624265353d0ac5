import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pageOf, parseQuery } from '../wire/paging';
import type { OfferBook } from '../offers/offer-book';
import type { SoldSeats } from '../seats/sold-seats';
import { registerAirlineChanges } from './airline-changes.routes';
import { Cancellations } from './cancellations';
import { registerChanges } from './changes.routes';
import { isAwaitingPayment } from './order';
import type { Orders } from './orders';
import { wireOrder } from './wire-order';

interface ById {
  Params: { id: string };
}

interface OrderRoutes {
  now: () => number;
  orders: Orders;
  book: OfferBook;
  sold: SoldSeats;
}

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

/** Orders and what becomes of them: payment, cancellation, change. */
export function registerOrders(
  app: FastifyInstance,
  { now, orders, book, sold }: OrderRoutes,
): void {
  const cancellations = new Cancellations(orders, sold);

  app.post('/air/orders', (request, reply) => {
    const order = orders.create(request.body, { now: now(), book, sold });
    return reply.code(201).send({ data: wireOrder(order, now()) });
  });
  app.get('/air/orders', (request) => {
    const query = parseQuery(ListSchema, request.query);
    const filter = {
      bookingReference: query.booking_reference,
      offerId: query.offer_id,
      userId: query.user_id,
      awaitingPayment: query.awaiting_payment,
      names: query['passenger_name[]'],
    };
    const time = now();
    return pageOf(
      orders.list(filter, (order) => isAwaitingPayment(order, time)),
      request.query,
      (order) => wireOrder(order, time),
    );
  });
  app.get<ById>('/air/orders/:id', (request) => ({
    data: wireOrder(orders.get(request.params.id), now()),
  }));
  app.patch<ById>('/air/orders/:id', (request) => ({
    data: wireOrder(orders.update(request.params.id, request.body), now()),
  }));

  app.post('/air/payments', (request, reply) =>
    reply.code(201).send({ data: orders.pay(request.body, now()) }),
  );

  app.post('/air/order_cancellations', (request, reply) =>
    reply.code(201).send({ data: cancellations.create(request.body, now()) }),
  );
  app.get('/air/order_cancellations', (request) =>
    pageOf(
      cancellations.list(parseQuery(CancellationsSchema, request.query).order_id),
      request.query,
      (quote) => quote,
    ),
  );
  app.get<ById>('/air/order_cancellations/:id', (request) => ({
    data: cancellations.get(request.params.id),
  }));
  app.post<ById>('/air/order_cancellations/:id/actions/confirm', (request) => ({
    data: cancellations.confirm(request.params.id, now()),
  }));

  registerChanges(app, { now, orders, sold });
  registerAirlineChanges(app, { now, orders });
}
