import Stripe from 'stripe';
import { buildApp } from '../app';
import { clientsAt, failure, reserve } from './testing/clients';

let clock = Date.UTC(2026, 10, 21, 10);
const app = buildApp({ now: () => clock, faultsEnabled: true, webhookRetryDelays: [20, 20, 20] });
let stripe: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ stripe } = clientsAt(origin));
});
afterAll(() => app.close());
const hold = (...more: [Partial<Stripe.PaymentIntentCreateParams>?, Stripe.RequestOptions?]) =>
  reserve(stripe, ...more);

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
