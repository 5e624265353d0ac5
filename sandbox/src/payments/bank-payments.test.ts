import Stripe from 'stripe';
import { buildApp } from '../app';
import { clientsAt, failure } from './testing/clients';

const TODAY = Date.UTC(2026, 10, 21, 10);
let clock = TODAY;
const app = buildApp({ now: () => clock });
let stripe: Stripe;
let browser: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ stripe, browser } = clientsAt(origin, { maxNetworkRetries: 0 }));
});
afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

const WAYS = ['card', 'ideal', 'bancontact', 'paypal'];
const MIXED: Partial<Stripe.PaymentIntentCreateParams> = {
  capture_method: 'automatic',
  automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
  allowed_payment_method_types: WAYS,
  payment_method_options: {
    card: { capture_method: 'manual' },
    paypal: { capture_method: 'manual' },
  },
};

const created = (more: Partial<Stripe.PaymentIntentCreateParams> = MIXED) =>
  stripe.paymentIntents.create({ amount: 41_250, currency: 'eur', ...more });

const confirm = ({ id, client_secret: secret }: Stripe.PaymentIntent, type: string) =>
  browser.paymentIntents.confirm(id, {
    client_secret: secret,
    payment_method_data: { type },
    return_url: 'http://localhost:4000/success?booking=b1',
    use_stripe_sdk: true,
  } as Stripe.PaymentIntentConfirmParams);

/** Answers on the bank's page; where it leads to, the empty text where it leads nowhere. */
async function answer(intent: Stripe.PaymentIntent, outcome: string): Promise<string> {
  const url = intent.next_action?.redirect_to_url?.url ?? '';
  const page = await fetch(url);
  expect([page.status, (await page.text()).includes('€412.50')]).toEqual([200, true]);
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  return response.headers.get('location') ?? '';
}

const stateOf = async (id: string) => {
  const { status, amount_received: received } = await stripe.paymentIntents.retrieve(id);
  return [status, received];
};

test.each([
  ['ideal', 'pay', 'succeeded', ['succeeded', 41_250]],
  ['bancontact', 'pay', 'succeeded', ['succeeded', 41_250]],
  ['paypal', 'pay', 'succeeded', ['requires_capture', 0]],
  ['ideal', 'cancel', 'failed', ['requires_payment_method', 0]],
  ['ideal', 'stay', null, ['succeeded', 41_250]],
])('%s leads to a page where somebody says %s', async (type, outcome, told, state) => {
  const intent = await created();
  expect(intent.payment_method_types).toEqual(WAYS);
  const asked = await confirm(intent, type);
  expect(asked).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url' },
  });
  const back = await answer(asked, outcome);
  const query = new URL(back === '' ? 'http://nowhere' : back).searchParams;
  expect(query.get('redirect_status')).toBe(told);
  expect(query.get('payment_intent')).toBe(told === null ? null : intent.id);
  expect(await stateOf(intent.id)).toEqual(state);
});

test('a slow bank tells later, and what is on its way cannot be called back', async () => {
  const intent = await created();
  const back = await answer(await confirm(intent, 'ideal'), 'slow');
  expect(new URL(back).searchParams.get('redirect_status')).toBe('pending');
  expect(await stateOf(intent.id)).toEqual(['processing', 0]);
  expect(await failure(stripe.paymentIntents.cancel(intent.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  clock += 60_000;
  expect(await stateOf(intent.id)).toEqual(['succeeded', 41_250]);
});

test('a card of a mixed intent is reserved, also after a bank was left', async () => {
  const intent = await created();
  const left = await confirm(intent, 'ideal');
  const paid = await browser.paymentIntents.confirm(intent.id, {
    client_secret: intent.client_secret,
    payment_method: 'pm_card_visa',
  } as Stripe.PaymentIntentConfirmParams);
  expect(paid).toMatchObject({ status: 'requires_capture', amount_capturable: 41_250 });
  const url = left.next_action?.redirect_to_url?.url ?? '';
  expect((await fetch(url)).status).toBe(410);
});

test('a bank is not asked where money has to be reserved, nor without a way back', async () => {
  const manual = await created({
    capture_method: 'manual',
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    allowed_payment_method_types: WAYS,
  });
  expect(manual.payment_method_types).toEqual(['card', 'paypal']);
  expect(await failure(confirm(manual, 'ideal'))).toMatchObject({ param: 'payment_method' });
  const mixed = await created();
  const nowhere = browser.paymentIntents.confirm(mixed.id, {
    client_secret: mixed.client_secret,
    payment_method_data: { type: 'ideal' },
  } as Stripe.PaymentIntentConfirmParams);
  expect(await failure(nowhere)).toMatchObject({ param: 'return_url' });
});
