import type Stripe from 'stripe';
import { clients, failure, form } from './testing/clients';

let clock = Date.UTC(2026, 10, 21, 10);
const at = clients({ now: () => clock });

const WAYS = ['card', 'ideal', 'bancontact', 'paypal'];
const mixed = () =>
  at.asked({
    capture_method: 'automatic',
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    allowed_payment_method_types: WAYS,
    payment_method_options: {
      card: { capture_method: 'manual' },
      paypal: { capture_method: 'manual' },
    },
  });

const confirm = (intent: Stripe.PaymentIntent, type: string) =>
  at.confirm(intent, {
    payment_method_data: { type },
    return_url: 'http://localhost:4000/success?booking=b1',
    use_stripe_sdk: true,
  });

/** Answers on the bank's page; where it leads to, the empty text where it leads nowhere. */
async function answer(intent: Stripe.PaymentIntent, outcome: string): Promise<string> {
  const url = intent.next_action?.redirect_to_url?.url ?? '';
  const page = await fetch(url);
  expect([page.status, (await page.text()).includes('€412.50')]).toEqual([200, true]);
  return (await form(url, { outcome })).headers.get('location') ?? '';
}

const stateOf = async (id: string) => {
  const { status, amount_received: received } = await at.stripe.paymentIntents.retrieve(id);
  return [status, received];
};

test.each([
  ['ideal', 'pay', 'succeeded', ['succeeded', 41_250]],
  ['bancontact', 'pay', 'succeeded', ['succeeded', 41_250]],
  ['paypal', 'pay', 'succeeded', ['requires_capture', 0]],
  ['ideal', 'cancel', 'failed', ['requires_payment_method', 0]],
  ['ideal', 'stay', null, ['succeeded', 41_250]],
])('%s leads to a page where somebody says %s', async (type, outcome, told, state) => {
  const intent = await mixed();
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
  const intent = await mixed();
  const back = await answer(await confirm(intent, 'ideal'), 'slow');
  expect(new URL(back).searchParams.get('redirect_status')).toBe('pending');
  expect(await stateOf(intent.id)).toEqual(['processing', 0]);
  expect(await failure(at.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  clock += 60_000;
  expect(await stateOf(intent.id)).toEqual(['succeeded', 41_250]);
});

test('a card of a mixed intent is reserved, also after a bank was left', async () => {
  const intent = await mixed();
  const left = await confirm(intent, 'ideal');
  const paid = await at.confirm(intent, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'requires_capture', amount_capturable: 41_250 });
  const url = left.next_action?.redirect_to_url?.url ?? '';
  expect((await fetch(url)).status).toBe(410);
});

test('a bank is not asked where money has to be reserved, nor without a way back', async () => {
  expect(await failure(confirm(await at.asked(), 'ideal'))).toMatchObject({
    param: 'payment_method',
  });
  const nowhere = at.confirm(await mixed(), { payment_method_data: { type: 'ideal' } });
  expect(await failure(nowhere)).toMatchObject({ param: 'return_url' });
});
