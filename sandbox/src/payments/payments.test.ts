import type Stripe from 'stripe';
import { clients, failure, form } from './testing/clients';

const at = clients();

describe('3-D Secure', () => {
  async function challenged(how: object) {
    const payment_method = 'pm_card_authenticationRequiredOnSetup';
    const intent = await at.confirm(await at.asked(), { payment_method, ...how });
    expect(intent.status).toBe('requires_action');
    return intent;
  }
  const SDK = { use_stripe_sdk: true };
  const urlOf = (intent: Stripe.PaymentIntent) =>
    String(intent.next_action?.use_stripe_sdk?.['stripe_js']);

  test('passed in a dialog, the money is reserved', async () => {
    const intent = await challenged(SDK);
    const url = urlOf(intent);
    expect(await (await fetch(url)).text()).toContain('Complete authentication');
    const page = await form(`${url}?origin=http://localhost:4000`, { outcome: 'complete' });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://localhost:*',
    );
    expect(await at.statusOf(intent.id)).toBe('requires_capture');
    expect((await form(url, { outcome: 'complete' })).status).toBe(410);
  });

  test('failed with the page to itself, it leads back and says so', async () => {
    const intent = await challenged({ return_url: 'http://localhost:4000/back?x=1' });
    const url = String(intent.next_action?.redirect_to_url?.url);
    const answer = await form(url, { outcome: 'fail' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect([
      back.pathname,
      back.searchParams.get('payment_intent'),
      back.searchParams.get('redirect_status'),
    ]).toEqual(['/back', intent.id, 'failed']);
    expect((await at.stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe(
      'payment_intent_authentication_failure',
    );
  });

  test('a payment that was cancelled meanwhile stays so', async () => {
    const intent = await challenged(SDK);
    await at.stripe.paymentIntents.cancel(intent.id);
    expect((await form(urlOf(intent), { outcome: 'complete' })).status).toBe(410);
    expect(await at.statusOf(intent.id)).toBe('canceled');
  });
});

test('the provider’s own payment page reserves the money and leads to the success page', async () => {
  const session = await at.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: 41_250,
          product_data: { name: 'Two nights <b>' },
        },
      },
    ],
    success_url: 'http://localhost:4000/success',
    cancel_url: 'http://localhost:4000/cancel',
    payment_intent_data: { capture_method: 'manual', metadata: { booking: 'A1B2C3D4' } },
  });
  const url = session.url ?? '';
  const page = await (await fetch(url)).text();
  expect(page).toContain('Two nights &lt;b&gt;: <strong>€412.50</strong>');
  expect(page).toContain('href="http://localhost:4000/cancel"');
  expect((await form(url, {})).headers.get('location')).toBe('http://localhost:4000/success');
  expect(await (await form(url, {})).text()).toContain('not open any more');
  const bank: { payment_intents: object[] } = await (await fetch(`${at.origin}/__payments`)).json();
  expect(bank.payment_intents.at(-1)).toMatchObject({
    status: 'requires_capture',
    metadata: { booking: 'A1B2C3D4' },
  });
});

describe('what a browser fetches', () => {
  test.each(['stripe.js', 'card-frame.js', 'challenge-done.js'])(
    '%s is a script that stands alone',
    async (name) => {
      const answer = await fetch(`${at.origin}/v3/${name}`);
      expect(answer.headers.get('content-type')).toContain('text/javascript');
      const script = await answer.text();
      expect(() => new Function(script)).not.toThrow();
      // a reference to another module of this program would be broken there
      expect(script).not.toMatch(/\b_\w+\.\w+\)\(|__webpack|require\(/);
    },
  );

  test.each([
    ['nl', 'lang="nl"', 'Kaartnummer'],
    ['en', 'lang="en"', 'Card number'],
  ])('the card fields speak %s', async (locale, lang, label) => {
    const answer = await fetch(`${at.origin}/v3/card-frame?locale=${locale}`);
    const page = await answer.text();
    expect([page.includes(lang), page.includes(label)]).toEqual([true, true]);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

describe('what is refused', () => {
  test.each([
    ['sk_live_abc', 'live'],
    ['abc', 'Invalid API Key'],
  ])('the key %s', async (key, words) => {
    const error = await failure(at.withKey(key).paymentIntents.retrieve('pi_none'));
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(error.message).toContain(words);
  });

  const create = (params: object) =>
    at.stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);

  test.each<[string, () => Promise<unknown>, object]>([
    [
      'a parameter that is missing',
      () => create({ amount: 5_000 }),
      { code: 'parameter_missing', param: 'currency' },
    ],
    [
      'a parameter that nobody knows',
      () => create({ amount: 5_000, currency: 'eur', tip: 1 }),
      { code: 'parameter_unknown', param: 'tip' },
    ],
    [
      'an empty parameter',
      () => create({ amount: 5_000, currency: 'eur', description: '' }),
      { param: 'description' },
    ],
    [
      'an unknown id',
      () => at.stripe.paymentIntents.retrieve('pi_none'),
      { code: 'resource_missing', statusCode: 404 },
    ],
    [
      'an unknown call',
      () => at.stripe.products.list(),
      { message: expect.stringContaining('Unrecognized request URL') },
    ],
    [
      'anything on a broken day',
      async () => {
        await at.order('/__faults', { match: '/v1/products', mode: 'status-500', times: 1 });
        await at.stripe.products.list();
      },
      { type: 'StripeAPIError', statusCode: 500 },
    ],
  ])('%s', async (_what, call, error) => {
    expect(await failure(call())).toMatchObject(error);
  });
});
