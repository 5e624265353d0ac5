import { hotelAvailability } from '@wayfare/api-contract';
import type { SearchAroundRequest } from '@wayfare/api-contract';
import type { Mood } from '../../../test/fakes/duffel-stays/duffel-stays-answers';
import type { AppUnderTest } from '../../../test/clients/app';
import { startApp } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { aroundBarcelona, searchWith, stay } from '../../../test/clients/hotel-search';
import { REFUSED_REQUESTS } from '../../../test/cases/refused-hotel-requests';

describeOnDatabase('Hotels', (database) => {
  let api: AppUnderTest;
  let barcelona: SearchAroundRequest;
  let search: ReturnType<typeof searchWith>;

  beforeAll(async () => {
    api = await startApp(database());
    barcelona = await aroundBarcelona(api);
    search = searchWith(api, barcelona);
  }, 30_000);
  afterAll(() => api.close());

  it.each<[Mood, number, string, string]>([
    [
      'error',
      502,
      'SUPPLIER_FAILED',
      'The hotel supplier is not working at the moment. Please try again later.',
    ],
    [
      'hanging',
      504,
      'SUPPLIER_TIMEOUT',
      'The hotel supplier took too long to answer. Please try again.',
    ],
    [
      'rubbish',
      502,
      'SUPPLIER_FAILED',
      'The hotel supplier is not working at the moment. Please try again later.',
    ],
  ])(
    'with a supplier that is %s answers %d %s and works again right after',
    async (mood, status, code, message) => {
      // one of its own: what a breaker does depends on the calls before
      const own = await startApp(database());
      const ask = searchWith(own, await aroundBarcelona(own));
      const dates = {
        ...stay,
        checkOut: { error: '2026-12-21', hanging: '2026-12-22' }[String(mood)] ?? '2026-12-23',
      };
      try {
        own.wire.mood = mood;
        const failed = await ask(dates);
        expect(failed).toMatchObject({
          status,
          result: null,
          errors: [{ code, message }],
          requestId: expect.any(String),
        });
        expect(failed.response.body).not.toContain('secret detail');
        const page = await own.ask(hotelAvailability, { hotel_id: 'bcn-1', ...dates });
        expect(page).toMatchObject({ status, errors: [{ code }] });
        own.wire.mood = 'well';
        expect((await ask(dates)).status).toBe(200);
      } finally {
        await own.close();
      }
    },
    30_000,
  );

  it.each(REFUSED_REQUESTS)('refuse %s', async (_title, more, status, field, message) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/search-around',
      headers: { authorization: await api.bearer() },
      payload: { ...barcelona, ...more },
    });
    expect(response.json()).toMatchObject({
      result: null,
      errors: [{ code: status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST', field, message }],
    });
    expect(response.statusCode).toBe(status);
  });

  it('say in Dutch what is wrong to who asks in Dutch', async () => {
    expect((await search({ ...stay, checkIn: '2026-11-19', language: 'nl' })).errors).toMatchObject(
      [{ message: 'De incheckdatum ligt in het verleden.' }],
    );
    const header = await search(
      { ...stay, checkIn: '2026-11-19' },
      { 'accept-language': 'fr, nl-BE;q=0.9, en;q=0.5' },
    );
    expect(header.errors).toMatchObject([{ message: 'De incheckdatum ligt in het verleden.' }]);
  });

  it('that do not exist answer 404', async () => {
    const unknown = await api.ask(hotelAvailability, { hotel_id: 'nothing-like-it', ...stay });
    expect(unknown).toMatchObject({
      status: 404,
      errors: [{ code: 'NOT_FOUND', field: 'hotel_id', message: 'This hotel could not be found.' }],
    });
  });
});
