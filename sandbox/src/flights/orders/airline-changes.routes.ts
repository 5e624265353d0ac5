import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pageOf } from '../../duffel/paging';
import { notFound, parseQuery, refused } from '../../duffel/problems';
import type { Call, Route } from '../../duffel/routes';
import { control } from '../../kit/control';
import { newId } from '../../kit/ids';
import type { Webhooks } from '../../kit/webhooks';
import type { Desk } from '../flights.routes';
import { CHANGE_KINDS, changeByAirline, take, type AirlineChange } from './airline-change';
import type { Order } from './order';
import { wireOrderSlice } from './wire-slices';

const ListSchema = v.object({ order_id: v.optional(v.string()) });
const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

function wireChange(
  order: Order,
  { id, removed, added, actions, createdAt, taken, takenAt }: AirlineChange,
): object {
  return {
    id,
    order_id: order.id,
    removed: [wireOrderSlice(order, removed)],
    added: added === undefined ? [] : [wireOrderSlice(order, added)],
    available_actions: taken === undefined ? actions : [],
    action_taken: taken ?? null,
    action_taken_at: iso(takenAt),
    created_at: iso(createdAt),
    updated_at: iso(takenAt ?? createdAt),
    travel_agent_ticket: null,
  };
}

export function airlineChangeRoutes({ now, orders }: Desk): Route[] {
  const all = () =>
    orders
      .list({}, () => false)
      .flatMap((order) => order.airlineChanges.map((change) => ({ order, change })));
  const list = ({ query }: Call): object => {
    const { order_id: orderId } = parseQuery(ListSchema, query);
    return pageOf(
      all().filter(({ order }) => orderId === undefined || order.id === orderId),
      query,
      ({ order, change }) => wireChange(order, change),
    );
  };
  const accept = ({ id }: Call): object => {
    const found = all().find(({ change }) => change.id === id);
    if (found === undefined) throw notFound('airline-initiated change');
    const { order, change } = found;
    if (change.taken !== undefined || !change.actions.includes('accept'))
      throw refused('action_not_available');
    take(order, change, 'accepted', now());
    return wireChange(order, change);
  };
  return [
    ['GET', '/air/airline_initiated_changes', list],
    ['POST', '/air/airline_initiated_changes/:id/actions/accept', accept],
  ];
}

const MakeSchema = v.strictObject({
  booking_reference: v.string(),
  kind: v.optional(v.picklist(CHANGE_KINDS), 'retimed'),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(720)), 95),
  slice: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

function eventOf({ id }: AirlineChange, object: object, at: number) {
  return {
    id: newId('wev'),
    api_version: 'v2',
    type: 'order.airline_initiated_change_detected',
    data: { object },
    live_mode: false,
    idempotency_key: id,
    created_at: iso(at),
  };
}

/** For tests: an airline changes the flights of an order, and whoever listens is told. */
export function registerAirlineControl(
  app: FastifyInstance,
  { now, orders }: Desk,
  webhooks: Webhooks,
): void {
  control(app, '/__flights/airline-changes', MakeSchema, (made, reply) => {
    const [order] = orders.list({ bookingReference: made.booking_reference }, () => false);
    const change = order === undefined ? undefined : changeByAirline(order, made, now());
    if (order === undefined || change === undefined)
      return reply.code(404).send({ errors: ['no such order'] });
    const object = wireChange(order, change);
    webhooks.send(eventOf(change, object, now()));
    return reply.code(201).send(object);
  });
}
