import { createApiClient } from '@wayfare/api-client';
import { createPaymentIntent, type PaymentIntentResult } from '@wayfare/api-contract';
import { createAttempts } from './attempts';
import { submitBooking, type Order } from './submit-booking';

const INTENT: PaymentIntentResult['paymentIntent'] = { id: 'pi-1', client_secret: 'secret-1', mode: 'payment', amount: 17800, currency: 'eur', status: 'requires_payment_method', capture_method: 'manual' };

function desk() {
  const asked: { path: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: 'http://wire.test',
    token: () => 'token',
    async fetch(input, init) {
      const request = new Request(input, init);
      asked.push({ path: new URL(request.url).pathname, body: await request.json() });
      return Response.json({ result: { paymentIntent: INTENT }, errors: [] });
    },
  });
  return { asked, api, attempts: createAttempts('testAttempts'), returnUrl: (bookingId: string) => `/success?booking=${bookingId}` };
}

function orderOf(changes: Partial<Order> = {}) {
  const sent: (string | null)[] = [];
  const order: Order = {
    quoteId: 'q-1',
    fingerprint: 'f',
    terms: { timing: 'now', now: '178.00' },
    pay: { check: () => Promise.resolve(null), confirm: () => Promise.resolve({ status: 'authorised' }) },
    description: 'EUR 9320',
    send({ paymentIntentId }) {
      sent.push(paymentIntentId);
      return Promise.resolve({ booking_id: 'b-1', status: 'completing' });
    },
    ...changes,
  };
  return { order, sent };
}

beforeEach(() => window.sessionStorage.clear());

describe('opening the payment of a booking', () => {
  it('asks the one call that all verticals share', async () => {
    const { asked, ...shared } = desk();
    const { order, sent } = orderOf();
    expect(await submitBooking(order, shared)).toEqual({ kind: 'booked', bookingId: 'b-1' });
    expect(asked).toEqual([{ path: createPaymentIntent.path, body: { offerID: 'q-1', description: 'EUR 9320', paymentTiming: 'now' } }]);
    expect(sent).toEqual(['pi-1']);
  });

  it('TRN-42 asks the vertical’s own call instead, under one key for each attempt', async () => {
    const { asked, ...shared } = desk();
    const keys: string[] = [];
    const openIntent = (key: string) => {
      keys.push(key);
      return Promise.resolve({ ...INTENT, id: 'pi-own' });
    };
    const { order, sent } = orderOf({ openIntent, pay: { check: () => Promise.resolve(null), confirm: () => Promise.resolve({ status: 'declined', message: 'no' }) } });
    expect(await submitBooking(order, shared)).toEqual({ kind: 'declined', message: 'no' });
    await submitBooking(order, shared);
    expect(asked).toEqual([]);
    expect(sent).toEqual(['pi-own', 'pi-own']);
    expect(new Set(keys)).toEqual(new Set([shared.attempts.recall('q-1')?.intentKey]));
  });
});
