import { Duffel } from '@duffel/api';
import { sandboxUnderTest } from '../testing/sandbox-under-test';
import { failure } from '../duffel/testing/failure';
import { DATES, GUEST, quoteOf, TWO } from './testing/guest';

// The first search makes 20,000 hotels.
jest.setTimeout(60_000);
const { app, time } = sandboxUnderTest();
let duffel: Duffel;
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
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
    const { rate, quote } = await quoteOf(duffel, 'H-DELTA');
    expect(Number(quote.total_amount) / Number(rate.total_amount)).toBeCloseTo(1.08, 3);
  });

  test('H-FAIL refuses the booking', async () => {
    const { quote } = await quoteOf(duffel, 'H-FAIL');
    expect(await failure(duffel.stays.bookings.create({ quote_id: quote.id, ...GUEST }))).toEqual({
      status: 422,
      code: 'rate_unavailable',
    });
  });

  test('H-UNKNOWN answers with a timeout and is found confirmed at the third look', async () => {
    const { quote } = await quoteOf(duffel, 'H-UNKNOWN');
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
    const { rate, quote } = await quoteOf(duffel, 'H-RQ');
    expect(rate.conditions.map(({ title }) => title)).toContain('On request');
    const { data } = await duffel.stays.bookings.create({ quote_id: quote.id, ...GUEST });
    expect(data.status).toBe('requested');
    time.now += 48 * 3_600_000;
    expect((await duffel.stays.bookings.get(data.id)).data.status).toBe('confirmed');
  });
});
