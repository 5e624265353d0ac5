import { flightPlaces, predictive, searchAround, trainPlaces } from '@wayfare/api-contract';
import type { PlaceType, SearchAroundRequest } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../test/clients/app';
import { NOW, startApp } from '../../test/clients/app';
import { readCircles } from '../catalogue/circles/read-circles';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { runningSandbox } from '../../test/sandbox/sandbox-process';
import type { RunningSandbox } from '../../test/sandbox/sandbox-process';

/* The tables of api/places over four cities, of which Barcelona has 45 hotels and Amsterdam two. */

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await runningSandbox({}, () => NOW);
}, 60_000);
afterAll(() => sandbox.stop());

describeOnDatabase('Places that are a circle', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database(), {
      env: { SANDBOX_URL: sandbox.origin },
      circles: await readCircles('api/places'),
    });
  }, 60_000);
  afterAll(() => api.close());

  const first = async (place: string, language: 'en' | 'nl' = 'en') =>
    (await api.ask(predictive, { place, language, circles: true, stations: true })).result?.[0];

  it.each([
    ['sagrada familia', 'en', 'sight', 'Sagrada Família', 'Barcelona'],
    ['gotische wijk', 'nl', 'district', 'Gotische wijk', 'Barcelona'],
    ['eiffeltoren', 'nl', 'sight', 'Eiffeltoren', 'Parijs'],
    ['costa brava', 'en', 'holidayArea', 'Costa Brava', null],
    ['schiphol', 'en', 'airport', 'Amsterdam Airport Schiphol (AMS)', 'Amsterdam'],
    ['parijs noord', 'nl', 'station', 'Parijs Gare du Nord', 'Parijs'],
    ['08002', 'en', 'postcode', '08002 Barri Gòtic', 'Barcelona'],
    ['1012 AB', 'nl', 'postcode', '1012 Centrum', 'Amsterdam'],
  ] as const)('%p in %s is the %s %s, of %s', async (typed, language, type, label, cityName) => {
    expect(await first(typed, language)).toMatchObject({ type, label, cityName });
  });

  it('lie in their city, whose path and clock they have', async () => {
    expect(await first('sagrada familia')).toEqual({
      type: 'sight',
      id: 'sagrada-familia',
      label: 'Sagrada Família',
      countryName: 'Spain',
      destinationName: 'Catalonia',
      cityName: 'Barcelona',
      latitude: expect.closeTo(41.4036, 2),
      longitude: expect.closeTo(2.1744, 2),
      path: '/spain/catalonia/barcelona',
      timeZone: 'Europe/Madrid',
    });
  });

  it('are told to nobody who asks without them', async () => {
    const { result } = await api.ask(predictive, { place: 'sagrada familia' });
    expect(result?.filter(({ type }) => type === 'sight')).toEqual([]);
    const { result: older } = await api.ask(predictive, {
      place: 'barcelona sants',
      circles: true,
    });
    expect(older?.filter(({ type }) => type === 'station')).toEqual([]);
  });

  it('say whether they are only spelt much like what was typed', async () => {
    expect([await first('barcelona sants'), await first('barcelona santz')]).toEqual([
      expect.not.objectContaining({ isSimilar: true }),
      expect.objectContaining({ label: 'Sants', isSimilar: true }),
    ]);
  });

  const around = (
    place: { type: PlaceType; id: string },
    more: Partial<SearchAroundRequest> = {},
  ) => api.ask(searchAround, { user: 'Ab3dEf9h', place, ...more });

  it('have the hotels within their distance, and say how far each is', async () => {
    const { status, result } = await around(
      { type: 'sight', id: 'sagrada-familia' },
      { sort: 'distance_asc', size: 100 },
    );
    expect(status).toBe(200);
    const distances = result?.hotels.map(({ distanceKm }) => distanceKm ?? Infinity) ?? [];
    expect(distances.length).toBeGreaterThan(5);
    expect(distances.length).toBeLessThan(45);
    expect(Math.max(...distances)).toBeLessThanOrEqual(2);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(result?.place).toMatchObject({ type: 'sight', label: 'Sagrada Família' });
    expect(result?.center).toEqual({
      latitude: result?.place?.latitude,
      longitude: result?.place?.longitude,
    });
    expect(result?.timeZone).toBe('Europe/Madrid');
  });

  it('have all hotels round them, in whichever city those are', async () => {
    const { result } = await around({ type: 'holidayArea', id: 'costa-brava' });
    const { result: code } = await around({ type: 'postcode', id: 'ES-08001' });
    expect([result?.place?.label, code?.place?.label]).toEqual(['Costa Brava', '08001 El Raval']);
    expect(code?.total).toBeGreaterThan(0);
  });

  it.each<{ type: PlaceType; id: string }>([
    { type: 'sight', id: 'nowhere' },
    { type: 'district', id: 'sagrada-familia' },
    { type: 'postcode', id: 'ES-99999' },
    { type: 'postcode', id: 'x' },
    { type: 'airport', id: 'XXX' },
  ])('are refused where there is none: %j', async (place) => {
    const { status, errors } = await around(place);
    expect([status, errors[0]]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND', field: 'place' }),
    ]);
  });

  it.each([
    ['spanje', 'nl', 'BCN', 'Barcelona'],
    ['sagrada familia', 'en', 'BCN', 'Barcelona'],
    ['camp nou', 'en', 'BCN', 'Barcelona'],
    ['Eiffeltoren', 'nl', 'CDG', 'Parijs'],
  ] as const)('%p in %s is flown to by %s', async (term, language, code, cityName) => {
    const { result } = await api.ask(flightPlaces, { term, language });
    expect(result?.find(({ iata_code }) => iata_code === code)).toMatchObject({
      type: 'airport',
      city_name: cityName,
    });
  });

  it.each([
    ['amsterdm', 'NL:amsterdam'],
    ['barcelnoa', 'ES:barcelona-sants'],
    ['sagrada familia', 'ES:barcelona-sants'],
    ['ASD', 'NL:amsterdam-centraal'],
  ])('trains go to %p as %s', async (query, code) => {
    const { result } = await api.ask(trainPlaces, { query });
    expect(result?.[0]?.code).toBe(code);
  });
});
