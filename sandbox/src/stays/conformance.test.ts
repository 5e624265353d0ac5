import { Duffel } from '@duffel/api';
import { buildApp } from '../app';
import { failure } from '../testing/duffel-failure';
import { DATES, GUEST, quoteOf, ratesOf, TWO } from './testing/guest';

const TODAY = Date.UTC(2026, 10, 21, 10);
let clock = TODAY;
const app = buildApp({ now: () => clock });
let duffel: Duffel;
let origin = '';

const BARCELONA = { latitude: 41.38879, longitude: 2.15899 };

// The first search makes 20,000 hotels.
jest.setTimeout(60_000);

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

test('a stay is searched, quoted, booked, read and cancelled through the supplier’s own client', async () => {
  const search = await duffel.stays.search({
    location: { radius: 4, geographic_coordinates: BARCELONA },
    ...DATES,
    ...TWO,
  });
  expect(search.data.results.length).toBeGreaterThan(50);
  const [first] = search.data.results;
  const rates = await duffel.stays.searchResults.fetchAllRates(first?.id ?? '');
  const [room] = rates.data.accommodation.rooms;
  const quote = await duffel.stays.quotes.create(room?.rates[0]?.id ?? '');
  expect(quote.data.total_amount).toBe(room?.rates[0]?.total_amount);
  expect((await duffel.stays.quotes.get(quote.data.id)).data.total_amount).toBe(
    quote.data.total_amount,
  );

  const booking = await duffel.stays.bookings.create({
    quote_id: quote.data.id,
    ...GUEST,
    metadata: { client_reference: 'w-1' },
  });
  expect(booking.data).toMatchObject({
    status: 'confirmed',
    metadata: { client_reference: 'w-1' },
    check_in_date: '2026-12-10',
  });
  expect((await duffel.stays.bookings.get(booking.data.id)).data.reference).toBe(
    booking.data.reference,
  );
  expect((await duffel.stays.bookings.cancel(booking.data.id)).data.status).toBe('cancelled');
  expect(await failure(duffel.stays.bookings.cancel(booking.data.id))).toEqual({
    status: 422,
    code: 'already_cancelled',
  });
  expect(
    await failure(duffel.stays.bookings.create({ quote_id: quote.data.id, ...GUEST })),
  ).toEqual({ status: 422, code: 'duplicate_booking' });
});

test('the same search costs the same an hour later, and the list price is that of the cheapest rate', async () => {
  const prices = async () => {
    const { data } = await duffel.stays.search({
      location: { radius: 3, geographic_coordinates: BARCELONA },
      ...DATES,
      ...TWO,
    });
    return data.results.map(({ accommodation, cheapest_rate_total_amount }) => [
      accommodation.id,
      cheapest_rate_total_amount,
    ]);
  };
  const before = await prices();
  clock += 3_600_000;
  expect(await prices()).toEqual(before);
  const [hotel = '', total] = before[0] ?? [];
  const all = (await ratesOf(duffel, hotel)).map(({ rate }) => Number(rate.total_amount));
  expect(Math.min(...all)).toBe(Number(total));
});

test('rates that are asked for with the search are those that are fetched after it', async () => {
  const { data } = await duffel.stays.search({
    accommodation: { ids: ['H-RQ'], fetch_rates: true },
    ...DATES,
    ...TWO,
  });
  const fetched = await ratesOf(duffel, 'H-RQ');
  expect(
    data.results[0]?.accommodation.rooms.flatMap(({ rates }) => rates.map(({ id }) => id)),
  ).toEqual(fetched.map(({ rate }) => rate.id));
});

test('an expired search, rate and quote are named as such', async () => {
  const { data } = await duffel.stays.search({
    accommodation: { ids: ['H-RQ'] },
    ...DATES,
    ...TWO,
  });
  const { rate, quote } = await quoteOf(duffel, 'H-RQ');
  clock += 31 * 60_000;
  expect(
    await failure(duffel.stays.searchResults.fetchAllRates(data.results[0]?.id ?? '')),
  ).toEqual({ status: 422, code: 'search_result_expired' });
  expect(await failure(duffel.stays.quotes.create(rate.id))).toEqual({
    status: 422,
    code: 'rate_expired',
  });
  expect(await failure(duffel.stays.quotes.get(quote.id))).toEqual({
    status: 422,
    code: 'quote_expired',
  });
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
      const answer = await fetch(`${origin}/stays/accommodation/H-RQ`, { headers });
      const requestId = answer.headers.get('x-request-id');
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        errors: [{ code }],
        meta: { status, request_id: requestId },
      });
    },
  );

  test('ids that stand for nothing', async () => {
    expect(await failure(duffel.stays.accommodation.get('acc_none'))).toEqual({
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

test('a hotel, its neighbours, its reviews and its name can be looked up', async () => {
  const { data } = await duffel.stays.accommodation.get('H-DELTA');
  expect(data).toMatchObject({
    name: 'The Moving Price',
    rating: 4,
    location: { address: { city_name: 'Almere', country_code: 'NL' } },
  });
  const [suggestion] = (await duffel.stays.accommodation.suggestions('moving price')).data;
  expect(suggestion?.accommodation_id).toBe('H-DELTA');
  expect((await duffel.stays.accommodation.reviews('H-DELTA')).data.reviews.length).toBeGreaterThan(
    0,
  );
  const around = await duffel.stays.accommodation.list({ ...BARCELONA, radius: 10, limit: 20 });
  expect(around.data).toHaveLength(20);
  expect(around.meta?.after).toBe('20');
});
