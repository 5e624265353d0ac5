import { hotelAvailability, searchAround } from '@wayfare/api-contract';
import type { SearchAroundRequest } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../../test/clients/app';
import { startApp } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';
import { BARCELONA_HOTELS } from '../../../test/fakes/small-catalogue';
import {
  allPagesWith,
  aroundBarcelona,
  searchWith,
  stay,
} from '../../../test/clients/hotel-search';

const near = { latitude: 41.38879, longitude: 2.15899 };
const free = BARCELONA_HOTELS.filter((id) => !id.endsWith('-full'));

describeOnDatabase('Hotels', (database) => {
  let api: AppUnderTest;
  let barcelona: SearchAroundRequest;
  let search: ReturnType<typeof searchWith>;
  let allPages: ReturnType<typeof allPagesWith>;

  beforeAll(async () => {
    api = await startApp(database());
    barcelona = await aroundBarcelona(api);
    search = searchWith(api, barcelona);
    allPages = allPagesWith(search);
  }, 30_000);
  afterAll(() => api.close());

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
    expect(result?.facets?.category?.['5']).toBe(all.filter(({ stars }) => stars === 5).length);
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
