import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { invalidState, notFound } from '../../stays/problems';
import { DELIVERY_MODES, type Webhooks } from '../../webhooks';
import { newId } from '../wire/ids';
import { pageOf, parseQuery } from '../wire/paging';
import { CHANGE_KINDS, changeByAirline, take, type AirlineChange } from './airline-change';
import type { Order } from './order';
import type { Orders } from './orders';
import { wireOrderSlice } from './wire-slices';

interface ById {
  Params: { id: string };
}

interface Deps {
  now: () => number;
  orders: Orders;
}

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

/** Changes that airlines made, as their order's owner sees and answers them. */
export function registerAirlineChanges(app: FastifyInstance, { now, orders }: Deps): void {
  const all = () =>
    orders
      .list({}, () => false)
      .flatMap((order) => order.airlineChanges.map((change) => ({ order, change })));

  app.get('/air/airline_initiated_changes', (request) => {
    const { order_id: orderId } = parseQuery(ListSchema, request.query);
    return pageOf(
      all().filter(({ order }) => orderId === undefined || order.id === orderId),
      request.query,
      ({ order, change }) => wireChange(order, change),
    );
  });
  app.post<ById>('/air/airline_initiated_changes/:id/actions/accept', (request) => {
    const found = all().find(({ change }) => change.id === request.params.id);
    if (found === undefined) throw notFound('airline-initiated change');
    const { order, change } = found;
    if (change.taken !== undefined || !change.actions.includes('accept'))
      throw invalidState(
        'action_not_available',
        'Action not available',
        'The change was answered already, or cannot be accepted.',
      );
    take(order, change, 'accepted', now());
    return { data: wireChange(order, change) };
  });
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

const ModeSchema = v.strictObject({ mode: v.picklist(DELIVERY_MODES) });

/** For tests: an airline changes the flights of an order, and whoever listens is told, or its messages go astray. */
export function registerAirlineControl(
  app: FastifyInstance,
  { now, orders, webhooks }: Deps & { webhooks: Webhooks },
): void {
  app.post('/__flights/webhooks', (request, reply) => {
    const parsed = v.safeParse(ModeSchema, request.body);
    if (!parsed.success)
      return reply.code(422).send({ errors: parsed.issues.map(({ message }) => message) });
    webhooks.mode = parsed.output.mode;
    return reply.send({ mode: webhooks.mode });
  });
  app.post('/__flights/airline-changes', (request, reply) => {
    const parsed = v.safeParse(MakeSchema, request.body);
    if (!parsed.success)
      return reply.code(422).send({ errors: parsed.issues.map(({ message }) => message) });
    const [order] = orders.list({ bookingReference: parsed.output.booking_reference }, () => false);
    const change = order === undefined ? undefined : changeByAirline(order, parsed.output, now());
    if (order === undefined || change === undefined)
      return reply.code(404).send({ errors: ['no such order'] });
    const object = wireChange(order, change);
    webhooks.send(eventOf(change, object, now()));
    return reply.code(201).send(object);
  });
}
