import { createHmac } from 'node:crypto';
import { duffelEvents } from '../adapters/duffel/duffel-events';
import { newsOf, nextLook } from './carrier-change';
import type { CarrierChange } from './carrier-change';

const change = (id: string, answer: CarrierChange['answer']): CarrierChange => ({
  version: 2,
  id,
  detectedAt: '2026-12-20T08:00:00Z',
  actions: [],
  answer,
  journeys: [],
});
const HOUR = 3_600_000;
const signatureOf = (body: string, secret: string, version = 'v2') =>
  `t=1616202842,${version}=${createHmac('sha256', secret).update(`1616202842.${body}`).digest('hex')}`;

describe('What is written of a look at a carrier', () => {
  it.each<[string, CarrierChange | null, CarrierChange, ReturnType<typeof newsOf>]>([
    ['a change that waits for an answer', null, change('a', null), 'carrierChange'],
    ['a change that needs none', null, change('a', 'told'), 'carrierChange'],
    ['the same once more', change('a', null), change('a', null), null],
    ['that it was accepted', change('a', null), change('a', 'accepted'), 'carrierAccepted'],
    ['that it was accepted, once more', change('a', 'accepted'), change('a', 'accepted'), null],
    ['what its owner did about it', change('a', null), change('a', 'canceled'), null],
    ['another change', change('a', 'accepted'), change('b', null), 'carrierChange'],
    [
      'another that its owner answered elsewhere',
      change('a', 'accepted'),
      change('b', 'changed'),
      null,
    ],
  ])('OQ-22 %s', (_what, known, latest, mail) => {
    expect(newsOf(known, latest)).toBe(mail);
  });

  it.each([
    [-1, null],
    [1, 1],
    [47, 1],
    [48, 6],
    [24 * 13, 6],
    [24 * 14, 24],
    [24 * 300, 24],
  ])('is looked for anew %s hours before the last departure, in %s hours', (ahead, pause) => {
    expect(nextLook(ahead * HOUR, 0)).toEqual(pause === null ? null : new Date(pause * HOUR));
  });
});

describe('A message of the supplier', () => {
  const secret = 'a secret of ours';
  const body = (data: object, type = 'order.airline_initiated_change_detected') =>
    JSON.stringify({ id: 'wev_1', type, data });
  const read = (text: string, signature = signatureOf(text, secret)) =>
    duffelEvents([secret, 'the one before']).read(Buffer.from(text), signature).changedBooking;

  it.each([
    [
      'the change, which names its order',
      body({ object: { id: 'aic_1', order_id: 'ord_1' } }),
      'ord_1',
    ],
    ['the order', body({ object: { id: 'ord_2' }, changes: {} }), 'ord_2'],
    ['something else', body({ object: { id: 'ord_2' } }, 'order.created'), null],
    ['nothing', JSON.stringify({ id: 'wev_1', type: 'ping.triggered' }), null],
  ])('is about %s', (_what, text, order) => {
    expect(read(text)).toBe(order);
  });

  it('is taken with the secret of before, while it is replaced', () => {
    const text = body({ object: { id: 'ord_2' } });
    expect(read(text, signatureOf(text, 'the one before'))).toBe('ord_2');
  });

  it.each([
    ['without a signature', ''],
    ['with one of another secret', signatureOf(body({}), 'theirs')],
    ['with one of another body', signatureOf(body({ object: {} }), secret)],
    ['with half of one', signatureOf(body({}), secret).slice(0, -2)],
  ])('is not taken %s', (_what, signature) => {
    expect(() => read(body({}), signature)).toThrow('not signed');
  });

  it('is taken with the name that earlier versions gave the signature', () => {
    expect(read(body({}), signatureOf(body({}), secret, 'v1'))).toBeNull();
  });
});
