import { hotelAvailability } from '@wayfare/api-contract';
import type { SearchAroundRequest } from '@wayfare/api-contract';
import type { Mood } from '../../adapters/stay-supplier/wire-double';
import type { AppUnderTest } from '../../app-under-test';
import { startApp } from '../../app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import { aroundBarcelona, searchWith, stay } from './search-under-test';

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

  it.each<[string, object, number, string, string]>([
    [
      'a check-in in the past',
      { ...stay, checkIn: '2026-11-19' },
      422,
      'checkIn',
      'The check-in date is in the past.',
    ],
    [
      'a check-out before the check-in',
      { ...stay, checkOut: '2026-12-09' },
      422,
      'checkOut',
      'The check-out date must be after the check-in date.',
    ],
    [
      'a stay of 31 nights',
      { ...stay, checkOut: '2027-01-10' },
      422,
      'checkOut',
      'A stay can be 30 nights at most.',
    ],
    [
      'a day that does not exist',
      { ...stay, checkIn: '2026-02-30' },
      422,
      'checkIn',
      'This is not a date.',
    ],
    ['no date', { ...stay, checkIn: 'tomorrow' }, 422, 'checkIn', 'This is not a date.'],
    [
      'only one date',
      { checkIn: '2026-12-10' },
      422,
      'checkOut',
      'Choose both a check-in and a check-out date.',
    ],
    [
      '0 adults',
      { ...stay, occupancies: [{ paxes: [{ age: 5 }] }] },
      422,
      'occupancies.0.paxes',
      'Each room needs at least one adult.',
    ],
    [
      'nobody',
      { ...stay, occupancies: [{ paxes: [] }] },
      422,
      'occupancies.0.paxes',
      'A room is for 1 to 5 guests.',
    ],
    [
      'six guests in a room',
      { ...stay, occupancies: [{ paxes: Array.from({ length: 6 }, () => ({ age: 30 })) }] },
      422,
      'occupancies.0.paxes',
      'A room is for 1 to 5 guests.',
    ],
    [
      'a child without age',
      { ...stay, occupancies: [{ paxes: [{ age: 30 }, {}] }] },
      422,
      'occupancies.0.paxes.1.age',
      'Choose the age of every child: 0 to 17.',
    ],
    [
      'a child with age null',
      { ...stay, occupancies: [{ paxes: [{ age: 30 }, { age: null }] }] },
      422,
      'occupancies.0.paxes.1.age',
      'Choose the age of every child: 0 to 17.',
    ],
    [
      'ten rooms',
      { ...stay, occupancies: Array.from({ length: 10 }, () => ({ paxes: [{ age: 30 }] })) },
      422,
      'occupancies',
      'Choose 1 to 9 rooms.',
    ],
    [
      'an unknown place',
      { place: { type: 'city', id: 'nowhere' } },
      404,
      'place',
      'This place could not be found.',
    ],
    [
      'SQL for a place',
      { place: { type: 'city', id: "'; DROP TABLE catalogue_hotels; --" } },
      404,
      'place',
      'This place could not be found.',
    ],
    [
      'HTML for a place',
      { place: { type: 'city', id: '<script>alert(1)</script>' } },
      404,
      'place',
      'This place could not be found.',
    ],
    ['no place', { place: undefined }, 422, 'place', 'Choose where you want to stay.'],
    [
      'half a point',
      { place: undefined, latitude: 41 },
      422,
      'longitude',
      'Choose where you want to stay.',
    ],
    [
      'an area upside down',
      { bounds: { north: 1, south: 2, east: 3, west: 2 } },
      422,
      'bounds',
      'The area of the map is not valid.',
    ],
    [
      'a sort that does not exist',
      { sort: 'random' },
      422,
      'sort',
      'The value of “sort” is not valid.',
    ],
    [
      'a filter that does not exist',
      { filters: { category: ['4'], price: ['100'] } },
      422,
      'filters.price',
      'The value of “filters.price” is not valid.',
    ],
    [
      'six stars',
      { filters: { category: ['6'] } },
      422,
      'filters.category.0',
      'The value of “filters.category.0” is not valid.',
    ],
    ['page 0', { page: 0 }, 422, 'page', 'The value of “page” is not valid.'],
    [
      'a user id of another form',
      { user: '../etc' },
      422,
      'user',
      'The value of “user” is not valid.',
    ],
    ['no user id', { user: undefined }, 422, 'user', '“user” is missing.'],
    [
      'another currency',
      { currency: 'USD' },
      422,
      'currency',
      'The value of “currency” is not valid.',
    ],
  ])('refuse %s', async (_title, more, status, field, message) => {
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
