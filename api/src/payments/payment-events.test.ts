import { createHmac } from 'node:crypto';
import { startBookingApp } from '../../test/clients/booking-app';
import type { BookingApp } from '../../test/clients/booking-app';
import { describeOnDatabases } from '../../test/databases/on-databases';

const LONG = 60_000;
const WEBHOOK = '/api/webhooks/stripe';

describeOnDatabases('The webhook of the payment provider', (database) => {
  let api: BookingApp;

  beforeAll(async () => {
    api = await startBookingApp(database(), { PAYMENTS_TIMEOUT_MS: '1000' }, { hotels: 40 });
  }, LONG);
  afterEach(() => fetch(`${api.sandbox.origin}/__faults`, { method: 'DELETE' }));
  afterAll(() => api.close(), LONG);

  const hang = (match: string) =>
    api.sandbox.post('/__faults', { match, mode: 'hang', times: 100 });

  /** An event as the provider signs it. */
  function event(type: string, object: object, secret = 'whsec_sandbox') {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const at = Math.floor(Date.now() / 1_000);
    const signature = `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
    return api.app.inject({
      method: 'POST',
      url: WEBHOOK,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  }
  const checkout = (intent: string) => ({
    id: 'cs_1',
    object: 'checkout.session',
    payment_intent: intent,
  });

  it('takes a signed event about an unknown checkout and logs it, so that it is not repeated for days', async () => {
    const answer = await event('checkout.session.completed', checkout('pi_unknown'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(api.logged.some((line) => line.includes('about nothing that is known'))).toBe(true);
  });

  it('refuses an event with a wrong signature', async () => {
    expect(
      (await event('checkout.session.completed', checkout('pi_unknown'), 'whsec_other')).statusCode,
    ).toBe(400);
  });

  it('has an event repeated that came while the database was away', async () => {
    const lost = jest
      .spyOn(database().pool, 'query')
      .mockImplementation(() =>
        Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' })),
      );
    const answer = await event('payment_intent.succeeded', {
      object: 'payment_intent',
      id: 'pi_unknown',
    });
    lost.mockRestore();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });

  it('has an event repeated that it could not look into', async () => {
    await hang('/v1/');
    expect((await event('checkout.session.completed', checkout('pi_unknown'))).statusCode).toBe(
      504,
    );
  });
});
