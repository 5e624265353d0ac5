import * as v from 'valibot';
import type { Call, Route } from './call';
import { newId } from './ids';
import { pageOf } from './lists';
import {
  checkAmount,
  Expand,
  listParams,
  mergeMetadata,
  Metadata,
  readParams,
  Text,
  Url,
  WholeNumber,
} from './params';
import { invalidRequest } from './problems';
import { lookUp, seconds, type Store, type StoredSession } from './store';

const LineSchema = v.strictObject({
  quantity: v.optional(WholeNumber, '1'),
  price_data: v.strictObject({
    currency: v.literal('eur', 'the sandbox deals in eur'),
    unit_amount: WholeNumber,
    product_data: v.object({ name: Text, description: v.optional(Text) }),
  }),
});

const CreateSchema = v.strictObject({
  mode: v.literal('payment'),
  line_items: v.pipe(v.array(LineSchema), v.minLength(1)),
  success_url: Url,
  cancel_url: v.optional(Url),
  client_reference_id: v.optional(Text),
  customer: v.optional(Text),
  customer_email: v.optional(Text),
  expires_at: v.optional(WholeNumber),
  locale: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  payment_method_types: v.optional(v.array(v.literal('card')), ['card']),
  payment_intent_data: v.optional(
    v.strictObject({
      capture_method: v.optional(v.picklist(['manual', 'automatic', 'automatic_async'])),
      description: v.optional(Text),
      metadata: v.optional(Metadata),
    }),
    {},
  ),
  expand: Expand,
});

const DAY = 24 * 3_600;

/** A session by its id; one that nobody paid in time is over. */
export function sessionOf(store: Store, id: string): StoredSession {
  const session = lookUp(store.sessions, 'checkout.session', id);
  if (session.wire.status === 'open' && seconds(store) >= session.wire.expires_at)
    Object.assign(session.wire, { status: 'expired', url: null });
  return session;
}

function create({ store, params, origin }: Call): object {
  const data = readParams(CreateSchema, params);
  const lines = data.line_items.map(({ quantity, price_data: price }) => ({
    name: price.product_data.name,
    amount: price.unit_amount,
    quantity,
  }));
  const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  checkAmount(total);
  const id = newId('cs_test');
  const session: StoredSession = {
    wire: {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: data.cancel_url ?? null,
      client_reference_id: data.client_reference_id ?? null,
      created: seconds(store),
      currency: 'eur',
      customer: data.customer ?? null,
      customer_email: data.customer_email ?? null,
      expires_at: data.expires_at ?? seconds(store) + DAY,
      livemode: false,
      locale: data.locale ?? null,
      metadata: mergeMetadata({}, data.metadata),
      mode: 'payment',
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      success_url: data.success_url,
      ui_mode: 'hosted',
      url: `${origin}/c/pay/${id}`,
    },
    captureMethod: data.payment_intent_data.capture_method ?? 'automatic_async',
    intentMetadata: mergeMetadata({}, data.payment_intent_data.metadata),
    description: data.payment_intent_data.description ?? null,
    lines,
  };
  store.sessions.set(id, session);
  return session.wire;
}

function expire({ store, id }: Call): object {
  const { wire } = sessionOf(store, id);
  if (wire.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${wire.status}.`,
    );
  return Object.assign(wire, { status: 'expired', url: null });
}

function list({ store, params }: Call): object {
  const data = readParams(
    v.strictObject({ ...listParams, payment_intent: v.optional(Text) }),
    params,
  );
  const all = [...store.sessions.values()].map(({ wire }) => wire);
  return pageOf(
    BASE,
    all.filter(
      (wire) => data.payment_intent === undefined || wire.payment_intent === data.payment_intent,
    ),
    data,
  );
}

const BASE = '/v1/checkout/sessions';
export const sessionRoutes: readonly Route[] = [
  { method: 'POST', path: BASE, handler: create },
  { method: 'GET', path: BASE, handler: list },
  { method: 'GET', path: `${BASE}/:id`, handler: ({ store, id }) => sessionOf(store, id).wire },
  { method: 'POST', path: `${BASE}/:id/expire`, handler: expire },
];
