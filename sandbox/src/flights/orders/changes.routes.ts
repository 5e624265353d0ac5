import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { parseQuery } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import type { Desk } from '../flights.routes';
import { wirePlace } from '../reference/wire-places';
import { changeTotal, wireChangeOffer, wireChangeTerms, type ChangeOffer } from './change-offer';
import { Changes, type Change, type ChangeRequest } from './changes';
import type { Order } from './order';
import { orderSliceId } from './wire-slices';

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

export function changeRoutes({ now, orders, sold }: Desk): Route[] {
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

  const list = ({ query }: Call): object => {
    const { order_change_request_id: id } = parseQuery(ListSchema, query);
    const { order, offers } = changes.getRequest(id);
    return pageOf(offers, query, (offer) => write(order, offer));
  };
  const one = ({ id }: Call): object => {
    const { order, offer } = changes.getOffer(id);
    return write(order, offer);
  };
  return [
    [
      'CREATE',
      '/air/order_change_requests',
      ({ body }) => wireRequest(changes.request(body, now())),
    ],
    ['GET', '/air/order_change_requests/:id', ({ id }) => wireRequest(changes.getRequest(id))],
    ['GET', '/air/order_change_offers', list],
    ['GET', '/air/order_change_offers/:id', one],
    ['CREATE', '/air/order_changes', ({ body }) => wireChange(changes.create(body, now()))],
    ['GET', '/air/order_changes/:id', ({ id }) => wireChange(changes.get(id))],
    [
      'POST',
      '/air/order_changes/:id/actions/confirm',
      ({ id, body }) => wireChange(changes.confirm(id, body, now())),
    ],
  ];
}
