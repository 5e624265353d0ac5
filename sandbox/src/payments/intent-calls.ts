import * as v from 'valibot';
import { attempt, intentOf } from './attempt';
import { WAYS } from './browser/ways';
import type { Call, Route } from './calls';
import {
  Amount,
  Currency,
  Flag,
  listOf,
  Metadata,
  readParams,
  Text,
  Url,
  WholeNumber,
  type Params,
} from './form';
import {
  change,
  fieldOf,
  nameOf,
  newIntent,
  unexpectedState,
  visible,
  wireIntent,
  type Intent,
} from './intents';
import { methodOf, newMethod } from './methods';
import { refused, StripeProblem } from './problems';
import { lookUp } from './store';

const Capture = v.picklist(['manual', 'automatic']);
const Usage = v.optional(v.picklist(['on_session', 'off_session']));
const Automatic = v.optional(
  v.strictObject({ enabled: Flag, allow_redirects: v.picklist(['always', 'never']) }),
);
const Reserved = v.optional(v.strictObject({ capture_method: v.optional(v.literal('manual')) }));
const described = {
  description: v.optional(Text),
  metadata: Metadata,
  customer: v.optional(Text),
  automatic_payment_methods: Automatic,
};

const ConfirmSchema = v.strictObject({
  client_secret: v.optional(Text),
  payment_method: v.optional(Text),
  payment_method_data: v.optional(
    v.custom<Params>((value) => typeof value === 'object' && value !== null),
  ),
  return_url: v.optional(Url),
  use_stripe_sdk: v.optional(Flag, 'false'),
  /** what the fields were made for; a browser sends it, so that an intent that is another one is noticed */
  expected_amount: v.optional(WholeNumber),
  expected_capture: v.optional(Capture),
  setup_future_usage: Usage,
});
type Confirmed = v.InferOutput<typeof ConfirmSchema>;

const PaymentSchema = v.strictObject({
  amount: Amount,
  currency: Currency,
  capture_method: v.optional(Capture, 'automatic'),
  allowed_payment_method_types: v.optional(listOf(v.picklist(WAYS))),
  payment_method_options: v.optional(v.strictObject({ card: Reserved, paypal: Reserved })),
  ...described,
  payment_method: v.optional(Text),
  off_session: v.optional(Flag, 'false'),
  confirm: v.optional(Flag, 'false'),
});
const SetupSchema = v.strictObject({
  ...described,
  usage: v.optional(v.unwrap(Usage), 'off_session'),
});

const isOpen = ({ status }: Intent) =>
  status === 'requires_payment_method' || status === 'requires_action';

function customerOf({ store }: Call, id: string | undefined): string | null {
  return id === undefined ? null : lookUp(store.customers, 'customer', id, 'customer').id;
}

function chosenMethod(
  { store, key }: Call,
  intent: Intent,
  { payment_method: id, payment_method_data: typed }: Partial<Confirmed>,
) {
  if (id !== undefined) return methodOf(store, id);
  if (typed === undefined)
    throw refused(
      'no-method',
      { intent: nameOf(intent) },
      { code: `${fieldOf(intent)}_unexpected_state` },
    );
  // Stripe's own rule, and the reason that no server of ours may ever hold a card number.
  if (key === 'secret') throw refused('card-number-from-server');
  return newMethod(store, typed);
}

function confirmWith(
  call: Call,
  intent: Intent,
  data: Partial<Confirmed> & { off_session?: boolean },
): object {
  if (!isOpen(intent)) throw unexpectedState(intent, 'confirm');
  const method = chosenMethod(call, intent, data);
  const { type } = method.wire;
  if (!intent.ways.includes(type))
    throw refused('method-of-other-type', {
      type,
      intent: nameOf(intent),
      types: intent.ways.join(', '),
    });
  const error = attempt(call.store, intent, method, {
    isOffSession: data.off_session ?? false,
    usesSdk: data.use_stripe_sdk ?? false,
    returnUrl: data.return_url ?? null,
    origin: call.origin,
  });
  if (error !== null) throw new StripeProblem(402, error);
  return visible(call, intent);
}

function createPayment(call: Call): object {
  const data = readParams(PaymentSchema, call.params);
  if (data.off_session && !data.confirm) throw refused('off-session-without-confirm');
  const intent = newIntent(call.store, {
    kind: 'payment',
    amount: data.amount,
    captureMethod: data.capture_method,
    ways: data.allowed_payment_method_types ?? ['card'],
    options: data.payment_method_options ?? {},
    customer: customerOf(call, data.customer),
    description: data.description ?? null,
    metadata: data.metadata,
  });
  const { payment_method, off_session } = data;
  return data.confirm
    ? confirmWith(call, intent, { payment_method, off_session })
    : visible(call, intent);
}

function createSetup(call: Call): object {
  const { usage, customer, description, metadata } = readParams(SetupSchema, call.params);
  const intent = newIntent(call.store, {
    kind: 'setup',
    amount: 0,
    usage,
    customer: customerOf(call, customer),
    description: description ?? null,
    metadata,
  });
  return visible(call, intent);
}

function checkSecret({ key }: Call, intent: Intent, secret: unknown): void {
  if (key === 'publishable' && secret !== intent.clientSecret)
    throw refused('wrong-secret', { intent: nameOf(intent) });
}

function checkExpected(
  { amount, captureMethod: capture }: Intent,
  { expected_amount: expected = amount, expected_capture = capture }: Confirmed,
): void {
  if (expected !== amount) throw refused('other-amount', { amount, expected });
  if (expected_capture !== capture)
    throw refused('other-capture', { capture, expected: expected_capture });
}

function confirm(call: Call, intent: Intent): object {
  const data = readParams(ConfirmSchema, call.params);
  checkSecret(call, intent, data.client_secret);
  checkExpected(intent, data);
  intent.usage = data.setup_future_usage ?? intent.usage;
  return confirmWith(call, intent, data);
}

function update(call: Call, intent: Intent): object {
  const { customer } = readParams(v.strictObject({ customer: Text }), call.params);
  intent.customer = customerOf(call, customer);
  return wireIntent(intent);
}

function retrieve(call: Call, intent: Intent): object {
  checkSecret(call, intent, call.params['client_secret']);
  return visible(call, intent);
}

function cancel({ store }: Call, intent: Intent): object {
  if (!isOpen(intent) && intent.status !== 'requires_capture')
    throw unexpectedState(intent, 'cancel');
  change(intent, { status: 'canceled', question: null });
  store.tell(`${fieldOf(intent)}.canceled`, wireIntent(intent));
  return wireIntent(intent);
}

function capture({ store, params }: Call, intent: Intent): object {
  const schema = v.strictObject({ amount_to_capture: WholeNumber });
  const { amount_to_capture: amount } = readParams(schema, params);
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'capture');
  if (amount > intent.amount) throw refused('capture-too-large', { capturable: intent.amount });
  if (amount < 1) throw refused('capture-too-small');
  change(intent, { status: 'succeeded', received: amount });
  store.tell('payment_intent.succeeded', wireIntent(intent));
  return wireIntent(intent);
}

const on =
  (kind: Intent['kind'], act: (call: Call, intent: Intent) => object) =>
  (call: Call): object =>
    act(call, intentOf(call.store, kind, call.id));

const routesOf = (kind: Intent['kind'], create: Route[2]): readonly Route[] => [
  ['POST', `/v1/${kind}_intents`, create],
  ['GET', `/v1/${kind}_intents/:id`, on(kind, retrieve), 'public'],
  ['POST', `/v1/${kind}_intents/:id/confirm`, on(kind, confirm), 'public'],
  ['POST', `/v1/${kind}_intents/:id/cancel`, on(kind, cancel)],
];

export const intentRoutes: readonly Route[] = [
  ...routesOf('payment', createPayment),
  ...routesOf('setup', createSetup),
  ['POST', '/v1/payment_intents/:id', on('payment', update)],
  ['POST', '/v1/payment_intents/:id/capture', on('payment', capture)],
];
