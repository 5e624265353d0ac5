import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pageOf, parseQuery } from '../wire/paging';
import { wirePlace } from '../reference/wire-places';
import type { SoldSeats } from '../seats/sold-seats';
import { changeTotal, wireChangeOffer, wireChangeTerms, type ChangeOffer } from './change-offer';
import { Changes, type Change, type ChangeRequest } from './changes';
import type { Order } from './order';
import type { Orders } from './orders';
import { orderSliceId } from './wire-slices';

interface ById {
  Params: { id: string };
}

interface ChangeRoutes {
  now: () => number;
  orders: Orders;
  sold: SoldSeats;
}

const ListSchema = v.object({
  order_change_request_id: v.string('must name an order change request'),
  sort: v.optional(v.picklist(['change_total_amount', 'total_duration'])),
});

function wireChange({ id, order, offer, createdAt, confirmedAt }: Change): object {
  return {
    id,
    live_mode: false,
    order_id: order.id,
    ...wireChangeTerms(order, offer),
    created_at: new Date(createdAt).toISOString(),
    confirmed_at: confirmedAt === undefined ? null : new Date(confirmedAt).toISOString(),
    available_payment_types: changeTotal(offer) > 0 ? ['balance'] : null,
  };
}

export function registerChanges(app: FastifyInstance, { now, orders, sold }: ChangeRoutes): void {
  const changes = new Changes(orders, sold);
  const write = (order: Order, offer: ChangeOffer): object =>
    wireChangeOffer(order, offer, changes.changeOf(offer.id));
  const wireRequest = ({ id, order, wish, offers }: ChangeRequest): object => ({
    id,
    live_mode: false,
    order_id: order.id,
    slices: {
      remove: [{ slice_id: orderSliceId(wish.removed) }],
      add: [
        {
          origin: wirePlace(wish.origin),
          destination: wirePlace(wish.destination),
          departure_date: wish.date,
          cabin_class: wish.cabin,
        },
      ],
    },
    order_change_offers: offers.map((offer) => write(order, offer)),
  });

  app.post('/air/order_change_requests', (request, reply) =>
    reply.code(201).send({ data: wireRequest(changes.request(request.body, now())) }),
  );
  app.get<ById>('/air/order_change_requests/:id', (request) => ({
    data: wireRequest(changes.getRequest(request.params.id)),
  }));
  app.get('/air/order_change_offers', (request) => {
    const { order, offers } = changes.getRequest(
      parseQuery(ListSchema, request.query).order_change_request_id,
    );
    return pageOf(offers, request.query, (offer) => write(order, offer));
  });
  app.get<ById>('/air/order_change_offers/:id', (request) => {
    const { order, offer } = changes.getOffer(request.params.id);
    return { data: write(order, offer) };
  });
  app.post('/air/order_changes', (request, reply) =>
    reply.code(201).send({ data: wireChange(changes.create(request.body, now())) }),
  );
  app.get<ById>('/air/order_changes/:id', (request) => ({
    data: wireChange(changes.get(request.params.id)),
  }));
  app.post<ById>('/air/order_changes/:id/actions/confirm', (request) => ({
    data: wireChange(changes.confirm(request.params.id, request.body, now())),
  }));
}
