import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { notFound, parseQuery, refused } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import { control } from '../../kit/control';
import { newId } from '../../kit/ids';
import type { Webhooks } from '../../kit/webhooks';
import type { Desk } from '../desk';
import { acceptChange, changeByAirline, type AirlineChange } from './airline-change';
import { isoOf, type Order } from './order';
import { wireOrderSlice } from './wire-order';

const ListSchema = v.object({ order_id: v.string() });

function wireChange(order: Order, change: AirlineChange) {
  const { id, removed, added, actions, createdAt, taken } = change;
  return {
    id,
    order_id: order.id,
    removed: [wireOrderSlice(order, removed)],
    added: added === undefined ? [] : [wireOrderSlice(order, added)],
    available_actions: taken === undefined ? actions : [],
    action_taken: taken ?? null,
    created_at: isoOf(createdAt),
  };
}

export function airlineChangeRoutes({ orders }: Desk): Route[] {
  const list = ({ query }: Call) => {
    const order = orders.get(parseQuery(ListSchema, query).order_id);
    return pageOf(order.airlineChanges, query, (change) => wireChange(order, change));
  };
  const accept = ({ id }: Call) => {
    const isAsked = (change: AirlineChange): boolean => change.id === id;
    const order = orders.all().find(({ airlineChanges }) => airlineChanges.some(isAsked));
    const change = order?.airlineChanges.find(isAsked);
    if (order === undefined || change === undefined) throw notFound('airline-initiated change');
    if (change.taken !== undefined || !change.actions.includes('accept'))
      throw refused('action_not_available');
    acceptChange(order, change);
    return wireChange(order, change);
  };
  return [
    ['GET', '/air/airline_initiated_changes', list],
    ['POST', '/air/airline_initiated_changes/:id/actions/accept', accept],
  ];
}

const MakeSchema = v.strictObject({
  booking_reference: v.string(),
  kind: v.optional(v.picklist(['retimed', 'notice', 'canceled']), 'retimed'),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(720)), 95),
  slice: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

export function registerAirlineControl(
  app: FastifyInstance,
  { now, orders }: Desk,
  webhooks: Webhooks,
): void {
  control(app, '/__flights/airline-changes', MakeSchema, ({ kind, minutes, ...made }, reply) => {
    const order = orders.all().find((one) => one.bookingReference === made.booking_reference);
    const removed = order?.slices[made.slice];
    if (order === undefined || removed === undefined)
      return reply.code(404).send({ errors: ['no such order'] });
    const change = changeByAirline(order, { kind, minutes, removed }, now());
    const object = wireChange(order, change);
    const type = 'order.airline_initiated_change_detected';
    webhooks.send({ id: newId('wev'), type, data: { object } });
    return reply.code(201).send(object);
  });
}
