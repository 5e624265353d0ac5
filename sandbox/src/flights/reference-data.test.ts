import { Duffel } from '@duffel/api';
import { buildApp } from '../app';
import { failure } from '../duffel/failure';

const TODAY = Date.UTC(2026, 10, 21, 10);
let clock = TODAY;
const app = buildApp({ now: () => clock, supplierTimeoutMs: 30 });
let duffel: Duffel;
let origin = '';

// The first search makes the timetable.
jest.setTimeout(60_000);

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
});
afterAll(() => app.close());
beforeEach(() => {
  clock = TODAY;
});

describe('places and reference data', () => {
  test.each([
    ['AMS', 'AMS'],
    ['amst', 'AMS'],
    ['londo', 'LON'],
    ['zurich', 'ZRH'],
    ['Zürich', 'ZRH'],
    ['heathrow', 'LHR'],
    ['Malaga', 'AGP'],
  ])('%s finds %s first', async (query, code) => {
    expect((await duffel.suggestions.list({ query })).data[0]?.iata_code).toBe(code);
  });

  test('airports around a point come nearest first', async () => {
    const { data } = await duffel.suggestions.list({ lat: '52.37', lng: '4.89', rad: '80000' });
    expect(data.map(({ iata_code: code }) => code)).toEqual(['AMS', 'LEY', 'RTM']);
  });

  test('airports, airlines and aircraft are listed in pages and found by id', async () => {
    expect((await duffel.airports.get('arp_ams_nl')).data).toMatchObject({
      iata_code: 'AMS',
      time_zone: 'Europe/Amsterdam',
      city_name: 'Amsterdam',
      icao_code: 'EHAM',
    });
    expect((await duffel.airlines.get('arl_kl')).data.name).toBe('KLM');
    expect((await duffel.aircraft.get('arc_388')).data.name).toBe('Airbus A380-800');
    const page = await duffel.airports.list({ limit: 200 });
    expect([page.data.length, typeof page.meta?.after]).toEqual([200, 'string']);
    expect(await failure(duffel.airlines.get('arl_none'))).toEqual({
      status: 404,
      code: 'not_found',
    });
  });
});
