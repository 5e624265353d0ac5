import type { Decline } from './cards';
import { newId } from './ids';
import { refused, type StripeErrorBody } from './problems';
import {
  seconds,
  type Store,
  type StoredIntent,
  type StoredMethod,
  type StoredPayment,
  type StoredSetup,
} from './store';
import { isBank } from './browser/ways';
import { wireCharge, type WireCharge } from './wire-charge';

export interface Attempt {
  /** nobody is there to be asked */
  isOffSession: boolean;
  /** the holder has just passed a challenge */
  isAuthenticated: boolean;
  /** the browser object shows a challenge itself, without leaving the page */
  usesSdk: boolean;
  returnUrl: string | null;
  origin: string;
}

const MUST_AUTHENTICATE: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

function checkOwner({ wire }: StoredIntent, method: StoredMethod): void {
  const owner = method.wire.customer;
  if (owner === null && (method.isUsed || method.isSetUp)) throw refused('spent-method');
  if (owner !== null && owner !== wire.customer)
    throw refused('method-of-other-customer', { method: method.wire.id, owner });
}

/** The way to pay may say otherwise than the intent. */
const isReserved = (
  { capture_method, payment_method_options: options }: StoredPayment['wire'],
  { wire: { type } }: StoredMethod,
): boolean => (options[type]?.capture_method ?? capture_method) === 'manual';

function newCharge(
  store: Store,
  { wire }: StoredPayment,
  method: StoredMethod,
  decline?: Decline,
): WireCharge {
  const isCaptured = decline === undefined && !isReserved(wire, method);
  const charge = wireCharge(wire, {
    method: method.wire.id,
    isCaptured,
    decline,
    created: seconds(store),
  });
  store.charges.set(charge.id, charge);
  wire.latest_charge = charge.id;
  return charge;
}

/** The card is off the intent again, and the reason stands on it. */
export function fail(store: Store, intent: StoredIntent, error: StripeErrorBody): StripeErrorBody {
  intent.challenge = null;
  intent.pending = null;
  Object.assign(intent.wire, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
  });
  if (intent.kind === 'payment') {
    intent.wire.last_payment_error = error;
    store.events.add('payment_intent.payment_failed', intent.wire);
    return { ...error, payment_intent: structuredClone(intent.wire) };
  }
  intent.wire.last_setup_error = error;
  store.events.add('setup_intent.setup_failed', intent.wire);
  return { ...error, setup_intent: structuredClone(intent.wire) };
}

function refuse(
  store: Store,
  intent: StoredIntent,
  method: StoredMethod,
  decline: Decline,
): StripeErrorBody {
  const charge =
    intent.kind === 'payment' ? newCharge(store, intent, method, decline).id : undefined;
  const { code, declineCode, message } = decline;
  return fail(store, intent, {
    type: 'card_error',
    code,
    message,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    ...(charge === undefined ? {} : { charge }),
    payment_method: method.wire,
  });
}

function challenge(
  intent: StoredIntent,
  method: StoredMethod,
  { usesSdk, returnUrl, origin }: Attempt,
): void {
  const source = newId('src');
  const isElsewhere = isBank(method.wire.type);
  const url = `${origin}/v3/${isElsewhere ? 'bank' : 'challenge'}/${source}`;
  if ((!usesSdk || isElsewhere) && returnUrl === null) throw refused('no-return-url');
  intent.challenge = source;
  intent.pending = method;
  intent.returnUrl = returnUrl;
  intent.wire.status = 'requires_action';
  intent.wire.payment_method = method.wire.id;
  intent.wire.next_action =
    (usesSdk && !isElsewhere) || returnUrl === null
      ? {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source },
        }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}

function takePayment(store: Store, intent: StoredPayment, method: StoredMethod): void {
  const { wire } = intent;
  newCharge(store, intent, method);
  wire.last_payment_error = null;
  intent.arrives = null;
  if (isReserved(wire, method)) {
    wire.status = 'requires_capture';
    wire.amount_capturable = wire.amount;
    store.events.add('payment_intent.amount_capturable_updated', wire);
    return;
  }
  wire.status = 'succeeded';
  wire.amount_received = wire.amount;
  store.events.add('payment_intent.succeeded', wire);
}

function keepCard(store: Store, { wire }: StoredSetup): void {
  wire.status = 'succeeded';
  wire.last_setup_error = null;
  store.events.add('setup_intent.succeeded', wire);
}

function succeed(store: Store, intent: StoredIntent, method: StoredMethod): void {
  intent.challenge = null;
  intent.pending = null;
  intent.wire.next_action = null;
  intent.wire.payment_method = method.wire.id;
  const isKept = intent.kind === 'setup' || intent.wire.setup_future_usage !== null;
  method.isSetUp ||= isKept;
  method.isUsed = true;
  if (isKept) method.wire.customer = intent.wire.customer;
  if (intent.kind === 'payment') takePayment(store, intent, method);
  else keepCard(store, intent);
}

/** A bank that knows its answer later: the money is on its way until then. */
export function waitForMoney(store: Store, intent: StoredPayment, arrives: number): void {
  const { wire } = intent;
  intent.challenge = null;
  intent.arrives = arrives;
  Object.assign(wire, { status: 'processing', next_action: null, last_payment_error: null });
  store.events.add('payment_intent.processing', wire);
}

/** Money that was on its way has arrived. */
export function arrive(store: Store, intent: StoredPayment): void {
  if (intent.pending !== null && intent.arrives !== null && store.now() >= intent.arrives)
    succeed(store, intent, intent.pending);
}

/** Tries a card: the intent goes on, asks for the holder, or keeps the error that is returned. */
export function attempt(
  store: Store,
  intent: StoredIntent,
  method: StoredMethod,
  how: Attempt,
): StripeErrorBody | null {
  if (!how.isAuthenticated) checkOwner(intent, method);
  const { challenge: rule, decline, attaches } = method.rule;
  const mustAsk =
    !how.isAuthenticated && (rule === 'always' || (rule === 'until-set-up' && !method.isSetUp));
  if (mustAsk && how.isOffSession) return refuse(store, intent, method, MUST_AUTHENTICATE);
  if (mustAsk) {
    challenge(intent, method, how);
    return null;
  }
  if (decline !== undefined && !(intent.kind === 'setup' && attaches === true))
    return refuse(store, intent, method, decline);
  succeed(store, intent, method);
  return null;
}
