import * as v from 'valibot';
import { newId } from '../kit/ids';
import { isBank, type Way } from './browser/ways';
import rows from './data/test-cards.json';
import { readParams, Text, WholeNumber, type Params } from './form';
import { refused } from './problems';
import { lookUp, type Store } from './store';

const DeclineSchema = v.object({
  code: v.string(),
  decline_code: v.optional(v.string()),
  message: v.string(),
});

const CardSchema = v.object({
  number: v.string(),
  brand: v.string(),
  effect: v.string(),
  token: v.string(),
  /** the cardholder is asked; once the card is set up, not again while nobody is there */
  challenge: v.optional(v.picklist(['always', 'until-set-up'])),
  decline: v.optional(DeclineSchema),
  /** it can be kept although every charge is declined */
  attaches: v.optional(v.literal(true)),
});
type TestCard = v.InferOutput<typeof CardSchema>;

/** Stripe's public test numbers; no other number is taken. */
export const TEST_CARDS: readonly TestCard[] = v.parse(v.array(CardSchema), rows);

export interface Method {
  readonly wire: { readonly id: string; readonly type: Way; customer: string | null };
  readonly rule: Pick<TestCard, 'challenge' | 'decline' | 'attaches'>;
  isSetUp: boolean;
  /** somebody paid with it; without a customer it is spent then */
  isUsed: boolean;
}

function keep(store: Store, rule: Method['rule'], type: Way, details: object): Method {
  const wire = {
    id: newId('pm'),
    object: 'payment_method',
    type,
    [type]: details,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: store.seconds(),
    customer: null,
    livemode: false,
    metadata: {},
  };
  const method: Method = { wire, rule, isSetUp: false, isUsed: false };
  store.methods.set(wire.id, method);
  return method;
}

const keepCard = (
  store: Store,
  card: TestCard,
  expiry: { exp_month: number; exp_year: number },
): Method =>
  keep(store, card, 'card', {
    brand: card.brand,
    last4: card.number.slice(-4),
    ...expiry,
    country: 'NL',
    funding: 'credit',
    fingerprint: `sandbox${card.number.slice(-4)}`,
  });

const TypedSchema = v.strictObject({
  type: v.literal('card'),
  card: v.strictObject({
    number: Text,
    exp_month: WholeNumber,
    exp_year: WholeNumber,
    cvc: Text,
  }),
  allow_redisplay: v.optional(v.literal('always')),
});

/** A card that somebody typed in, whose dates and code were checked there, or a bank that is to be asked. */
export function newMethod(store: Store, params: Params): Method {
  const { type } = params;
  if (typeof type === 'string' && isBank(type))
    return keep(store, { challenge: 'always' }, type, {});
  const { number, exp_month, exp_year } = readParams(TypedSchema, params).card;
  const card = TEST_CARDS.find((one) => one.number === number);
  if (card === undefined) throw refused('card-number');
  return keepCard(store, card, { exp_month, exp_year });
}

/** A card by its id, or one of Stripe's ids for test cards, which stand for a fresh card each time. */
export function methodOf(store: Store, id: string): Method {
  const card = TEST_CARDS.find(({ token }) => token === id);
  if (card === undefined) return lookUp(store.methods, 'PaymentMethod', id, 'payment_method');
  const exp_year = new Date(store.now()).getUTCFullYear() + 2;
  return keepCard(store, card, { exp_month: 12, exp_year });
}
