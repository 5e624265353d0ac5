import { sitemapEntries, type SitemapEntry } from '@wayfare/api-contract';
import { wireError } from '@wayfare/testing';
import { gunzipSync } from 'node:zlib';
import { indexXml, pageUrls } from './sitemap-xml';
import {
  ORIGIN,
  route,
  manifestOf,
  THINGS,
  STORIES,
  MANIFEST,
  open,
} from '../testing/sitemap.fixture';

const siteOf = (change: object, flags: Record<string, boolean> = {}) => ({
  manifests: [manifestOf(route(change))],
  flags,
  origin: ORIGIN,
  liveSince: new Map([['alpha', '2026-05-01T10:00:00.000Z']]),
});

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

describe('OQ-15 the pages that need no data', () => {
  it.each([
    ['a page', {}, {}, 2],
    ['a page that robots leave out', { noindex: true }, {}, 0],
    ['a page that needs a query', { sitemap: false }, {}, 0],
    ['a page with a parameter', { path: { en: '/alpha/:id', nl: '/nl/alfa/:id' } }, {}, 0],
    ['a page that is switched off', { flag: 'extra' }, { extra: false }, 0],
    ['a page that is switched on', { flag: 'extra' }, { extra: true }, 2],
  ])('list %s in its languages', (_what, change, flags, count) => {
    expect(locations(pageUrls(siteOf(change, flags)))).toHaveLength(count);
  });

  it('SEO-09 link their languages to each other, as the pages do', () => {
    const link = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://site.test${path}"/>`;
    const since = '<lastmod>2026-05-01T10:00:00.000Z</lastmod>';
    const links = link('en', '/alpha') + link('nl', '/nl/alfa') + link('x-default', '/alpha');
    expect(pageUrls(siteOf({}))).toBe(
      `<url><loc>https://site.test/alpha</loc>${since}${links}</url>\n<url><loc>https://site.test/nl/alfa</loc>${since}${links}</url>\n`,
    );
  });

  it('SEO a page that a part dates is listed there, and here again while that part is not known', () => {
    const part = { ...STORIES, routes: ['alpha.index'] };
    expect(locations(pageUrls(siteOf({}), [part]))).toEqual([]);
    expect(locations(pageUrls(siteOf({}), [{ ...part, version: null }]))).toEqual([
      `${ORIGIN}/alpha`,
      `${ORIGIN}/nl/alfa`,
    ]);
  });

  it('are there while the API is away', async () => {
    const { get } = await open({ parts: wireError(503, { code: 'SERVER_ERROR', message: 'x' }) });
    const answer = await get('/sitemaps/pages.xml');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(locations(answer.body)).toEqual([`${ORIGIN}/alpha`, `${ORIGIN}/nl/alfa`]);
  });
});

describe('the index', () => {
  it.each([
    [
      'every page of every part',
      { stories: true },
      ['pages.xml', 'stories-1.xml', 'things-1.xml', 'things-2.xml'],
    ],
    [
      'no part whose pages are switched off',
      { stories: false },
      ['pages.xml', 'things-1.xml', 'things-2.xml'],
    ],
  ])('lists %s', async (_what, flags, files) => {
    const { get } = await open({ flags });
    const answer = await get('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(locations(answer.body)).toEqual(files.map((file) => `${ORIGIN}/sitemaps/${file}`));
    expect(answer.body.includes('<lastmod>2026-06-01</lastmod>')).toBe(flags.stories);
  });

  it('has no part that nobody shows, or that is empty', () => {
    const xml = indexXml(
      [
        { ...THINGS, routes: ['beta.gone'] },
        { ...THINGS, routes: ['alpha.hidden'] },
        { ...THINGS, pages: 0 },
      ],
      { manifests: [MANIFEST], flags: {}, origin: ORIGIN, liveSince: new Map() },
    );
    expect(locations(xml)).toEqual([`${ORIGIN}/sitemaps/pages.xml`]);
  });
});

describe('a part', () => {
  const link = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN}${path}"/>`;

  it.each<[string, string, SitemapEntry, string[]]>([
    [
      'SEO-09 a page in both languages',
      'things-2',
      { route: 'alpha.thing', en: 'red/ball', nl: 'rood/bal' },
      ['/things/red/ball', '/nl/dingen/rood/bal'],
    ],
    [
      'SEO a page without parameters, with its date',
      'stories-1',
      { route: 'alpha.index', en: '', nl: '', changedAt: '2026-04-02' },
      ['/alpha', '/nl/alfa'],
    ],
    [
      'SEO-07 a page in one language',
      'stories-1',
      { route: 'alpha.story', en: null, nl: 'verhaal' },
      ['/nl/verhalen/verhaal'],
    ],
    [
      'NFR a name with signs of its own',
      'stories-1',
      { route: 'alpha.story', en: 'a&b"<c>', nl: null },
      ['/stories/a%26b%22%3Cc%3E'],
    ],
    [
      'OQ-16 nothing that robots leave out',
      'things-1',
      { route: 'alpha.hidden', en: 'x', nl: 'x' },
      [],
    ],
    ['NFR nothing that nobody shows', 'things-1', { route: 'beta.gone', en: 'x', nl: 'x' }, []],
    [
      'NFR nothing that its page would not understand',
      'things-1',
      { route: 'alpha.thing', en: 'only-one', nl: 'a//b' },
      [],
    ],
  ])('lists %s', async (_what, file, entry, paths) => {
    const { get, wire } = await open({ entries: [entry] });
    const answer = await get(`/sitemaps/${file}.xml`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=3600',
    ]);
    expect(locations(answer.body)).toEqual(paths.map((path) => ORIGIN + path));
    expect(answer.body.split(`<lastmod>${entry.changedAt}</lastmod>`)).toHaveLength(
      entry.changedAt === undefined ? 1 : 3,
    );
    for (const path of paths)
      expect(answer.body).toContain(link(path.startsWith('/nl') ? 'nl' : 'en', path));
    expect(answer.body.endsWith('</urlset>\n')).toBe(true);
    expect(wire.requestsTo(sitemapEntries)).toEqual([
      { part: file.slice(0, -2), page: file.slice(-1) },
    ]);
  });

  it('NFR a large one comes in pieces, compressed, with every address', async () => {
    const entries = Array.from({ length: 5_000 }, (_, index): SitemapEntry => ({
      route: 'alpha.thing',
      en: `red/ball-${index}`,
      nl: `rood/bal-${index}`,
    }));
    const answer = await (
      await open({ entries })
    ).get('/sitemaps/things-1.xml', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-length']).toBeUndefined();
    expect(new Set(locations(gunzipSync(answer.rawPayload).toString())).size).toBe(10_000);
  });

  it.each([
    'things-3',
    'things-0',
    'things-01',
    'others-1',
    'things',
    'things-1.xml.gz',
    'THINGS-1',
    '..%2fthings-1',
  ])('there is none called %s', async (name) => {
    expect((await (await open()).get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
  });

  it('says when it changed last, where that is known', async () => {
    const { get } = await open();
    expect((await get('/sitemaps/stories-1.xml')).headers['last-modified']).toBe(
      'Mon, 01 Jun 2026 00:00:00 GMT',
    );
    expect((await get('/sitemaps/things-1.xml')).headers['last-modified']).toBeUndefined();
  });
});
