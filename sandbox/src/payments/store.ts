import type { CardRule } from './cards';
import type { EventLog } from './event-log';
import { missing } from './problems';
import type { WireMethod, WirePaymentIntent, WireSetupIntent } from './wire';
import type { WireCharge, WireRefund } from './wire-charge';
import type { StoredSession } from './stored-session';

export interface StoredMethod {
  wire: WireMethod;
  /** of a card; anything else is confirmed on a page of its own */
  rule: Pick<CardRule, 'challenge' | 'decline' | 'attaches'>;
  /** its holder agreed to charges while nobody is there */
  isSetUp: boolean;
  /** somebody paid with it; without a customer it is spent then */
  isUsed: boolean;
}

interface Confirmed {
  returnUrl: string | null;
  challenge: string | null;
  pending: StoredMethod | null;
}

export interface StoredPayment extends Confirmed {
  kind: 'payment';
  /** the money is on its way, and arrives then (milliseconds since 1970) */
  arrives: number | null;
  wire: WirePaymentIntent;
}

export interface StoredSetup extends Confirmed {
  kind: 'setup';
  wire: WireSetupIntent;
}

export type StoredIntent = StoredPayment | StoredSetup;

export interface StoredCustomer {
  id: string;
  object: 'customer';
  created: number;
  description: string | null;
  email: string | null;
  livemode: false;
  metadata: Record<string, string>;
  name: string | null;
}

/** Everything that the payment service knows; it forgets when the process ends. */
export interface Store {
  readonly now: () => number;
  readonly events: EventLog;
  readonly customers: Map<string, StoredCustomer>;
  readonly methods: Map<string, StoredMethod>;
  readonly payments: Map<string, StoredPayment>;
  readonly setups: Map<string, StoredSetup>;
  readonly charges: Map<string, WireCharge>;
  readonly refunds: Map<string, WireRefund>;
  readonly sessions: Map<string, StoredSession>;
}

export function createStore(now: () => number, events: EventLog): Store {
  return {
    now,
    events,
    customers: new Map(),
    methods: new Map(),
    payments: new Map(),
    setups: new Map(),
    charges: new Map(),
    refunds: new Map(),
    sessions: new Map(),
  };
}

/** Seconds since 1970, the only time on Stripe's wire. */
export function seconds({ now }: Pick<Store, 'now'>): number {
  return Math.floor(now() / 1000);
}

export function lookUp<T>(
  map: ReadonlyMap<string, T>,
  what: string,
  id: string,
  param?: string,
): T {
  const found = map.get(id);
  if (found === undefined) throw missing(what, id, param);
  return found;
}

/** The object of any id that stands in another object. */
export function wireOf(store: Store, id: string): object | undefined {
  return (
    store.charges.get(id) ??
    store.payments.get(id)?.wire ??
    store.setups.get(id)?.wire ??
    store.methods.get(id)?.wire ??
    store.customers.get(id) ??
    store.refunds.get(id)
  );
}
