import { readFileSync } from 'node:fs';
import { sitemapEntries, sitemapParts } from '@wayfare/api-contract';
import type { AppUnderTest } from '../../test/clients/app';
import { startApp } from '../../test/clients/app';
import { readCircles } from '../catalogue/circles/read-circles';
import { describeOnDatabase } from '../../test/databases/on-databases';
import { NO_MAP } from '../map/read-map';
import { folderOf, verticalNames } from '../../../.workspace/verticals.cjs';

interface Manifest {
  name: string;
  routes: { name: string; path: { en: string; nl: string } }[];
}

const published: ReadonlyMap<string, { en: string; nl: string }> = new Map(
  verticalNames().flatMap((vertical) => {
    const { name, routes } = JSON.parse(
      readFileSync(`${folderOf(vertical)}/vertical.json`, 'utf8'),
    ) as Manifest;
    return routes.map((route) => [`${name}.${route.name}`, route.path] as const);
  }),
);

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

describeOnDatabase('The sitemap', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    const { stops } = await readCircles('api/places');
    api = await startApp(database(), { map: { ...NO_MAP, stops } });
  }, 30_000);
  afterAll(() => api.close());

  const entriesOf = async (part: string) => (await api.ask(sitemapEntries, { part })).result ?? [];

  it('OQ-15 has parts for content, stops, places and hotels', async () => {
    const { status, result } = await api.ask(sitemapParts, {});
    expect(status).toBe(200);
    expect(result?.map(({ name, pages, version }) => [name, pages, typeof version])).toEqual([
      ['content', 1, 'string'],
      ['texts', 1, 'string'],
      ['stops', 1, 'string'],
      ['places', 1, 'string'],
      ['hotels', 1, 'string'],
    ]);
  });

  it('OQ-15 has places with hotels and no other, each below its own', async () => {
    expect((await entriesOf('places')).map(({ route, en, nl }) => ({ route, en, nl }))).toEqual([
      { route: 'hotels.country', en: 'spain', nl: 'spanje' },
      { route: 'hotels.destination', en: 'spain/catalonia', nl: 'spanje/catalonie' },
      { route: 'hotels.city', en: 'spain/catalonia/barcelona', nl: 'spanje/catalonie/barcelona' },
      { route: 'hotels.country', en: 'netherlands', nl: 'nederland' },
      {
        route: 'hotels.destination',
        en: 'netherlands/north-holland',
        nl: 'nederland/noord-holland',
      },
      {
        route: 'hotels.city',
        en: 'netherlands/north-holland/amsterdam',
        nl: 'nederland/noord-holland/amsterdam',
      },
    ]);
  });

  it('SEO says of each hotel, place and page of text when it changed', async () => {
    const all = (await Promise.all(['hotels', 'places', 'texts', 'content'].map(entriesOf))).flat();
    expect(all.filter(({ changedAt }) => !/^\d{4}-\d\d-\d\d/.test(changedAt ?? ''))).toEqual([]);
  });

  it('OQ-15 has every hotel once', async () => {
    const hotels = await entriesOf('hotels');
    expect(new Set(hotels.map(({ en }) => en)).size).toBe(47);
    expect(hotels).toContainEqual({
      changedAt: expect.any(String),
      route: 'hotels.hotel',
      en: 'spain/catalonia/barcelona/barcelona-test-hotel-0',
      nl: 'spanje/catalonie/barcelona/barcelona-test-hotel-0',
    });
  });

  it('has stations and airports of the cities that many travel to, and of no other', async () => {
    const stops = await entriesOf('stops');
    expect(stops).toContainEqual({
      route: 'trains.station',
      en: 'es-barcelona-sants',
      nl: 'es-barcelona-sants',
    });
    expect(stops).toContainEqual({
      route: 'flights.airport',
      en: 'ams-amsterdam-airport-schiphol',
      nl: 'ams-amsterdam-airport-schiphol',
    });
    expect(stops.length).toBeLessThan(12);
  });

  it('SEO-07 has what is published, in the languages that it has', async () => {
    const content = await entriesOf('content');
    expect(content).toContainEqual(
      expect.objectContaining({ route: 'content.vacation', en: 'spain', nl: 'spanje' }),
    );
    expect(JSON.stringify(content)).not.toContain('not-ready');
  });

  it('SEO-02 names only routes that somebody publishes, with as many values as they take', async () => {
    for (const { route, en, nl } of (
      await Promise.all(['content', 'texts', 'stops', 'places', 'hotels'].map(entriesOf))
    ).flat()) {
      const paths = published.get(route);
      expect([route, paths]).not.toEqual([route, undefined]);
      if (en !== null)
        expect([route, countOf(en, /[^/]+/g)]).toEqual([route, countOf(paths?.en ?? '', /:/g)]);
      if (nl !== null)
        expect([route, countOf(nl, /[^/]+/g)]).toEqual([route, countOf(paths?.nl ?? '', /:/g)]);
    }
  });

  it.each([
    [{ part: 'nothing' }, 404],
    [{ part: 'hotels', page: 2 }, 404],
    [{ part: 'hotels', page: 0 }, 422],
    [{ part: 'x'.repeat(50) }, 422],
  ])('answers %j with %i', async (request, status) => {
    expect((await api.ask(sitemapEntries, request)).status).toBe(status);
  });
});
