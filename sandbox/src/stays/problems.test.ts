import { Duffel } from '@duffel/api';
import { sandboxUnderTest } from '../testing/sandbox-under-test';
import { failure } from '../duffel/testing/failure';
import { DATES, TWO } from './testing/guest';

// The first search makes 20,000 hotels.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
let duffel: Duffel;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
});

describe('what is refused', () => {
  test.each([
    ['dates in the past', { ...DATES, check_in_date: '2026-11-01', ...TWO }],
    [
      'a departure before the arrival',
      { check_in_date: '2026-12-10', check_out_date: '2026-12-09', ...TWO },
    ],
    ['no guests', { ...DATES, rooms: 1, guests: [] }],
    [
      'a child of 18',
      {
        ...DATES,
        rooms: 1,
        guests: [{ type: 'adult' as const }, { type: 'child' as const, age: 18 }],
      },
    ],
    [
      'a room without an adult',
      {
        ...DATES,
        rooms: 2,
        guests: [{ type: 'adult' as const }, { type: 'child' as const, age: 4 }],
      },
    ],
    ['ten rooms', { ...DATES, rooms: 10, guests: TWO.guests }],
  ])('%s', async (_case, stay) => {
    const { status, code } = await failure(
      duffel.stays.search({ accommodation: { ids: ['H-RQ'] }, ...stay }),
    );
    expect([status, code]).toEqual([422, 'validation_invalid']);
  });

  test.each([
    ['no token', {}, 401, 'missing_authorization_header'],
    ['a foreign token', { authorization: 'Bearer abc' }, 401, 'access_token_not_found'],
    ['a live token', { authorization: 'Bearer duffel_live_abc' }, 403, 'insufficient_permissions'],
    ['no version', { authorization: 'Bearer duffel_test_abc' }, 400, 'missing_version_header'],
    [
      'an old version',
      { authorization: 'Bearer duffel_test_abc', 'duffel-version': 'v1' },
      400,
      'unsupported_version',
    ],
  ] satisfies [string, Record<string, string>, number, string][])(
    '%s',
    async (_case, headers, status, code) => {
      const answer = await fetch(`${origin}/stays/bookings`, { headers });
      const requestId = answer.headers.get('x-request-id');
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        errors: [{ code }],
        meta: { status, request_id: requestId },
      });
    },
  );

  test('ids that stand for nothing', async () => {
    expect(await failure(duffel.stays.accommodation.reviews('acc_none'))).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(await failure(duffel.stays.quotes.create('rat_bm9uc2Vuc2U'))).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(await failure(duffel.stays.bookings.get('bok_none'))).toEqual({
      status: 404,
      code: 'not_found',
    });
  });

  test('a body that is no JSON', async () => {
    const headers = {
      authorization: 'Bearer duffel_test_abc',
      'duffel-version': 'v2',
      'content-type': 'application/json',
    };
    const answer = await fetch(`${origin}/stays/search`, {
      method: 'POST',
      headers,
      body: '{"data":',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ type: 'invalid_request_error' }] });
  });
});
