import { createApiClient } from '@wayfare/api-client';
import {
  sitemapEntries,
  sitemapParts,
  type SitemapEntry,
  type SitemapPart,
} from '@wayfare/api-contract';
import { fakeWire, wireError } from '@wayfare/testing';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { tinyRelease } from './site.fixture';
import { registerSitemap } from './sitemap';
import { indexXml, pageUrls } from './sitemap-xml';

const ORIGIN = 'https://site.test';
const route = (change: object) => ({
  name: 'index',
  path: { en: '/alpha', nl: '/nl/alfa' },
  ...change,
});
const manifestOf = (...routes: object[]) =>
  tinyRelease({ name: 'alpha', manifest: { routes } }).release.manifest;
const siteOf = (change: object, flags: Record<string, boolean> = {}) => ({
  manifests: [manifestOf(route(change))],
  flags,
  origin: ORIGIN,
  liveSince: new Map([['alpha', '2026-05-01T10:00:00.000Z']]),
});

const THINGS: SitemapPart = {
  name: 'things',
  routes: ['alpha.thing'],
  pages: 2,
  version: '7',
  changedAt: null,
};
const STORIES: SitemapPart = {
  name: 'stories',
  routes: ['alpha.story'],
  pages: 1,
  version: 'a',
  changedAt: '2026-06-01',
};

const MANIFEST = manifestOf(
  route({}),
  { name: 'thing', path: { en: '/things/:kind/:slug', nl: '/nl/dingen/:kind/:slug' } },
  { name: 'story', path: { en: '/stories/:slug', nl: '/nl/verhalen/:slug' }, flag: 'stories' },
  { name: 'hidden', path: { en: '/hidden/:slug', nl: '/nl/verborgen/:slug' }, noindex: true },
);

interface Case {
  flags?: Record<string, boolean>;
  parts?: SitemapPart[] | Response;
  entries?: SitemapEntry[] | Response;
  set?: string;
  live?: boolean;
}

/** The sitemap over HTTP, with an API that is faked at the wire. */
async function open({
  flags = { stories: true },
  parts = [STORIES, THINGS],
  entries = [],
  set = 'set-1',
  live = true,
}: Case = {}) {
  const wire = fakeWire([
    [sitemapParts, parts],
    [sitemapEntries, entries],
  ]);
  const api = createApiClient({
    baseUrl: 'http://wire.test',
    token: () => 'a-token',
    fetch: wire.fetch,
  });
  const app = fastify();
  await app.register(compress, { encodings: ['gzip'] });
  let time = 0;
  const composition = {
    id: set,
    manifests: [MANIFEST],
    liveSince: new Map([['alpha', '2026-05-01T10:00:00.000Z']]),
  } as unknown as NonNullable<
    ReturnType<Parameters<typeof registerSitemap>[1]['live']['forVisitor']>
  >;
  registerSitemap(app, {
    config: { origin: ORIGIN, flags },
    live: { forVisitor: () => (live ? composition : null) },
    api,
    now: () => time,
  });
  return {
    app,
    wire,
    pass: (ms: number) => (time += ms),
    get: (url: string, headers = {}) => app.inject({ url, headers }),
  };
}

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

describe('what a robot has already', () => {
  it.each(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/things-1.xml'])(
    '%s is not sent again',
    async (url) => {
      const { get, wire } = await open();
      const etag = String((await get(url)).headers.etag);
      const again = await get(url, { 'if-none-match': `"other", ${etag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(wire.requestsTo(sitemapEntries).length).toBeLessThanOrEqual(1);
    },
  );

  it.each<[string, Case]>([
    ['other releases', { set: 'set-2' }],
    ['other data', { parts: [{ ...THINGS, version: '8' }] }],
    ['other switches', { flags: { stories: false } }],
  ])('is sent again with %s', async (_what, change) => {
    const tags = await Promise.all(
      [open(), open(change)].map(
        async (site) => (await (await site).get('/sitemaps/things-1.xml')).headers.etag,
      ),
    );
    expect(tags[0]).toMatch(/^W\/"[\da-f]{16}"$/);
    expect(tags[1]).not.toBe(tags[0]);
  });

  it('has no tag while nobody knows whether it changed', async () => {
    const { get } = await open({ parts: [{ ...THINGS, version: null }] });
    expect((await get('/sitemaps/things-1.xml')).headers.etag).toBeUndefined();
  });

  it('asks the API for the parts once a minute', async () => {
    const { get, wire, pass } = await open();
    for (const url of ['/sitemap.xml', '/sitemaps/things-1.xml', '/sitemaps/stories-1.xml'])
      await get(url);
    expect(wire.requestsTo(sitemapParts)).toHaveLength(1);
    pass(60_001);
    await get('/sitemap.xml');
    expect(wire.requestsTo(sitemapParts)).toHaveLength(2);
  });
});

describe('when something is away', () => {
  const gone = (status: number) => wireError(status, { code: 'SERVER_ERROR', message: 'x' });

  it.each<[string, Case, string]>([
    ['no parts', { parts: gone(502) }, '/sitemap.xml'],
    ['no parts', { parts: gone(502) }, '/sitemaps/things-1.xml'],
    ['no entries', { entries: gone(504) }, '/sitemaps/things-1.xml'],
    ['nothing that is live', { live: false }, '/sitemap.xml'],
    ['nothing that is live', { live: false }, '/sitemaps/pages.xml'],
  ])('with %s (%#) robots are asked to come again', async (_what, change, url) => {
    const answer = await (await open(change)).get(url);
    expect([
      answer.statusCode,
      answer.headers['retry-after'],
      answer.headers['cache-control'],
      answer.headers.etag,
    ]).toEqual([503, '120', 'no-store', undefined]);
  });
});
