import * as v from 'valibot';
import type { Call, Route } from './call';
import { newClientSecret, newId } from './ids';
import {
  cancelIntent,
  checkSecret,
  confirmIntent,
  confirmParams,
  confirmWith,
  visible,
} from './intents';
import { pageOf } from './lists';
import { Expand, Flag, listParams, mergeMetadata, Metadata, readParams, Text } from './params';
import { methodOf } from './payment-methods';
import { lookUp, seconds, type Store, type StoredSetup } from './store';

const CreateSchema = v.strictObject({
  confirm: v.optional(Flag, 'false'),
  customer: v.optional(Text),
  description: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  usage: v.optional(v.picklist(['off_session', 'on_session']), 'off_session'),
  automatic_payment_methods: v.optional(
    v.object({
      enabled: Flag,
      allow_redirects: v.optional(v.picklist(['always', 'never']), 'always'),
    }),
  ),
  payment_method_types: v.optional(v.array(v.literal('card')), ['card']),
  ...confirmParams,
  expand: Expand,
});

const CancelSchema = v.strictObject({
  cancellation_reason: v.optional(v.picklist(['abandoned', 'duplicate', 'requested_by_customer'])),
  expand: Expand,
});

function setupOf(store: Store, id: string): StoredSetup {
  return lookUp(store.setups, 'setupintent', id, 'intent');
}

function newSetup(store: Store, data: v.InferOutput<typeof CreateSchema>): StoredSetup {
  const id = newId('seti');
  const customer =
    data.customer === undefined
      ? null
      : lookUp(store.customers, 'customer', data.customer, 'customer').id;
  const method =
    data.payment_method === undefined ? null : methodOf(store, data.payment_method).wire.id;
  const wire: StoredSetup['wire'] = {
    id,
    object: 'setup_intent',
    automatic_payment_methods: data.automatic_payment_methods ?? null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: seconds(store),
    customer,
    description: data.description ?? null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, data.metadata),
    next_action: null,
    payment_method: method,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    status: method === null ? 'requires_payment_method' : 'requires_confirmation',
    usage: data.usage,
  };
  const setup: StoredSetup = {
    kind: 'setup',
    wire,
    returnUrl: null,
    challenge: null,
    pending: null,
  };
  store.setups.set(id, setup);
  return setup;
}

function create(call: Call): object {
  const data = readParams(CreateSchema, call.params);
  const setup = newSetup(call.store, data);
  return data.confirm
    ? confirmWith(call, setup, { ...data, payment_method: setup.wire.payment_method ?? undefined })
    : visible(call, setup);
}

function retrieve(call: Call): object {
  const setup = setupOf(call.store, call.id);
  checkSecret(call, setup, call.params['client_secret']);
  return visible(call, setup);
}

function cancel({ store, id, params }: Call): object {
  const setup = setupOf(store, id);
  cancelIntent(setup, readParams(CancelSchema, params).cancellation_reason);
  store.events.add('setup_intent.canceled', setup.wire);
  return setup.wire;
}

function list({ store, params }: Call): object {
  return pageOf(
    BASE,
    [...store.setups.values()].map(({ wire }) => wire),
    readParams(v.strictObject(listParams), params),
  );
}

const BASE = '/v1/setup_intents';
export const setupIntentRoutes: readonly Route[] = [
  ['POST', BASE, create],
  ['GET', BASE, list],
  ['GET', `${BASE}/:id`, retrieve, 'public'],
  [
    'POST',
    `${BASE}/:id/confirm`,
    (call) => confirmIntent(call, setupOf(call.store, call.id)),
    'public',
  ],
  ['POST', `${BASE}/:id/cancel`, cancel],
];
