import { hotelAvailability, hotelQuote, predictive, searchAround } from '@wayfare/api-contract';
import type { SearchAroundRequest } from '@wayfare/api-contract';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabase } from '../../../test/databases/on-databases';

/** A quarter past midnight in Barcelona, a quarter past eleven of the evening before in London. */
const MIDNIGHT = '2026-11-22T23:16:00Z';
const BEFORE = { checkIn: '2026-11-22', checkOut: '2026-11-24' };
const TODAY = { checkIn: '2026-11-23', checkOut: '2026-11-24' };

const ROUND_BARCELONA = { north: 41.5, south: 41.3, east: 2.2, west: 2 };

/* Which check-in days are past is for the calendar of the place to say. */
describeOnDatabase('Check-in days', (database) => {
  let api: AppUnderTest;
  let authorization = '';
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    api = await startApp(database());
    const response = await api.app.inject({
      url: '/api/anonymous/login',
      headers: { 'x-test-clock': MIDNIGHT },
    });
    authorization = `Bearer ${response.json<{ result: { token: string } }>().result.token}`;
    for (const name of ['barcelona', 'london', 'spain'])
      ids[name] =
        (await api.ask(predictive, { place: name, language: 'en' })).result?.[0]?.id ?? '';
  }, 30_000);
  afterAll(() => api.close());

  const headers = () => ({ authorization, 'x-test-clock': MIDNIGHT });
  const search = (where: Partial<SearchAroundRequest>) =>
    api.ask(searchAround, { user: 'Ab3dEf9h', ...where }, headers());

  it.each<[string, () => Partial<SearchAroundRequest>, string]>([
    ['a city', () => ({ place: { type: 'city', id: ids['barcelona'] ?? '' } }), 'Europe/Madrid'],
    ['a country', () => ({ place: { type: 'country', id: ids['spain'] ?? '' } }), 'Europe/Madrid'],
    ['a hotel', () => ({ place: { type: 'hotel', id: 'bcn-1' } }), 'Europe/Madrid'],
    ['a point', () => ({ latitude: 41.38879, longitude: 2.15899 }), 'Europe/Madrid'],
    ['an area of the map', () => ({ bounds: ROUND_BARCELONA }), 'Europe/Madrid'],
    ['chosen hotels', () => ({ hotels: ['bcn-1', 'bcn-2'] }), 'Europe/Madrid'],
  ])('that were yesterday in %s are refused, and today is not', async (_title, where, timeZone) => {
    expect(await search({ ...where(), ...BEFORE })).toMatchObject({
      status: 422,
      errors: [{ field: 'checkIn', message: 'The check-in date is in the past.' }],
    });
    expect(await search({ ...where(), ...TODAY })).toMatchObject({
      status: 200,
      result: { timeZone },
    });
  });

  it('are still open where the day is not over', async () => {
    const london = { place: { type: 'city', id: ids['london'] ?? '' } } as const;
    expect(await search({ ...london, ...BEFORE })).toMatchObject({
      status: 200,
      result: { timeZone: 'Europe/London' },
    });
    expect(
      await search({ ...london, checkIn: '2026-11-21', checkOut: '2026-11-23' }),
    ).toMatchObject({ status: 422, errors: [{ field: 'checkIn' }] });
  });

  it('are judged so by the page of a hotel and by its quotes', async () => {
    expect(
      await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...BEFORE }, headers()),
    ).toMatchObject({ status: 422, errors: [{ field: 'checkIn' }] });
    const quote = {
      hotel_id: 'bcn-1',
      optionRefId: 'rat_bcn-1_saver',
      occupancies: [{ paxes: [{ age: 30 }] }],
      shownPrice: '100.00',
    };
    expect(await api.ask(hotelQuote, { ...quote, ...BEFORE }, headers())).toMatchObject({
      status: 422,
      errors: [{ field: 'checkIn' }],
    });
    expect(
      (await api.ask(hotelAvailability, { hotel_id: 'bcn-1', ...TODAY }, headers())).result?.hotel
        .timeZone,
    ).toBe('Europe/Madrid');
  });

  it('can be told by who shows a calendar, from the suggestion of the place', async () => {
    const { result } = await api.ask(predictive, { place: 'london', language: 'en' });
    expect(result?.[0]).toMatchObject({ label: 'London', timeZone: 'Europe/London' });
  });
});
