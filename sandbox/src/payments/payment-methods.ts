import * as v from 'valibot';
import type { Call, Route } from './call';
import { ruleOf, TEST_CARDS, type CardFields, type CardRule } from './cards';
import type { Params } from './form-body';
import { newId } from './ids';
import { Expand, Metadata, readParams, Text, WholeNumber } from './params';
import { invalidRequest } from './problems';
import { lookUp, seconds, type Store, type StoredMethod } from './store';

const Address = v.record(v.string(), v.string());
const MethodSchema = v.strictObject({
  type: v.literal('card'),
  card: v.strictObject({
    number: v.string(),
    exp_month: WholeNumber,
    exp_year: WholeNumber,
    cvc: v.optional(v.string(), ''),
  }),
  billing_details: v.optional(
    v.object({
      name: v.optional(Text),
      email: v.optional(Text),
      phone: v.optional(Text),
      address: v.optional(Address),
    }),
  ),
  metadata: v.optional(Metadata, {}),
  expand: Expand,
});

const COUNTRY = 'NL';

function keep(
  store: Store,
  rule: CardRule,
  card: Pick<CardFields, 'exp_month' | 'exp_year'>,
  billing: { name?: string | undefined; email?: string | undefined } = {},
): StoredMethod {
  const method: StoredMethod = {
    wire: {
      id: newId('pm'),
      object: 'payment_method',
      type: 'card',
      card: {
        brand: rule.brand,
        display_brand: rule.brand,
        last4: rule.number.slice(-4),
        exp_month: card.exp_month,
        exp_year: card.exp_year < 100 ? 2_000 + card.exp_year : card.exp_year,
        country: COUNTRY,
        funding: 'credit',
        fingerprint: `sandbox${rule.number.slice(-4)}`,
        checks: null,
        networks: { available: [rule.brand], preferred: null },
        wallet: null,
      },
      billing_details: {
        address: null,
        email: billing.email ?? null,
        name: billing.name ?? null,
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

/** A card that somebody typed in. */
export function newMethod(store: Store, params: Params): StoredMethod {
  const { card, billing_details: billing } = readParams(MethodSchema, params);
  return keep(store, ruleOf(card, store.now()), card, billing);
}

/** A card by its id, or one of Stripe's ids for test cards, which stand for a fresh card each time. */
export function methodOf(store: Store, id: string): StoredMethod {
  const rule = TEST_CARDS.find(({ token }) => token === id);
  if (rule === undefined) return lookUp(store.methods, 'PaymentMethod', id, 'payment_method');
  return keep(store, rule, { exp_month: 12, exp_year: new Date(store.now()).getUTCFullYear() + 2 });
}

function createMethod({ store, params, key }: Call): object {
  // Stripe's own rule, and the reason that no server of ours may ever hold a card number.
  if (key === 'secret')
    throw invalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. Collect them in a browser with Stripe.js, or use a test PaymentMethod such as pm_card_visa.',
    );
  return newMethod(store, params).wire;
}

export const methodRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_methods', handler: createMethod, isPublic: true },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    handler: ({ store, id }) => lookUp(store.methods, 'PaymentMethod', id).wire,
  },
];
