import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { clients } from './testing/clients';

const secret = 'whsec_sandbox';
const webhook = { url: '', secret };
const at = clients({ webhook, webhookRetryDelays: [20, 20, 20] });

describe('webhooks', () => {
  let server: Server;
  let refusals = 0;
  let seen: Stripe.Event[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const event = at.stripe.webhooks.constructEvent(
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
    webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    seen = [];
    refusals = 0;
  });

  const sent = async (count: number) => {
    for (let waited = 0; waited < 5_000 && seen.length < count; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return seen.map(({ type }) => type);
  };
  const send = (webhooks: string) => at.order('/__payments', { webhooks });

  test('tell what happened, signed', async () => {
    const { id } = await at.hold();
    await at.stripe.paymentIntents.capture(id, { amount_to_capture: 41_250 });
    await at.stripe.refunds.create({ payment_intent: id, amount: 100 });
    expect((await sent(3)).sort()).toEqual([
      'payment_intent.amount_capturable_updated',
      'payment_intent.succeeded',
      'refund.created',
    ]);
    expect(seen.every(({ api_version }) => api_version === '2026-10-28.endive')).toBe(true);
  });

  test('are tried again after a refusal', async () => {
    refusals = 2;
    await at.hold();
    expect(await sent(1)).toHaveLength(1);
  });

  test('can be doubled, turned round and switched off', async () => {
    await send('duplicate');
    await at.hold();
    await sent(2);
    expect(seen[0]?.id).toBe(seen[1]?.id);
    await send('reverse');
    seen = [];
    await at.stripe.paymentIntents.cancel((await at.hold()).id);
    expect(await sent(2)).toEqual([
      'payment_intent.canceled',
      'payment_intent.amount_capturable_updated',
    ]);
    await send('off');
    seen = [];
    await at.hold();
    await send('on');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen).toEqual([]);
    expect((await send('sideways')).status).toBe(422);
  });
});
