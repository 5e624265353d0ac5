import { mapNearby, mapSource, mapStop, mapTile } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../test/clients/app';
import { startApp } from '../../test/clients/app';
import { readCircles, type CircleSource } from '../catalogue/circles/read-circles';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { squareOf } from './mercator';
import type { MapData } from './map.service';
import { readMap } from './read-map';

const BARCELONA = { latitude: 41.3874, longitude: 2.1686 };
const ZERMATT = { latitude: 46.02, longitude: 7.75 };

const tileAt = (point: typeof BARCELONA, zoom: number) => {
  const [x = 0, y = 0] = squareOf(point).map((at) => Math.floor(at * 2 ** zoom));
  return { zoom, x, y };
};

describeOnDatabase('The map', (database) => {
  let api: AppUnderTest;
  let circles: CircleSource;
  let map: MapData;

  beforeAll(async () => {
    circles = await readCircles('api/places');
    map = await readMap('api/places', circles);
    api = await startApp(database(), { map });
  }, 30_000);
  afterAll(() => api.close());

  it.each([
    ['en', 4, 'country', 'Spain'],
    ['nl', 4, 'country', 'Spanje'],
    ['nl', 11, 'station', 'Barcelona Sants'],
    ['en', 11, 'sight', 'Sagrada Família'],
    ['en', 9, 'city', 'Barcelona'],
  ] as const)('names in %s at zoom %i the %s %s', async (language, zoom, kind, name) => {
    const { status, result } = await api.ask(mapTile, { ...tileAt(BARCELONA, zoom), language });
    expect(status).toBe(200);
    expect(result?.labels).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind, name })]),
    );
  });

  it('has coast and railways of a city by the sea, and the same for everybody for a day', async () => {
    const { result, response } = await api.ask(mapTile, tileAt(BARCELONA, 10));
    expect(result?.land.flat().length).toBeGreaterThan(20);
    expect(result?.rails.length).toBeGreaterThan(0);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([1, 4, 7, 10, 14])('covers a tile inland with land at zoom %i', async (zoom) => {
    const { result } = await api.ask(mapTile, tileAt(ZERMATT, zoom));
    expect(result?.land.length).toBeGreaterThan(0);
  });

  it('sends no more than a screen needs', async () => {
    const { response } = await api.ask(mapTile, tileAt(BARCELONA, 7));
    expect(response.body.length).toBeLessThan(60_000);
  });

  it('has no source of streets unless one is configured, and says so to everybody for a while', async () => {
    const { status, result, response } = await api.ask(mapSource, {});
    expect([status, result]).toEqual([200, null]);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
  });

  it('tells pages of the server of tiles that is configured', async () => {
    const url = 'https://tiles.example.com/{z}/{x}/{y}.mvt?key=a';
    const streets = await startApp(database(), {
      env: { MAP_TILES_URL: url, MAP_ATTRIBUTION: '© OpenStreetMap' },
    });
    const { result } = await streets.ask(mapSource, {});
    await streets.close();
    expect(result).toEqual({ kind: 'template', url, credit: '© OpenStreetMap', creditUrl: null });
  });

  it.each([
    ['beyond the map', { zoom: 2, x: 4, y: 0 }, 'x'],
    ['of a zoom that there is not', { zoom: 18, x: 0, y: 0 }, 'zoom'],
    ['between two', { zoom: 2, x: 0.5, y: 0 }, 'x'],
  ])('refuses a tile %s', async (_, request, field) => {
    const { status, errors } = await api.ask(mapTile, request);
    expect(status).toBe(422);
    expect(errors[0]).toMatchObject({ field });
  });

  it('says what lies near a point, the nearest first', async () => {
    const { result } = await api.ask(mapNearby, { ...BARCELONA, language: 'en' });
    const sights = result?.filter(({ kind }) => kind === 'sight') ?? [];
    expect(sights.length).toBeGreaterThan(1);
    expect(sights.map(({ km }) => km)).toEqual(sights.map(({ km }) => km).sort((a, b) => a - b));
    expect(result?.some(({ kind }) => kind === 'station')).toBe(true);
    expect(result?.find(({ kind }) => kind === 'airport')?.id).toBe('BCN');
  });

  it('names the page of a station and an airport that are near, and none of a sight', async () => {
    const { result } = await api.ask(mapNearby, { ...BARCELONA, language: 'en' });
    const pageOf = (wanted: string) => result?.find(({ kind }) => kind === wanted)?.page;
    expect(pageOf('airport')).toEqual({
      route: 'flights.airport',
      flag: null,
      params: { slug: 'bcn-josep-tarradellas-barcelona-el-prat-airport' },
      query: {},
    });
    expect(pageOf('station')).toMatchObject({ route: 'trains.station', flag: 'trains' });
    expect(pageOf('sight')).toBeUndefined();
  });

  it.each([
    ['station', 'ES:barcelona-sants', 'es-barcelona-sants'],
    ['station', 'es-barcelona-sants', 'es-barcelona-sants'],
    ['station', 'ES-Barcelona-Sants', 'es-barcelona-sants'],
    ['airport', 'AMS', 'ams-amsterdam-airport-schiphol'],
    ['airport', 'ams-anything-else', 'ams-amsterdam-airport-schiphol'],
  ] as const)('finds the %s that is written %s', async (kind, place, slug) => {
    const { result, response } = await api.ask(mapStop, { kind, place });
    expect(result?.slug).toBe(slug);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([
    ['station', 'AMS'],
    ['airport', 'es-barcelona-sants'],
    ['airport', 'ZZZ'],
    ['station', 'XX:nowhere'],
    ['station', '../../etc'],
  ] as const)('knows no %s that is written %s', async (kind, place) => {
    expect(await api.ask(mapStop, { kind, place })).toMatchObject({ status: 200, result: null });
  });

  it.each([
    [{ kind: 'harbour', place: 'AMS' }, 'kind'],
    [{ kind: 'airport', place: 'A' }, 'place'],
    [{ kind: 'airport', place: 'A'.repeat(121) }, 'place'],
  ])('refuses %j', async (request, field) => {
    const { status, errors } = await api.ask(mapStop, request as never);
    expect(status).toBe(422);
    expect(errors[0]).toMatchObject({ field });
  });

  it('tells of a station its names, its codes, its city and others there, and what is near but itself', async () => {
    const { result } = await api.ask(mapStop, {
      kind: 'station',
      place: 'NL:amsterdam-centraal',
      language: 'nl',
    });
    expect(result).toMatchObject({
      code: 'NL:amsterdam-centraal',
      names: { en: 'Amsterdam Centraal', nl: 'Amsterdam Centraal' },
      codes: ['ASD', '8400058'],
      city: { en: 'Amsterdam', nl: 'Amsterdam' },
      country: 'NL',
      others: [{ name: 'Amsterdam Zuid' }, { name: 'Amsterdam Amstel' }],
    });
    expect(result?.near.length).toBeGreaterThan(3);
    expect(result?.near.map(({ id }) => id)).not.toContain('nl-amsterdam-centraal');
  });

  it.each([
    ['AMS', 'nl-schiphol-airport'],
    ['LHR', 'gb-heathrow-terminals-1-2-3-rail'],
  ])('tells of the station of the airport %s, with its page', async (place, slug) => {
    const { result } = await api.ask(mapStop, { kind: 'airport', place });
    const [station] = result?.near.filter(({ kind }) => kind === 'station') ?? [];
    expect(station).toMatchObject({
      id: slug,
      page: { route: 'trains.station', params: { slug } },
    });
    expect(station?.km).toBeLessThan(1);
  });

  it('names the hotels round a stop, of its city where nobody searches round it, and none where there are none', async () => {
    const staysOf = async (place: string) => {
      const { result } = await api.ask(mapStop, { kind: 'station', place });
      const search = result?.stays?.query.search;
      return search === undefined ? null : JSON.parse(search);
    };
    expect(await staysOf('nl-amsterdam-centraal')).toEqual({
      place: {
        type: 'city',
        id: expect.any(String),
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
      searchTerms: 'Amsterdam, Netherlands',
    });
    expect(await staysOf('at-amstetten-no')).toBeNull();
    const circled = await startApp(database(), { circles, map });
    const { result } = await circled.ask(mapStop, {
      kind: 'airport',
      place: 'AMS',
      language: 'nl',
    });
    await circled.close();
    expect(JSON.parse(result?.stays?.query.search ?? '')).toMatchObject({
      place: { type: 'airport', id: 'AMS' },
      searchTerms: 'Amsterdam Airport Schiphol, Amsterdam, Nederland',
    });
  });
});
