import { ApiError, createApiClient } from '@wayfare/api-client';
import { createPaymentIntent, type PaymentIntentResult } from '@wayfare/api-contract';
import { createAttempts } from './attempts';
import { submitBooking, type Order } from './submit-booking';
import { assertSameTotal } from './submit-problem';

const INTENT: PaymentIntentResult['paymentIntent'] = {
  id: 'pi-1',
  client_secret: 'secret-1',
  mode: 'payment',
  amount: 17800,
  currency: 'eur',
  status: 'requires_payment_method',
  capture_method: 'manual',
};

function desk({ unknown }: { unknown?: string } = {}) {
  const asked: { path: string; body: { offerID: string } }[] = [];
  const keys: (string | null)[] = [];
  const api = createApiClient({
    baseUrl: 'http://wire.test',
    token: () => 'token',
    async fetch(input, init) {
      const request = new Request(input, init);
      asked.push({ path: new URL(request.url).pathname, body: await request.json() });
      keys.push(request.headers.get('idempotency-key'));
      if (asked.at(-1)?.body.offerID === unknown)
        return Response.json(
          { result: null, errors: [{ code: 'NOT_FOUND', message: 'x' }] },
          { status: 404 },
        );
      return Response.json({ result: { paymentIntent: INTENT }, errors: [] });
    },
  });
  return {
    asked,
    keys,
    api,
    attempts: createAttempts('hotelAttempts'),
    returnUrl: (bookingId: string) => `/success?booking=${bookingId}`,
  };
}

function orderOf(changes: Partial<Order> = {}) {
  const sent: (string | null)[] = [];
  const order: Order = {
    quoteId: 'q-1',
    fingerprint: 'f',
    terms: { timing: 'now', now: '178.00' },
    pay: {
      check: () => Promise.resolve(null),
      confirm: () => Promise.resolve({ status: 'authorised' }),
    },
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
    const { asked, keys: _keys, ...shared } = desk();
    const { order, sent } = orderOf();
    expect(await submitBooking(order, shared)).toEqual({ kind: 'booked', bookingId: 'b-1' });
    expect(asked).toEqual([
      {
        path: createPaymentIntent.path,
        body: { offerID: 'q-1', description: 'EUR 9320', paymentTiming: 'now' },
      },
    ]);
    expect(sent).toEqual(['pi-1']);
  });

  it('names the ways to pay that the fields offer, under a key of their own', async () => {
    const { asked, keys, ...shared } = desk();
    const card = {
      check: () => Promise.resolve(null),
      confirm: () => Promise.resolve({ status: 'declined' as const, message: 'no' }),
    };
    await submitBooking(orderOf({ pay: { ...card, methods: ['card', 'ideal'] } }).order, shared);
    // the fields failed after that: the provider's own page takes over
    await submitBooking(orderOf({ pay: card }).order, shared);
    expect(asked.map(({ body }) => Object(body).methods)).toEqual([['card', 'ideal'], undefined]);
    expect(new Set(keys).size).toBe(2);
  });

  it('TRN-42 asks the vertical’s own call instead, under one key for each attempt', async () => {
    const { asked, keys: _keys, ...shared } = desk();
    const keys: string[] = [];
    const openIntent = (key: string) => {
      keys.push(key);
      return Promise.resolve({ ...INTENT, id: 'pi-own' });
    };
    const { order, sent } = orderOf({
      openIntent,
      pay: {
        check: () => Promise.resolve(null),
        confirm: () => Promise.resolve({ status: 'declined', message: 'no' }),
      },
    });
    expect(await submitBooking(order, shared)).toEqual({ kind: 'declined', message: 'no' });
    await submitBooking(order, shared);
    expect(asked).toEqual([]);
    expect(sent).toEqual(['pi-own', 'pi-own']);
    expect(new Set(keys)).toEqual(new Set([shared.attempts.recall('q-1')?.intentKey]));
  });
});

describe('ERR-03 a quote that is not this session’s any more', () => {
  const unknown = () =>
    new ApiError({ statusCode: 404, code: 'NOT_FOUND', message: 'x', errors: [] });
  const declines: Order['pay'] = {
    check: () => Promise.resolve(null),
    confirm: () => Promise.resolve({ status: 'declined', message: 'no' }),
  };

  /** Booking is refused for the first quote like opening its payment is. */
  function ordered(changes: Partial<Order> = {}) {
    const booked: string[] = [];
    const { order } = orderOf({
      renew: () => Promise.resolve('q-2'),
      send({ quoteId }) {
        booked.push(quoteId);
        return quoteId === 'q-1'
          ? Promise.reject(unknown())
          : Promise.resolve({ booking_id: 'b-1', status: 'completing' });
      },
      ...changes,
    });
    return { order, booked };
  }

  it.each<[string, Partial<Order>, string[], string[]]>([
    ['its payment is opened', {}, ['q-1', 'q-2'], ['q-2']],
    ['it is booked without a card', { pay: 'none' }, [], ['q-1', 'q-2']],
  ])(
    'is asked for once more when %s, and the page’s quote is paid then',
    async (_, changes, opened, sent) => {
      const { order, booked } = ordered(changes);
      const { asked, keys, ...shared } = desk({ unknown: 'q-1' });
      expect(await submitBooking(order, shared)).toEqual({ kind: 'booked', bookingId: 'b-1' });
      expect([asked.map(({ body }) => body.offerID), booked]).toEqual([opened, sent]);
      expect(new Set(keys).size).toBe(opened.length);
      expect(shared.attempts.paidBooking('q-1')).toBe('b-1');
    },
  );

  it('HOT-46 stays that one when the card was declined: another card pays the same booking', async () => {
    const { order, booked } = ordered({ pay: declines });
    const { asked, keys, ...shared } = desk({ unknown: 'q-1' });
    for (const _again of [1, 2])
      expect(await submitBooking(order, shared)).toEqual({ kind: 'declined', message: 'no' });
    expect([asked.map(({ body }) => body.offerID), booked]).toEqual([
      ['q-1', 'q-2', 'q-2'],
      ['q-2', 'q-2'],
    ]);
    expect(keys[2]).toBe(keys[1]);
  });

  const costsMore = () =>
    Promise.resolve().then(() => (assertSameTotal('178.00', '199.00'), 'q-2'));

  it.each<[string, Partial<Order>, object]>([
    [
      'costs something else by now',
      { renew: costsMore },
      { kind: 'priceChanged', before: '178.00', now: '199.00' },
    ],
    ['can’t be asked for', { renew: undefined }, { kind: 'gone', reason: 'OFFER_EXPIRED' }],
  ])('is told when it %s', async (_, changes, outcome) => {
    const { asked: _asked, keys: _keys, ...shared } = desk({ unknown: 'q-1' });
    expect(await submitBooking(ordered(changes).order, shared)).toEqual(outcome);
  });

  it('is not asked for while a booking of it may exist', async () => {
    const { order, booked } = ordered();
    const { asked: _asked, keys: _keys, ...shared } = desk();
    await submitBooking(
      { ...order, send: () => Promise.reject(new TypeError('the answer is lost')) },
      shared,
    );
    expect(await submitBooking(order, shared)).toEqual({ kind: 'gone', reason: 'OFFER_EXPIRED' });
    expect(booked).toEqual(['q-1']);
  });
});
