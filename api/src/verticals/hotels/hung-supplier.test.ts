import { hotelAvailability } from '@wayfare/api-contract';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';

const STAY = {
  hotel_id: 'bcn-1',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
};

describeOnDatabase('A supplier of hotels that hangs', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  afterAll(() => api.close());

  it('is asked by the first callers alone: the others are told at once when to come back', async () => {
    api.wire.mood = 'hanging';
    await Promise.all(Array.from({ length: 15 }, () => api.ask(hotelAvailability, STAY)));
    const before = api.wire.searches.length;
    const refused = await api.ask(hotelAvailability, STAY);
    expect(refused).toMatchObject({
      status: 504,
      result: null,
      errors: [{ code: 'SUPPLIER_TIMEOUT' }],
      requestId: expect.any(String),
    });
    expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
    expect(api.wire.searches).toHaveLength(before);
    expect((await api.app.inject('/api/providers/health')).json()).toMatchObject({
      result: { stays: expect.stringMatching(/UNSTABLE|DOWN/) },
    });
  });
});
