import { Duffel } from '@duffel/api';
import { sandboxUnderTest } from '../testing/sandbox-under-test';
import { failure } from '../duffel/testing/failure';
import { DATES, GUEST, quoteOf, ratesOf, TWO } from './testing/guest';

// The first search makes 20,000 hotels.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
let duffel: Duffel;
let origin = '';

const IN_BARCELONA = Array.from({ length: 200 }, (_, index) => `acc_3128760_${index + 1}`);

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
});

test('a stay is searched, quoted, booked, read and cancelled through the supplier’s own client', async () => {
  const search = await duffel.stays.search({
    accommodation: { ids: IN_BARCELONA },
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
      accommodation: { ids: IN_BARCELONA },
      ...DATES,
      ...TWO,
    });
    return data.results.map(({ accommodation, cheapest_rate_total_amount }) => [
      accommodation.id,
      cheapest_rate_total_amount,
    ]);
  };
  const before = await prices();
  time.now += 3_600_000;
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
  time.now += 31 * 60_000;
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

test('a hotel has reviews, the newest first', async () => {
  const { reviews } = (await duffel.stays.accommodation.reviews('H-DELTA')).data;
  expect(reviews.length).toBeGreaterThan(2);
  const times = reviews.map(({ created_at }) => Date.parse(created_at));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});
