import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { buildApp } from '../app';
import { clientsAt, reserve } from './testing/clients';

const NOW = Date.UTC(2026, 10, 21, 10);
const app = buildApp({ now: () => NOW, faultsEnabled: true, webhookRetryDelays: [20, 20, 20] });
let stripe: Stripe;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ({ stripe } = clientsAt(origin));
});
afterAll(() => app.close());

const control = (body: object) =>
  fetch(`${origin}/__payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const hold = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) => reserve(stripe, more);

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
