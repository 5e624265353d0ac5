import Stripe from 'stripe';
import { buildApp } from '../app';
import { clientsAt, failure } from './testing/clients';

const TODAY = Date.UTC(2026, 10, 21, 10);
const app = buildApp({ now: () => TODAY, faultsEnabled: true });
let stripe: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ stripe } = clientsAt(origin, { maxNetworkRetries: 0 }));
});
afterAll(() => app.close());

describe('what is refused', () => {
  test.each([
    ['sk_live_abc', 'live'],
    ['abc', 'Invalid API Key'],
  ])('the key %s', async (key, words) => {
    const other = new Stripe(key, {
      host: '127.0.0.1',
      port: Number(new URL(origin).port),
      protocol: 'http',
      telemetry: false,
    });
    const error = await failure(other.paymentIntents.create({ amount: 5_000, currency: 'eur' }));
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(error.message).toContain(words);
  });

  test('no key at all', async () => {
    const answer = await fetch(`${origin}/v1/payment_intents`, { method: 'POST' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('unknown and missing parameters, ids and paths', async () => {
    expect(
      await failure(
        stripe.paymentIntents.create({ amount: 5_000 } as Stripe.PaymentIntentCreateParams),
      ),
    ).toMatchObject({ code: 'parameter_missing', param: 'currency' });
    expect(
      await failure(
        stripe.paymentIntents.create({
          amount: 5_000,
          currency: 'eur',
          tip: 1,
        } as Stripe.PaymentIntentCreateParams),
      ),
    ).toMatchObject({ code: 'parameter_unknown', param: 'tip' });
    expect(
      await failure(
        stripe.paymentIntents.create({ amount: 5_000, currency: 'eur', description: '' }),
      ),
    ).toMatchObject({ code: 'parameter_invalid_empty', param: 'description' });
    expect(await failure(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    expect((await failure(stripe.products.list())).message).toContain('Unrecognized request URL');
  });
});

test('a broken day of the service is an error to its client', async () => {
  await fetch(`${origin}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: '/v1/refunds', mode: 'status-500', times: 1 }),
  });
  expect(await failure(stripe.refunds.list())).toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
});
