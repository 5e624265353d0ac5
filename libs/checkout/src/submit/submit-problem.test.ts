import { ApiError } from '@wayfare/api-client';
import type { WireError } from '@wayfare/api-contract';
import { isRefused, problemOf } from './submit-problem';

function failure(
  statusCode: number,
  code: string,
  entry: Exclude<WireError, string> = { code, message: 'm' },
) {
  return new ApiError({ statusCode, code, message: 'm', errors: [entry] });
}

const CHANGED = {
  code: 'PRICE_CHANGED',
  message: 'm',
  previousPrice: '412.50',
  newPrice: '430.00',
};

describe('what a failed booking means', () => {
  it.each<[string, unknown, object]>([
    [
      'a changed price with its amounts',
      failure(409, 'PRICE_CHANGED', CHANGED),
      { kind: 'priceChanged', before: '412.50', now: '430.00' },
    ],
    [
      'a changed price without amounts',
      failure(409, 'PRICE_CHANGED'),
      { kind: 'priceChanged', before: null, now: null },
    ],
    [
      'a changed price with text for an amount',
      failure(409, 'PRICE_CHANGED', { ...CHANGED, newPrice: 'a lot' }),
      { kind: 'priceChanged', before: '412.50', now: null },
    ],
    [
      'ERR-10 an expired offer',
      failure(410, 'OFFER_EXPIRED'),
      { kind: 'gone', reason: 'OFFER_EXPIRED' },
    ],
    [
      'a quote that is not known',
      failure(404, 'NOT_FOUND'),
      { kind: 'gone', reason: 'OFFER_EXPIRED' },
    ],
    ['no rooms left', failure(409, 'NO_ROOMS'), { kind: 'gone', reason: 'NO_ROOMS' }],
    ['details that the API refuses', failure(400, 'INVALID_REQUEST'), { kind: 'details' }],
    [
      'a payment that the API refuses',
      failure(402, 'PAYMENT_FAILED'),
      { kind: 'declined', message: '' },
    ],
    [
      'the same key for another request',
      failure(409, 'IDEMPOTENCY_CONFLICT'),
      { kind: 'conflict' },
    ],
    ['no connection', failure(503, 'NETWORK'), { kind: 'failed', messageKey: 'common:network' }],
    [
      'no answer in time',
      failure(504, 'TIMEOUT'),
      { kind: 'failed', messageKey: 'common:timeout' },
    ],
    [
      'ERR-09 errors in words',
      new ApiError({ statusCode: 500, code: 'a', message: 'a,b', errors: ['a', 'b'] }),
      { kind: 'failed', messageKey: 'common:unexpected', said: 'a,b' },
    ],
    ['a bug', new Error('x'), { kind: 'failed', messageKey: 'common:unexpected' }],
  ])('%s', (_, error, problem) => {
    expect(problemOf(error, ['NO_ROOMS'])).toEqual(problem);
  });

  it('knows no vertical’s own codes but those that it is given', () => {
    expect(problemOf(failure(409, 'SEAT_TAKEN'), ['SEAT_TAKEN'])).toEqual({
      kind: 'gone',
      reason: 'SEAT_TAKEN',
    });
    expect(problemOf(failure(409, 'SEAT_TAKEN'))).toEqual({ kind: 'conflict' });
  });

  it.each([
    ['a changed price', failure(409, 'PRICE_CHANGED'), true],
    ['an expired offer', failure(410, 'OFFER_EXPIRED'), true],
    ['no answer in time', failure(504, 'TIMEOUT'), false],
    ['a server error', failure(500, 'SERVER_ERROR'), false],
  ])('says whether something may have been booked: %s', (_, error, refused) => {
    expect(isRefused(problemOf(error))).toBe(refused);
  });
});
