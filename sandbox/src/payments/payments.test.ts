import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { buildApp } from '../app';

let clock = Date.UTC(2026, 10, 21, 10);
const app = buildApp({ now: () => clock, faultsEnabled: true, webhookRetryDelays: [20, 20, 20] });
let stripe: Stripe;
let browser: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const options = {
    host: '127.0.0.1',
    port: Number(new URL(origin).port),
    protocol: 'http',
    telemetry: false,
  } as const;
  stripe = new Stripe('sk_test_sandbox', options);
  browser = new Stripe('pk_test_sandbox', options);
});
afterAll(() => app.close());

async function failure(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('the call should have failed');
  return error;
}

const control = (body: object) =>
  fetch(`${origin}/__payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const hold = (
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
) =>
  stripe.paymentIntents.create(
    {
      amount: 41_250,
      currency: 'eur',
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
      confirm: true,
      ...more,
    },
    options,
  );
/** a browser shows the secret; the server's client has no word for it */
const withSecret = <Params extends object>(
  params: Params,
  { client_secret }: { client_secret: string | null },
): Params => ({ ...params, client_secret });
const form = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('a call with a key happens once', () => {
  test('and is answered the same again', async () => {
    const first = await hold({}, { idempotencyKey: 'once' });
    const second = await hold({}, { idempotencyKey: 'once' });
    expect(second.id).toBe(first.id);
    expect([
      first.lastResponse.headers['idempotent-replayed'],
      second.lastResponse.headers['idempotent-replayed'],
    ]).toEqual([undefined, 'true']);
  });

  test('a refusal is repeated as well', async () => {
    const declined = { payment_method: 'pm_card_visa_chargeDeclined' };
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (await failure(hold(declined, { idempotencyKey: 'refused' }))).payment_intent?.id,
      ),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  test('the same key for something else is refused', async () => {
    await hold({}, { idempotencyKey: 'other' });
    expect(await failure(hold({ amount: 9_900 }, { idempotencyKey: 'other' }))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('a key is forgotten after a day', async () => {
    const first = await hold({}, { idempotencyKey: 'daily' });
    clock += 24 * 3_600_000;
    expect((await hold({}, { idempotencyKey: 'daily' })).id).not.toBe(first.id);
  });

  test('an answer that got lost is given at the next try', async () => {
    await fetch(`${origin}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ match: '/v1/payment_intents', mode: 'lost', times: 1 }),
    });
    const { id } = await hold({}, { idempotencyKey: 'lost', maxNetworkRetries: 2 });
    const dump = (await (await fetch(`${origin}/__payments`)).json()) as {
      payment_intents: { id: string }[];
    };
    expect(dump.payment_intents.at(-1)?.id).toBe(id);
  });
});

describe('a card for later', () => {
  async function keptCard(payment_method: string) {
    const customer = await stripe.customers.create({ email: 'ada@example.com' });
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      usage: 'off_session',
      metadata: { booking: 'A1B2C3D4' },
    });
    const done = await browser.setupIntents.confirm(setup.id, {
      client_secret: setup.client_secret,
      payment_method,
    } as Stripe.SetupIntentConfirmParams);
    return {
      customer: customer.id,
      payment_method: String(done.payment_method),
      status: done.status,
    };
  }
  const later = ({ customer, payment_method }: { customer: string; payment_method: string }) =>
    stripe.paymentIntents.create({
      amount: 41_250,
      currency: 'eur',
      customer,
      payment_method,
      off_session: true,
      confirm: true,
    });

  test('is charged while nobody is there', async () => {
    const card = await keptCard('pm_card_visa');
    expect(card.status).toBe('succeeded');
    expect(await later(card)).toMatchObject({ status: 'succeeded', amount_received: 41_250 });
  });

  test('may be declined when the day comes', async () => {
    expect(await failure(later(await keptCard('pm_card_chargeCustomerFail')))).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
  });

  test('that is declined at once is not kept', async () => {
    await expect(keptCard('pm_card_visa_chargeDeclined')).rejects.toMatchObject({
      code: 'card_declined',
    });
  });

  test('cannot be charged for somebody else, nor twice without a customer', async () => {
    const card = await keptCard('pm_card_visa');
    const other = await stripe.customers.create({});
    expect((await failure(later({ ...card, customer: other.id }))).message).toContain(
      'belongs to Customer',
    );
    const { payment_method } = await hold();
    expect((await failure(hold({ payment_method: String(payment_method) }))).message).toContain(
      'previously used',
    );
  });

  test('a setup is cancelled once', async () => {
    const { id } = await stripe.setupIntents.create({});
    expect((await stripe.setupIntents.cancel(id)).status).toBe('canceled');
    expect((await failure(stripe.setupIntents.cancel(id))).code).toBe(
      'setup_intent_unexpected_state',
    );
    expect((await stripe.setupIntents.retrieve(id)).status).toBe('canceled');
  });
});

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

describe('webhooks', () => {
  let server: Server;
  let secret = '';
  let refusals = 0;
  let seen: Stripe.Event[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const event = stripe.webhooks.constructEvent(
          Buffer.concat(chunks),
          String(request.headers['stripe-signature']),
          secret,
        );
        const isRefused = refusals > 0;
        if (isRefused) refusals -= 1;
        else seen = [...seen, event];
        response.writeHead(isRefused ? 500 : 200).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = await stripe.webhookEndpoints.create({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      enabled_events: ['*'],
    });
    secret = endpoint.secret ?? '';
    expect(secret).toMatch(/^whsec_/);
    expect((await stripe.webhookEndpoints.list()).data[0]).not.toHaveProperty('secret');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    seen = [];
    refusals = 0;
  });

  const until = async (isDone: () => boolean) => {
    for (let waited = 0; waited < 5_000 && !isDone(); waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('tell what happened, signed', async () => {
    const { id } = await hold();
    await stripe.paymentIntents.capture(id);
    await stripe.refunds.create({ payment_intent: id });
    await until(() => seen.length === 3);
    expect(seen.map(({ type }) => type).sort()).toEqual([
      'charge.refunded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
    ]);
    expect(seen.every(({ api_version }) => api_version === '2026-10-28.endive')).toBe(true);
    expect((await stripe.events.list({ limit: 3 })).data.map(({ type }) => type)).toEqual([
      'charge.refunded',
      'payment_intent.succeeded',
      'payment_intent.amount_capturable_updated',
    ]);
  });

  test('are tried again after a refusal', async () => {
    refusals = 2;
    await hold();
    await until(() => seen.length === 1);
    expect(seen).toHaveLength(1);
  });

  test('can be doubled, turned round and switched off', async () => {
    await control({ webhooks: 'duplicate' });
    await hold();
    await until(() => seen.length === 2);
    expect(seen[0]?.id).toBe(seen[1]?.id);
    await control({ webhooks: 'reverse' });
    seen = [];
    await stripe.paymentIntents.cancel((await hold()).id);
    await until(() => seen.length === 2);
    expect(seen.map(({ type }) => type)).toEqual([
      'payment_intent.canceled',
      'payment_intent.amount_capturable_updated',
    ]);
    await control({ webhooks: 'off' });
    seen = [];
    await hold();
    await control({ webhooks: 'on' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen).toEqual([]);
    expect((await control({ webhooks: 'sideways' })).status).toBe(422);
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
