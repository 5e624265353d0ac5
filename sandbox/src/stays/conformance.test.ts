import { Duffel } from '@duffel/api';
import { buildApp } from '../app';
import { failure } from '../duffel/failure';
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

test('a hotel, its neighbours, its reviews and its name can be looked up', async () => {
  const { data } = await duffel.stays.accommodation.get('H-DELTA');
  expect(data).toMatchObject({
    name: 'The Moving Price',
    rating: 4,
    location: { address: { city_name: 'Almere', country_code: 'NL' } },
  });
  const [suggestion] = (await duffel.stays.accommodation.suggestions('moving price')).data;
  expect(suggestion?.accommodation_id).toBe('H-DELTA');
  const reviews = (page?: object) => duffel.stays.accommodation.reviews('H-DELTA', page);
  const all = (await reviews()).data.reviews;
  expect(all.length).toBeGreaterThan(2);
  const second = await reviews({ limit: 1, after: '1' });
  expect([second.data.reviews, second.meta?.after]).toEqual([[all[1]], '2']);
  const around = await duffel.stays.accommodation.list({ ...BARCELONA, radius: 10, limit: 20 });
  expect(around.data).toHaveLength(20);
  expect(around.meta?.after).toBe('20');
});
