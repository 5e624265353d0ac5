import { Duffel, DuffelError } from '@duffel/api';
import { buildApp } from '../app';

const TODAY = Date.UTC(2026, 10, 21, 10);
let clock = TODAY;
const app = buildApp({ now: () => clock });
let duffel: Duffel;
let origin = '';

const BARCELONA = { latitude: 41.38879, longitude: 2.15899 };
const DATES = { check_in_date: '2026-12-10', check_out_date: '2026-12-13' };
const TWO = { rooms: 1, guests: [{ type: 'adult' as const }, { type: 'adult' as const }] };

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

async function failure(
  call: Promise<unknown>,
): Promise<{ status: number | undefined; code: string | undefined }> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DuffelError)) throw new Error('the call should have failed');
  return { status: error.meta.status, code: error.errors[0]?.code };
}

async function ratesOf(hotel: string, stay = { ...DATES, ...TWO }) {
  const { data } = await duffel.stays.search({ accommodation: { ids: [hotel] }, ...stay });
  const [result] = data.results;
  if (result === undefined) throw new Error(`${hotel} has nothing free`);
  const rates = await duffel.stays.searchResults.fetchAllRates(result.id);
  return rates.data.accommodation.rooms.flatMap((room) =>
    room.rates.map((rate) => ({ room, rate })),
  );
}

async function quoteOf(hotel: string) {
  const [cheapest] = await ratesOf(hotel);
  if (cheapest === undefined) throw new Error('no rate');
  return { rate: cheapest.rate, quote: (await duffel.stays.quotes.create(cheapest.rate.id)).data };
}

const GUEST = {
  email: 'ada@example.com',
  phone_number: '+31612345678',
  guests: [{ given_name: 'Ada', family_name: 'Jansen' }],
};

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
  const all = (await ratesOf(hotel)).map(({ rate }) => Number(rate.total_amount));
  expect(Math.min(...all)).toBe(Number(total));
});

test('rates that are asked for with the search are those that are fetched after it', async () => {
  const { data } = await duffel.stays.search({
    accommodation: { ids: ['H-RQ'], fetch_rates: true },
    ...DATES,
    ...TWO,
  });
  const fetched = await ratesOf('H-RQ');
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
  const { rate, quote } = await quoteOf('H-RQ');
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

describe('trigger hotels', () => {
  test('H-NOROOM never has a room', async () => {
    const { data } = await duffel.stays.search({
      accommodation: { ids: ['H-NOROOM'] },
      ...DATES,
      ...TWO,
    });
    expect(data.results).toEqual([]);
  });

  test('H-DELTA costs more in the quote than in the rate', async () => {
    const { rate, quote } = await quoteOf('H-DELTA');
    expect(Number(quote.total_amount) / Number(rate.total_amount)).toBeCloseTo(1.08, 3);
  });

  test('H-FAIL refuses the booking', async () => {
    const { quote } = await quoteOf('H-FAIL');
    expect(await failure(duffel.stays.bookings.create({ quote_id: quote.id, ...GUEST }))).toEqual({
      status: 422,
      code: 'rate_unavailable',
    });
  });

  test('H-UNKNOWN answers with a timeout and is found confirmed at the third look', async () => {
    const { quote } = await quoteOf('H-UNKNOWN');
    const metadata = { client_reference: 'w-unknown' };
    expect(
      await failure(duffel.stays.bookings.create({ quote_id: quote.id, ...GUEST, metadata })),
    ).toEqual({ status: 504, code: 'gateway_timeout' });
    const look = async () =>
      (await duffel.stays.bookings.list()).data.find(
        (booking) => booking.metadata?.['client_reference'] === 'w-unknown',
      )?.status;
    expect([await look(), await look(), await look()]).toEqual([
      'requested',
      'requested',
      'confirmed',
    ]);
  });

  test('H-RQ stays requested for two days', async () => {
    const { rate, quote } = await quoteOf('H-RQ');
    expect(rate.conditions.map(({ title }) => title)).toContain('On request');
    const { data } = await duffel.stays.bookings.create({ quote_id: quote.id, ...GUEST });
    expect(data.status).toBe('requested');
    clock += 48 * 3_600_000;
    expect((await duffel.stays.bookings.get(data.id)).data.status).toBe('confirmed');
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
