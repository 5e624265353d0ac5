import { newId } from '../kit/ids';
import { isBank } from './browser/ways';
import { change, fieldOf, wireIntent, type Intent } from './intents';
import type { Method } from './methods';
import { refused, type StripeErrorBody } from './problems';
import { lookUp, type Store } from './store';

interface Attempt {
  isOffSession: boolean;
  /** the browser object shows a challenge itself, without leaving the page */
  usesSdk: boolean;
  returnUrl: string | null;
  origin: string;
}

function checkOwner(intent: Intent, { wire: { id, customer: owner }, ...method }: Method): void {
  if (owner === null && (method.isUsed || method.isSetUp)) throw refused('spent-method');
  if (owner !== null && owner !== intent.customer)
    throw refused('method-of-other-customer', { method: id, owner });
}

function fail(
  store: Store,
  intent: Intent,
  method: Method,
  reason: Omit<StripeErrorBody, 'payment_method'>,
): StripeErrorBody {
  const error = { ...reason, payment_method: { ...method.wire } };
  change(intent, { status: 'requires_payment_method', method: null, question: null, error });
  const wire = wireIntent(intent);
  const event = { payment: 'payment_intent.payment_failed', setup: 'setup_intent.setup_failed' };
  store.tell(event[intent.kind], wire);
  return { ...error, [fieldOf(intent)]: wire };
}

function ask(intent: Intent, method: Method, { usesSdk, returnUrl, origin }: Attempt): void {
  const source = newId('src');
  const staysHere = usesSdk && !isBank(method.wire.type);
  if (!staysHere && returnUrl === null) throw refused('no-return-url');
  const url = `${origin}/v3/bank/${source}`;
  const action = staysHere
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: url } }
    : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  change(intent, { status: 'requires_action', method, question: { source, returnUrl, action } });
}

function takePayment(store: Store, intent: Intent, { wire: { type } }: Method): void {
  const isReserved = (intent.options[type]?.capture_method ?? intent.captureMethod) === 'manual';
  intent.status = isReserved ? 'requires_capture' : 'succeeded';
  if (!isReserved) intent.received = intent.amount;
  store.tell(
    `payment_intent.${isReserved ? 'amount_capturable_updated' : 'succeeded'}`,
    wireIntent(intent),
  );
}

function succeed(store: Store, intent: Intent, method: Method): void {
  change(intent, { method, question: null, arrives: null, error: null });
  method.isUsed = true;
  if (intent.usage !== null) {
    method.isSetUp = true;
    method.wire.customer = intent.customer;
  }
  if (intent.kind === 'payment') return takePayment(store, intent, method);
  intent.status = 'succeeded';
  store.tell('setup_intent.succeeded', wireIntent(intent));
}

export function waitForMoney(store: Store, intent: Intent, arrives: number): void {
  change(intent, { status: 'processing', question: null, arrives, error: null });
  store.tell('payment_intent.processing', wireIntent(intent));
}

/** An intent of one kind by its id, with the money that was on its way and has arrived by now. */
export function intentOf(store: Store, kind: Intent['kind'], id: string, param = 'intent'): Intent {
  const intent = lookUp(store.intents, `${kind}_intent`, id, param);
  if (intent.kind !== kind) throw refused('no-such-object', { what: `${kind}_intent`, id });
  const { method, arrives } = intent;
  if (method !== null && arrives !== null && store.now() >= arrives) succeed(store, intent, method);
  return intent;
}

function charge(store: Store, intent: Intent, method: Method): StripeErrorBody | null {
  const { decline, attaches } = method.rule;
  const isKept = intent.kind === 'setup' && attaches === true;
  if (decline !== undefined && !isKept)
    return fail(store, intent, method, { type: 'card_error', ...decline });
  succeed(store, intent, method);
  return null;
}

export function settle(store: Store, intent: Intent, isPassed: boolean): void {
  const { method } = intent;
  if (method === null) return;
  const code = `${fieldOf(intent)}_authentication_failure`;
  if (isPassed) charge(store, intent, method);
  else fail(store, intent, method, refused('not-authenticated', {}, { code }).body);
}

/** Tries a card: the intent goes on, asks for the holder, or keeps the error that is returned. */
export function attempt(
  store: Store,
  intent: Intent,
  method: Method,
  how: Attempt,
): StripeErrorBody | null {
  checkOwner(intent, method);
  const { challenge } = method.rule;
  const mustAsk = challenge === 'always' || (challenge === 'until-set-up' && !method.isSetUp);
  if (!mustAsk) return charge(store, intent, method);
  if (how.isOffSession) return fail(store, intent, method, refused('must-authenticate').body);
  ask(intent, method, how);
  return null;
}
