import { hotelAvailability, predictive, searchAround } from '@wayfare/api-contract';
import type { HotelResult, SearchAroundRequest } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../app-under-test';
import { startApp } from '../../app-under-test';
import { describeOnDatabase } from '../../db/on-databases';
import type { Mood } from '../../adapters/stay-supplier/wire-double';
import { BARCELONA_HOTELS } from '../../small-catalogue';

const stay = {
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
};
const near = { latitude: 41.38879, longitude: 2.15899 };
const free = BARCELONA_HOTELS.filter((id) => !id.endsWith('-full'));

describeOnDatabase('Hotels', (database) => {
  let api: AppUnderTest;
  let barcelona: SearchAroundRequest;

  beforeAll(async () => {
    api = await startApp(database());
    const { result } = await api.ask(predictive, { place: 'barcelona', language: 'en' });
    const city = result?.find(({ type }) => type === 'city');
    barcelona = { user: 'Ab3dEf9h', place: { type: 'city', id: city?.id ?? '' } };
  }, 30_000);
  beforeEach(() => {
    api.wire.mood = 'well';
  });
  afterAll(() => api.close());

  const search = (more: Partial<SearchAroundRequest> = {}, headers: Record<string, string> = {}) =>
    api.ask(searchAround, { ...barcelona, ...more }, headers);

  async function allPages(more: Partial<SearchAroundRequest>): Promise<HotelResult[]> {
    const hotels: HotelResult[] = [];
    for (let page = 1; page <= 9; page += 1) {
      const { result } = await search({ ...more, page });
      hotels.push(...(result?.hotels ?? []));
      if (hotels.length >= (result?.total ?? 0)) break;
    }
    return hotels;
  }

  it('API-31 come without prices when no dates are given', async () => {
    const { status, result } = await search();
    expect(status).toBe(200);
    expect(result).toMatchObject({ total: 45, page: 1, size: 20 });
    expect(result?.hotels).toHaveLength(20);
    expect(result?.hotels[0]).toMatchObject({
      price: null,
      city_name: 'Barcelona',
      demo: true,
      images: [{ src: expect.stringMatching(/^\/media\/lobby-\d$/) }],
    });
  });

  it('HOT-50 leave out those with nothing free on the dates', async () => {
    const hotels = await allPages(stay);
    expect(hotels.map(({ hotel_id }) => hotel_id).sort()).toEqual([...free].sort());
  });

  it('show the total with taxes, beside it what is paid at the property', async () => {
    const { result } = await search({ ...stay, hotels: ['bcn-1'] });
    const [hotel] = result?.hotels ?? [];
    const gross = Number(hotel?.price?.gross);
    expect(hotel?.price).toMatchObject({
      currency: 'EUR',
      taxesIncluded: true,
      payAtProperty: '7.50',
      perNight: (gross / 3).toFixed(2),
      member: null,
    });
    expect(hotel).toMatchObject({
      refundable: false,
      freeCancellationUntil: null,
      boardCode: 'RO',
      optionRefId: 'rat_bcn-1_saver',
    });
  });

  it.each([
    'price_asc',
    'price_desc',
    'recommended',
    'stars_desc',
    'rating_desc',
    'distance_asc',
  ] as const)('HOT-17 give each hotel once over all pages sorted by %s', async (sort) => {
    for (const dates of [{}, stay]) {
      const hotels = await allPages({ ...dates, sort, size: 7 });
      expect(new Set(hotels.map(({ hotel_id }) => hotel_id)).size).toBe(hotels.length);
      expect(hotels).toHaveLength(dates === stay ? free.length : 45);
    }
  });

  it('HOT-14 stand in the order of the totals shown', async () => {
    const grosses = (await allPages({ ...stay, sort: 'price_asc' })).map(({ price }) =>
      Number(price?.gross),
    );
    expect(grosses).toEqual([...grosses].sort((a, b) => a - b));
  });

  it('HOT-15 are filtered by stars and type, and each option says how many it would show', async () => {
    const all = await allPages(stay);
    const { result } = await search({ ...stay, filters: { category: ['4'] } });
    expect(result?.hotels.every(({ stars }) => stars === 4)).toBe(true);
    expect(result?.total).toBe(all.filter(({ stars }) => stars === 4).length);
    expect(result?.facets?.category['5']).toBe(all.filter(({ stars }) => stars === 5).length);
    expect(result?.facets?.hotelType).toEqual({ '49': result?.total });
  });

  it('are asked of the supplier once for all pages, sorts and filters, even at the same time', async () => {
    const dates = { ...stay, checkIn: '2026-12-20', checkOut: '2026-12-22' };
    const before = api.wire.searches.length;
    await Promise.all([
      search(dates),
      search({ ...dates, page: 2 }),
      search({ ...dates, sort: 'price_asc' }),
      search({ ...dates, filters: { category: ['3'] } }),
    ]);
    await search({ ...dates, page: 3 });
    expect(api.wire.searches).toHaveLength(before + 1);
    expect(api.wire.searches.at(-1)?.accommodation?.ids).toHaveLength(45);
  });

  it('can be found around a point, in the area of a map and by id', async () => {
    const around = await api.ask(searchAround, { user: 'Ab3dEf9h', ...near, sort: 'distance_asc' });
    expect(around.result?.hotels[0]).toMatchObject({ hotel_id: 'bcn-0', distanceKm: 0 });
    const bounds = { north: 41.394, south: 41.388, east: 2.16, west: 2.15 };
    const area = await api.ask(searchAround, { user: 'Ab3dEf9h', bounds });
    expect(area.result?.total).toBe(6);
    const one = await api.ask(searchAround, { user: 'Ab3dEf9h', hotels: ['ams-1'] });
    expect(one.result?.hotels.map(({ hotel_id }) => hotel_id)).toEqual(['ams-1']);
  });

  it.each([
    ['en', 'Barcelona', 'Spain'],
    ['nl', 'Barcelona', 'Spanje'],
  ] as const)('name their place in %s', async (language, label, countryName) => {
    expect((await search({ language })).result?.place).toMatchObject({
      ...barcelona.place,
      label,
      countryName,
    });
    expect(
      (await api.ask(searchAround, { user: 'Ab3dEf9h', hotels: ['ams-1'], language })).result
        ?.place,
    ).toBeNull();
  });

  it('speak the language asked for', async () => {
    const { result } = await search({ language: 'nl' });
    expect(result?.hotels[0]).toMatchObject({
      country_name: 'Spanje',
      path: expect.stringMatching(/^\/spanje\//),
      images: [{ alt: 'Een lobby' }],
    });
  });

  it('HOT-18 show on their page every rate, for all rooms asked for', async () => {
    const occupancies = [
      { paxes: [{ age: 30 }, { age: 30 }] },
      { paxes: [{ age: 30 }, { age: 5 }] },
    ];
    const { status, result } = await api.ask(hotelAvailability, {
      hotel_id: 'bcn-1',
      ...stay,
      occupancies,
    });
    expect(status).toBe(200);
    expect(result?.options.map(({ optionRefId }) => optionRefId)).toEqual([
      'rat_bcn-1_saver',
      'rat_bcn-1_flexible',
      'rat_bcn-1_suite',
    ]);
    expect(
      result?.options.map(({ rooms }) => rooms.map(({ occupancyRefID }) => occupancyRefID)),
    ).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(result?.options[1]).toMatchObject({
      boardCode: 'BB',
      paymentType: 'CARD_CHECK_IN',
      rooms: [
        { description: 'Double room', maximun_capacity: 2, meal_plan: 'Bed & breakfast' },
        {},
      ],
      cancelPolicy: {
        refundable: true,
        freeCancellationUntil: '2026-12-08T23:59:00+01:00',
        timeZone: 'Europe/Madrid',
      },
      surcharges: [{ name: 'Taxes and charges paid at the property', totalAmount: '7.50' }],
    });
  });

  it('name common rooms in Dutch with the name that the property knows', async () => {
    const { result } = await api.ask(hotelAvailability, {
      hotel_id: 'bcn-1',
      ...stay,
      language: 'nl',
    });
    expect(result?.options[1]?.rooms[0]).toMatchObject({
      code: 'double-room',
      description: 'Tweepersoonskamer (Double room)',
    });
  });

  it('HOT-43 list their taxes so that base and taxes are the total, to the cent', async () => {
    const { result } = await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...stay });
    for (const { base, taxes, price } of result?.options ?? []) {
      const cents = (amount: string) => Math.round(Number(amount) * 100);
      expect(
        cents(base) + taxes.reduce((sum, { totalAmount }) => sum + cents(totalAmount), 0),
      ).toBe(cents(price.gross));
      expect(taxes).toMatchObject([{ type: 'PERCENTAGE', value: 10 }]);
    }
  });

  it('PLT-03 give members ten percent off on member deals', async () => {
    const { result } = await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...stay });
    const deal = result?.options.find(({ price }) => price.member !== null);
    expect(deal?.optionRefId).toBe('rat_bcn-1_flexible');
    expect(Number(deal?.price.member)).toBeCloseTo(Number(deal?.price.gross) * 0.9, 2);
  });

  it.each([
    [
      'CON-15 CON-16 without times of its own opens at 15:00 and closes at 12:00',
      'bcn-2',
      { start: '15:00', end: '12:00' },
    ],
    ['with times of its own keeps them', 'bcn-1', { start: '14:00', end: '11:00' }],
  ])('a hotel %s', async (_title, hotel_id, schedule) => {
    const { result } = await api.ask(hotelAvailability, { hotel_id });
    expect(result?.hotel.booking_details.schedule).toEqual(schedule);
    expect(result?.options).toEqual([]);
  });

  it('shows all its pictures on its page, and the first alone in a list', async () => {
    const { result } = await api.ask(hotelAvailability, { hotel_id: 'bcn-1' });
    expect(result?.hotel.images.map(({ src }) => src)).toEqual([
      '/media/lobby-2',
      '/media/suite-1',
    ]);
    const found = (await allPages({})).find(({ hotel_id }) => hotel_id === 'bcn-1');
    expect(found?.images.map(({ src }) => src)).toEqual(['/media/lobby-2']);
  });

  it('CON-17 a room without a stated capacity sleeps five', async () => {
    const { result } = await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...stay });
    expect(result?.options.at(-1)?.rooms[0]).toMatchObject({
      description: 'Room without beds',
      maximun_capacity: 5,
    });
  });

  it('HOT-51 a hotel with nothing free has no options', async () => {
    const { status, result } = await api.ask(hotelAvailability, {
      hotel_id: 'bcn-9-full',
      ...stay,
    });
    expect([status, result?.options]).toEqual([200, []]);
  });

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
      const dates = {
        ...stay,
        checkOut: { error: '2026-12-21', hanging: '2026-12-22' }[String(mood)] ?? '2026-12-23',
      };
      api.wire.mood = mood;
      const failed = await search(dates);
      expect(failed).toMatchObject({
        status,
        result: null,
        errors: [{ code, message }],
        requestId: expect.any(String),
      });
      expect(failed.response.body).not.toContain('secret detail');
      const page = await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...dates });
      expect(page).toMatchObject({ status, errors: [{ code }] });
      api.wire.mood = 'well';
      expect((await search(dates)).status).toBe(200);
    },
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

  it('take the day of the test clock for today', async () => {
    const { status } = await search(
      { ...stay, checkIn: '2026-11-19', checkOut: '2026-11-20' },
      {
        'x-test-clock': '2026-11-19T10:00:00Z',
        authorization: await tokenAt('2026-11-19T10:00:00Z'),
      },
    );
    expect(status).toBe(200);
  });

  async function tokenAt(instant: string): Promise<string> {
    const response = await api.app.inject({
      url: '/api/anonymous/login',
      headers: { 'x-test-clock': instant },
    });
    return `Bearer ${response.json<{ result: { token: string } }>().result.token}`;
  }
});
