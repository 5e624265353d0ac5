import * as v from 'valibot';
import type { Call, Route } from './call';
import { ruleOf, TEST_CARDS, type CardFields, type CardRule } from './cards';
import type { Params } from './form-body';
import { newId } from './ids';
import { Expand, Metadata, readParams, Text, WholeNumber } from './params';
import { refused } from './problems';
import { lookUp, seconds, type Store, type StoredMethod } from './store';
import { BANKS, isBank, type BankWay } from './browser/ways';
import type { WireMethod } from './wire';

const REDISPLAY = ['always', 'limited', 'unspecified'] as const;
const Address = v.record(v.string(), v.string());
const common = {
  billing_details: v.optional(
    v.object({
      name: v.optional(Text),
      email: v.optional(Text),
      phone: v.optional(Text),
      address: v.optional(Address),
    }),
  ),
  metadata: v.optional(Metadata, {}),
  allow_redisplay: v.optional(v.picklist(REDISPLAY), 'unspecified'),
  expand: Expand,
};
const CardSchema = v.strictObject({
  type: v.literal('card'),
  card: v.strictObject({
    number: v.string(),
    exp_month: WholeNumber,
    exp_year: WholeNumber,
    cvc: v.optional(v.string(), ''),
  }),
  ...common,
});
const BankSchema = v.strictObject({
  type: v.picklist(Object.keys(BANKS) as BankWay[]),
  ...common,
});

const COUNTRY = 'NL';

interface Holder {
  billing?: { name?: string | undefined; email?: string | undefined } | undefined;
  redisplay?: WireMethod['allow_redisplay'];
}

function keep(
  store: Store,
  rule: StoredMethod['rule'],
  details: Pick<WireMethod, 'type' | 'card' | 'ideal' | 'bancontact' | 'paypal'>,
  { billing, redisplay }: Holder = {},
): StoredMethod {
  const method: StoredMethod = {
    wire: {
      id: newId('pm'),
      object: 'payment_method',
      allow_redisplay: redisplay ?? 'unspecified',
      ...details,
      billing_details: {
        address: null,
        email: billing?.email ?? null,
        name: billing?.name ?? null,
        phone: null,
        tax_id: null,
      },
      created: seconds(store),
      customer: null,
      livemode: false,
      metadata: {},
    },
    rule,
    isSetUp: false,
    isUsed: false,
  };
  store.methods.set(method.wire.id, method);
  return method;
}

const cardDetails = (
  { brand, number }: CardRule,
  { exp_month, exp_year }: Pick<CardFields, 'exp_month' | 'exp_year'>,
) => ({
  type: 'card' as const,
  card: {
    brand,
    display_brand: brand,
    last4: number.slice(-4),
    exp_month,
    exp_year: exp_year < 100 ? 2_000 + exp_year : exp_year,
    country: COUNTRY,
    funding: 'credit',
    fingerprint: `sandbox${number.slice(-4)}`,
    checks: null,
    networks: { available: [brand], preferred: null },
    wallet: null,
  },
});

const BANK_DETAILS = {
  ideal: { bank: null, bic: null },
  bancontact: {},
  paypal: { payer_email: null, payer_id: null },
};

/** A card that somebody typed in, or a bank that is to be asked. */
export function newMethod(store: Store, params: Params): StoredMethod {
  const { type } = params;
  if (typeof type === 'string' && isBank(type)) {
    const { billing_details: billing } = readParams(BankSchema, params);
    return keep(store, { challenge: 'always' }, { type, [type]: BANK_DETAILS[type] }, { billing });
  }
  const {
    card,
    billing_details: billing,
    allow_redisplay: redisplay,
  } = readParams(CardSchema, params);
  const rule = ruleOf(card, store.now());
  return keep(store, rule, cardDetails(rule, card), { billing, redisplay });
}

/** A card by its id, or one of Stripe's ids for test cards, which stand for a fresh card each time. */
export function methodOf(store: Store, id: string): StoredMethod {
  const rule = TEST_CARDS.find(({ token }) => token === id);
  if (rule === undefined) return lookUp(store.methods, 'PaymentMethod', id, 'payment_method');
  const expiry = { exp_month: 12, exp_year: new Date(store.now()).getUTCFullYear() + 2 };
  return keep(store, rule, cardDetails(rule, expiry));
}

function createMethod({ store, params, key }: Call): object {
  // Stripe's own rule, and the reason that no server of ours may ever hold a card number.
  if (key === 'secret' && params['type'] === 'card') throw refused('card-number-from-server');
  return newMethod(store, params).wire;
}

export function detach(store: Store, method: StoredMethod): void {
  method.wire.customer = null;
  method.isUsed = true;
  store.events.add('payment_method.detached', method.wire);
}

function detachCall({ store, id }: Call): object {
  const method = lookUp(store.methods, 'PaymentMethod', id);
  if (method.wire.customer === null) throw refused('not-attached');
  detach(store, method);
  return method.wire;
}

export const methodRoutes: readonly Route[] = [
  ['POST', '/v1/payment_methods', createMethod, 'public'],
  [
    'GET',
    '/v1/payment_methods/:id',
    ({ store, id }) => lookUp(store.methods, 'PaymentMethod', id).wire,
  ],
  ['POST', '/v1/payment_methods/:id/detach', detachCall],
];
