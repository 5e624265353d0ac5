import Stripe from 'stripe';
import { buildApp } from '../app';
import { clientsAt, failure, reserve } from './testing/clients';

const TODAY = Date.UTC(2026, 10, 21, 10);
const app = buildApp({ now: () => TODAY, faultsEnabled: true, webhookRetryDelays: [20, 20, 20] });
let stripe: Stripe;
let browser: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ stripe, browser } = clientsAt(origin));
});
afterAll(() => app.close());
const hold = (...more: [Partial<Stripe.PaymentIntentCreateParams>?, Stripe.RequestOptions?]) =>
  reserve(stripe, ...more);
/** a browser shows the secret; the server's client has no word for it */
const withSecret = <Params extends object>(
  params: Params,
  { client_secret }: { client_secret: string | null },
): Params => ({ ...params, client_secret });
const form = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('3-D Secure', () => {
  async function challenged(return_url?: string) {
    const created = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'eur',
      capture_method: 'manual',
    });
    const how: Stripe.PaymentIntentConfirmParams = {
      payment_method: 'pm_card_authenticationRequiredOnSetup',
      ...(return_url === undefined ? { use_stripe_sdk: true } : { return_url }),
    };
    const intent = await browser.paymentIntents.confirm(created.id, withSecret(how, created));
    expect(intent.status).toBe('requires_action');
    return intent;
  }

  test('passed in a dialog, the money is reserved', async () => {
    const intent = await challenged();
    const url = String(intent.next_action?.use_stripe_sdk?.['stripe_js']);
    expect(await (await fetch(url)).text()).toContain('Complete authentication');
    const page = await form(`${url}?origin=http://localhost:4000`, { outcome: 'complete' });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://localhost:*',
    );
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
    expect((await form(url, { outcome: 'complete' })).status).toBe(410);
  });

  test('failed with the page to itself, it leads back and says so', async () => {
    const intent = await challenged('http://localhost:4000/back?x=1');
    const answer = await form(String(intent.next_action?.redirect_to_url?.url), {
      outcome: 'fail',
    });
    const back = new URL(answer.headers.get('location') ?? '');
    expect([
      back.pathname,
      back.searchParams.get('payment_intent'),
      back.searchParams.get('redirect_status'),
    ]).toEqual(['/back', intent.id, 'failed']);
    expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error?.code).toBe(
      'payment_intent_authentication_failure',
    );
  });

  test('a payment that was cancelled meanwhile stays so', async () => {
    const intent = await challenged();
    await stripe.paymentIntents.cancel(intent.id);
    expect(
      (
        await form(String(intent.next_action?.use_stripe_sdk?.['stripe_js']), {
          outcome: 'complete',
        })
      ).status,
    ).toBe(410);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });

  test('without anybody there, the card is declined', async () => {
    expect(
      (await failure(hold({ payment_method: 'pm_card_authenticationRequired', off_session: true })))
        .code,
    ).toBe('authentication_required');
  });
});

describe('the provider’s own payment page', () => {
  const SESSION: Stripe.Checkout.SessionCreateParams = {
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
    success_url: 'http://localhost:4000/success?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/cancel',
    payment_intent_data: { capture_method: 'manual', metadata: { booking: 'A1B2C3D4' } },
  };
  const card = (number: string) => ({ number, expiry: '12 / 30', cvc: '123' });

  test('takes a second card after a refusal and leads to the success page', async () => {
    const session = await stripe.checkout.sessions.create(SESSION);
    const page = await (await fetch(session.url ?? '')).text();
    expect(page).toContain('Two nights &lt;b&gt;');
    expect(page).toContain('href="http://localhost:4000/cancel"');
    expect(await (await form(session.url ?? '', card('4000 0000 0000 0002'))).text()).toContain(
      'Your card was declined.',
    );
    const paid = await form(session.url ?? '', card('4242 4242 4242 4242'));
    expect(paid.headers.get('location')).toBe(
      `http://localhost:4000/success?session=${session.id}`,
    );
    const after = await stripe.checkout.sessions.retrieve(session.id);
    expect(after).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(await stripe.paymentIntents.retrieve(String(after.payment_intent))).toMatchObject({
      status: 'requires_capture',
      metadata: { booking: 'A1B2C3D4' },
    });
    expect((await stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1);
  });

  test('asks the bank and comes back', async () => {
    const session = await stripe.checkout.sessions.create({ ...SESSION, payment_intent_data: {} });
    const asked = await form(session.url ?? '', card('4000002500003155'));
    const answered = await form(asked.headers.get('location') ?? '', { outcome: 'complete' });
    const back = await fetch(answered.headers.get('location') ?? '', { redirect: 'manual' });
    expect(back.headers.get('location')).toContain('/success');
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  });

  test('closes when it is expired', async () => {
    const session = await stripe.checkout.sessions.create(SESSION);
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
    expect((await fetch(session.url ?? `${origin}/c/pay/${session.id}`)).status).toBe(410);
  });
});

describe('what a browser fetches', () => {
  test.each(['stripe.js', 'card-frame.js', 'calls-frame.js', 'challenge-done.js'])(
    '%s is a script that stands alone',
    async (name) => {
      const answer = await fetch(`${origin}/v3/${name}`);
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
    const answer = await fetch(`${origin}/v3/card-frame?locale=${locale}`);
    const page = await answer.text();
    expect([page.includes(lang), page.includes(label)]).toEqual([true, true]);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});
