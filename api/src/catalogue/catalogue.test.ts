import { randomQuery } from '../../bench/random-queries';
import { offeredCircles, searchInSql } from '../../bench/search-in-sql';
import { randomFrom, syntheticFeed } from '../../bench/synthetic-hotels';
import { describeOnDatabases } from '../../test/databases/on-databases';
import type { Catalogue } from './catalogue';
import type { Circle } from './circles/circle';
import { NO_CIRCLES } from './circles/read-circles';
import { readTowns } from './geonames/towns';
import type { CatalogueFeed } from './import/feed';
import { importCatalogue } from './import/import-catalogue';
import { MemoryCatalogue } from './memory-catalogue';

const HOTELS = 3000;
const PLACES = { limit: 6, hasCircles: false, hasStations: false };
const towns = readTowns();
const LARGEST = towns.toSorted((a, b) => b.population - a.population).slice(0, 12);
const circles: readonly Circle[] = LARGEST.flatMap(({ geonameId, country, latitude, longitude }) =>
  [-1, 0, 1].map((step) => ({
    id: `quarter-${geonameId}-${step + 1}`,
    type: 'district',
    names: { en: `Quarter ${step + 1}`, nl: `Kwartier ${step + 1}` },
    aliases: [],
    country,
    cityId: `c_${geonameId}`,
    latitude: latitude + step * 0.04,
    longitude: longitude + step * 0.04,
    radiusKm: 6,
    popularity: step + 10,
  })),
);
const log = { info: () => undefined, warn: () => undefined };

function feedOf(count: number): CatalogueFeed {
  const opened = syntheticFeed(towns, count);
  return { open: (known) => Promise.resolve(known === opened.version ? null : opened) };
}

describeOnDatabases('The catalogue', (database) => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    await importCatalogue(database().pool, feedOf(HOTELS), log, () => towns);
    catalogue = await MemoryCatalogue.open(database(), { ...NO_CIRCLES, circles });
  }, 60_000);

  it.each([
    ['parijs', 'Paris'],
    ['Paris', 'Paris'],
    ['barclona', 'Barcelona'],
    ['barcelnoa', 'Barcelona'],
    ['s gravenhage', 'The Hague'],
    ["'s-Gravenhage", 'The Hague'],
    ['haag den', 'The Hague'],
    ['münchen', 'Munich'],
    ['munchen', 'Munich'],
    ['muenchen', 'Munich'],
    ['ams', 'Amsterdam'],
    ['pars', 'Paris'],
    ['londn', 'London'],
    ['wenen', 'Vienna'],
    ['new yrok', 'New York'],
    ['hotels in rome', 'Rome'],
    ['paris france', 'Paris'],
    ['catalonie', 'Catalonia'],
    ['spanje', 'Spain'],
    ['emptyville', 'Emptyville (demo)'],
  ])('suggests for %j first %s (API-30)', (typed, name) => {
    expect(catalogue.predictive(typed, 'en', PLACES)[0]?.names.en).toBe(name);
  });

  it.each([
    ['SQL', "'; DROP TABLE catalogue_places; --"],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a wildcard', '%'],
    ['a backslash', '\\'],
    ['a zero byte', '\u0000'],
    ['a picture', '🏨'],
    ['a blank', ' '],
    ['5,000 letters', 'x'.repeat(5000)],
  ])('takes %s for text and no more', (_what, typed) => {
    expect(Array.isArray(catalogue.predictive(typed, 'nl', PLACES))).toBe(true);
  });

  it.each([
    ['Paris', 'FR', 'Parijs'],
    ['Köln', 'DE', 'Keulen'],
    ['Kraków', 'PL', 'Krakau'],
    ['New York', 'US', 'New York'],
    ['Londen', 'GB', 'Londen'],
    ['London', 'CA', 'London'],
    ['Nice', 'FR', 'Nice'],
    ['Paris', 'NL', undefined],
    ['Parisot', 'GB', undefined],
    ['', 'FR', undefined],
    ['France', 'FR', undefined],
  ])('knows %j in %s by the Dutch name %s', (name, country, dutch) => {
    expect(catalogue.cityNamed(name, country)?.names.nl).toBe(dutch);
  });

  it('groups suggestions by kind with names in both languages (API-33)', () => {
    const { cities, countries } = catalogue.hotelsPredictive('nederland', 'nl');
    expect(countries[0]).toMatchObject({ id: 'NL', names: { en: 'Netherlands', nl: 'Nederland' } });
    expect(cities.every(({ type }) => type === 'city')).toBe(true);
  });

  it('finds a hotel by the beginning of its name and the city it stands in', async () => {
    const { hits } = await catalogue.searchHotels({
      place: { type: 'country', id: 'FR' },
      offset: 0,
      limit: 1,
    });
    const [hotel] = hits;
    const typed = `${hotel?.name.slice(0, -1)} ${hotel?.city.names.nl}`;
    expect(catalogue.hotelsPredictive(typed, 'nl').hotels.map(({ id }) => id)).toContain(hotel?.id);
  });

  it.each([
    ['/spain/catalonia/barcelona', 'c_3128760'],
    ['spanje/catalonie/barcelona/', 'c_3128760'],
    ['/spain/catalonie/barcelona', 'c_3128760'],
    ['/Netherlands', 'NL'],
    ['/nederland/noord-holland', 'NL.07'],
  ])(
    'understands %s in either language and names the canonical paths (OQ-13)',
    async (path, id) => {
      const resolved = await catalogue.resolve(path, 'nl');
      expect(resolved?.place?.id).toBe(id);
      expect(resolved?.breadcrumb.at(-1)?.id).toBe(id);
      expect(resolved?.paths).toEqual(resolved?.place?.paths);
    },
  );

  it.each([
    '/atlantis',
    '/spain/bavaria',
    '/spain/catalonia/barcelona/no-such-hotel',
    '/a/b/c/d/e',
    '/spain//catalonia/x',
    "/spain'--",
  ])('knows no place at %s', async (path) => {
    expect(await catalogue.resolve(path, 'en')).toBeNull();
  });

  it('leads from the countries down to a hotel and back through its path', async () => {
    const { hits } = await catalogue.searchHotels({
      place: { type: 'country', id: 'NL' },
      offset: 0,
      limit: 1,
    });
    const resolved = await catalogue.resolve(hits[0]?.paths.nl ?? '', 'en');
    expect(resolved?.place).toMatchObject({ type: 'hotel', id: hits[0]?.id });
    expect(resolved?.breadcrumb.map(({ type }) => type)).toEqual([
      'country',
      'destination',
      'city',
      'hotel',
    ]);
    expect((await catalogue.resolve('', 'en'))?.children.map(({ id }) => id)).toContain('NL');
  });

  it('gives every path of a place with hotels back as that place', async () => {
    for (const city of catalogue.sitemapCities('en')) {
      const [english, dutch] = await Promise.all([
        catalogue.resolve(city.paths.en, 'en'),
        catalogue.resolve(city.paths.nl, 'nl'),
      ]);
      expect([english?.place?.id, dutch?.place?.id]).toEqual([city.id, city.id]);
    }
  });

  it('agrees with SQL on 200 random searches: rows, order, total and facets', async () => {
    const random = randomFrom(11);
    const cities = catalogue.sitemapCities('en');
    const large = cities.filter(({ id }) => circles.some(({ cityId }) => cityId === id));
    let withDistricts = 0;
    for (let number = 0; number < 200; number += 1) {
      const query = randomQuery(random, number % 4 === 0 ? large : cities, (place) =>
        catalogue.districtsOf(place),
      );
      const offered = offeredCircles(catalogue, query, circles);
      withDistricts += offered.length > 1 ? 1 : 0;
      const { hits, total, facets, center } = await catalogue.searchHotels(query);
      expect({ query, total, facets, ids: hits.map(({ id }) => id) }).toEqual({
        query,
        ...(await searchInSql(database().pool, query, center, offered)),
      });
    }
    expect(withDistricts).toBeGreaterThan(5);
  }, 60_000);

  it('has nothing in Emptyville, which is a place all the same', async () => {
    expect(
      await catalogue.searchHotels({ place: { type: 'city', id: 'c_0' }, offset: 0, limit: 20 }),
    ).toMatchObject({ total: 0, hits: [] });
    expect(catalogue.place({ type: 'city', id: 'c_0' })?.names.nl).toBe('Emptyville (demo)');
  });

  it('reads the whole of a hotel from the database and knows none by another id', async () => {
    const [hotel] = (
      await catalogue.searchHotels({ place: { type: 'country', id: 'ES' }, offset: 0, limit: 1 })
    ).hits;
    expect(await catalogue.hotel(hotel?.id ?? '')).toMatchObject({
      id: hotel?.id,
      country: { id: 'ES' },
      checkInFrom: '15:00',
    });
    expect(await catalogue.hotel('nobody')).toBeNull();
  });

  it('writes texts for search engines in both languages (SEO-10)', async () => {
    const text = await catalogue.seoText({ cityId: 'c_2988507' }, 'nl');
    expect(text?.title).toEqual({ en: 'Hotels in Paris', nl: 'Hotels in Parijs' });
    expect(text?.description.nl).toContain('Parijs, Île-de-France, Frankrijk');
    expect(await catalogue.seoText({ countryCode: 'ZZ' }, 'en')).toBeNull();
  });
});
