import * as v from 'valibot';
import { attempt } from './attempt';
import type { Call } from './call';
import type { Params } from './form-body';
import { Expand, Flag, readParams, Text, Url, WholeNumber } from './params';
import { methodOf, newMethod } from './payment-methods';
import { refused, StripeProblem } from './problems';
import type { StoredIntent, StoredMethod, StoredPayment } from './store';

/** What confirming takes, alone or at the end of creating. */
export const confirmParams = {
  payment_method: v.optional(Text),
  payment_method_data: v.optional(
    v.custom<Params>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    ),
  ),
  return_url: v.optional(Url),
  use_stripe_sdk: v.optional(Flag, 'false'),
  off_session: v.optional(Flag, 'false'),
};

const ConfirmSchema = v.strictObject({
  ...confirmParams,
  client_secret: v.optional(Text),
  /** what the fields were made for; a browser sends it, so that an intent that is another one is noticed */
  expected_amount: v.optional(WholeNumber),
  expected_capture: v.optional(v.picklist(['manual', 'automatic', 'automatic_async'])),
  /** of a payment: its holder wants the card kept */
  setup_future_usage: v.optional(v.picklist(['on_session', 'off_session'])),
  expand: Expand,
});

type ConfirmParams = v.InferOutput<v.ObjectSchema<typeof confirmParams, undefined>>;

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const nameOf = (intent: StoredIntent): string =>
  intent.kind === 'payment' ? 'PaymentIntent' : 'SetupIntent';
const fieldOf = (intent: StoredIntent): 'payment_intent' | 'setup_intent' =>
  `${intent.kind}_intent`;

export function unexpectedState(intent: StoredIntent, doing: string): StripeProblem {
  const { status } = intent.wire;
  return refused(
    'unexpected-state',
    { doing, intent: nameOf(intent), status },
    {
      code: `${fieldOf(intent)}_unexpected_state`,
      [fieldOf(intent)]: structuredClone(intent.wire),
    },
  );
}

/** A browser shows the client secret of the intent; a server's key is enough. */
export function checkSecret({ key }: Call, intent: StoredIntent, secret: unknown): void {
  if (key === 'publishable' && secret !== intent.wire.client_secret)
    throw refused('wrong-secret', { intent: nameOf(intent) });
}

/** What a browser may see of an intent. */
export function visible({ key }: Call, { wire }: StoredIntent): object {
  if (key === 'secret') return wire;
  return Object.fromEntries(
    Object.entries(wire).filter(
      ([name]) => !['metadata', 'customer', 'latest_charge'].includes(name),
    ),
  );
}

function chosenMethod({ store }: Call, intent: StoredIntent, data: ConfirmParams): StoredMethod {
  if (data.payment_method_data !== undefined) return newMethod(store, data.payment_method_data);
  const id = data.payment_method ?? intent.wire.payment_method;
  if (id === null)
    throw refused(
      'no-method',
      { intent: nameOf(intent) },
      { code: `${fieldOf(intent)}_unexpected_state` },
    );
  return methodOf(store, id);
}

/** Tries the card now; a refusal is thrown with the intent in it. */
export function confirmWith(call: Call, intent: StoredIntent, data: ConfirmParams): object {
  if (!OPEN.includes(intent.wire.status)) throw unexpectedState(intent, 'confirm');
  const method = chosenMethod(call, intent, data);
  const { type } = method.wire;
  const types = intent.wire.payment_method_types;
  if (!types.includes(type))
    throw refused('method-of-other-type', {
      type,
      intent: nameOf(intent),
      types: types.join(', '),
    });
  const how = {
    isOffSession: data.off_session,
    isAuthenticated: false,
    usesSdk: data.use_stripe_sdk,
    returnUrl: data.return_url ?? null,
    origin: call.origin,
  };
  const error = attempt(call.store, intent, method, how);
  if (error !== null) throw new StripeProblem(402, error);
  return visible(call, intent);
}

function keepWanted(intent: StoredIntent, usage: 'on_session' | 'off_session' | undefined): void {
  if (usage === undefined) return;
  const param = 'setup_future_usage';
  if (intent.kind === 'setup') throw refused('unknown-parameter', { param }, { param });
  intent.wire.setup_future_usage = usage;
}

function checkExpected(
  { wire: { amount, capture_method: capture } }: StoredPayment,
  {
    expected_amount = amount,
    expected_capture: expected = capture,
  }: v.InferOutput<typeof ConfirmSchema>,
): void {
  if (expected_amount !== amount)
    throw refused('other-amount', { amount, expected: expected_amount });
  if ((expected === 'manual') !== (capture === 'manual'))
    throw refused('other-capture', { capture, expected });
}

export function confirmIntent(call: Call, intent: StoredIntent): object {
  const data = readParams(ConfirmSchema, call.params);
  checkSecret(call, intent, data.client_secret);
  if (call.key === 'publishable' && data.off_session) throw refused('off-session-in-browser');
  if (intent.kind === 'payment') checkExpected(intent, data);
  keepWanted(intent, data.setup_future_usage);
  return confirmWith(call, intent, data);
}

export function cancelIntent(intent: StoredIntent, reason: string | undefined): void {
  const { wire } = intent;
  if (![...OPEN, 'requires_capture'].includes(wire.status)) throw unexpectedState(intent, 'cancel');
  intent.challenge = null;
  intent.pending = null;
  Object.assign(wire, {
    status: 'canceled',
    next_action: null,
    cancellation_reason: reason ?? null,
  });
}
