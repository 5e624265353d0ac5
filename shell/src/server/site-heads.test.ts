import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { testShelf, type TestShelf } from './testing/site.fixture';

/* The route tables that the site really has, through the real server, around pages that say nothing. */

const SITE = path.resolve(__dirname, '../../..');
const ORIGIN = 'https://site.test';

interface Route {
  name: string;
  path: { en: string; nl: string };
  noindex?: boolean;
  flag?: string;
}

const manifests = readdirSync(SITE)
  .filter((folder) => folder.startsWith('mfe-'))
  .map(
    (folder) =>
      JSON.parse(readFileSync(path.join(SITE, folder, 'vertical.json'), 'utf8')) as {
        name: string;
        routes: Route[];
      },
  );
const routes = manifests.flatMap((manifest) => manifest.routes);

/** Those that the specification names (SEO-02, SEO-03, SEO-04). */
const NAMED = new Map([
  ['/', '/nl'],
  ['/about-us', '/nl/over-ons'],
  ['/accommodations', '/nl/accommodaties'],
  ['/contact-customer-service', '/nl/contact-klantenservice'],
  ['/destinations', '/nl/destinations'],
  ['/flights', '/nl/vluchten'],
  ['/how-we-work', '/nl/onze-werkwijze'],
  ['/trains', '/nl/treinen'],
  ['/privacy-cookie-statement', '/nl/privacy-cookie-verklaring'],
  ['/terms-and-conditions', '/nl/algemene-voorwaarden'],
  ['/contact', '/nl/contact'],
  ['/hotel', '/nl/hotel'],
  ['/hotels/:country/:destination/:city/:hotel', '/nl/hotels/:country/:destination/:city/:hotel'],
]);

const filled = (pattern: string) => pattern.replace(/:[A-Za-z]+/g, (name) => `a-${name.slice(1)}`);

let shelf: TestShelf;
let app: FastifyInstance;

beforeAll(async () => {
  shelf = await testShelf({ FLAG_ARTICLES: 'on', FLAG_DESTINATIONS: 'on', FLAG_TRAINS: 'on' });
  for (const manifest of manifests) {
    const pages = manifest.routes.map(
      ({ name }) =>
        `'${name}': () => Promise.resolve({ Component: text('${name}'), meta: () => ({ title: '${name}' }) })`,
    );
    await shelf.publish({
      name: manifest.name,
      manifest: { ...manifest, slots: [] },
      code: `routes: { ${pages.join(', ')} }, slots: {}`,
    });
  }
  app = await buildServer(shelf.config);
});
afterAll(async () => {
  await app.close();
  await shelf.remove();
});

async function linksOf(url: string) {
  const { body, statusCode } = await app.inject({ url, headers: { accept: 'text/html' } });
  const links = [...body.matchAll(/<link rel="(canonical|alternate)"([^>]*)>/g)].map(
    ([, rel = '', rest = '']) => [
      rel,
      /hreflang="([^"]+)"/i.exec(rest)?.[1] ?? '',
      /href="([^"]+)"/.exec(rest)?.[1] ?? '',
    ],
  );
  return {
    statusCode,
    isHidden: body.includes('name="robots" content="noindex"'),
    canonical: links.filter(([rel]) => rel === 'canonical').map(([, , href]) => href),
    alternates: links
      .filter(([rel]) => rel === 'alternate')
      .map(([, language, href]) => [language, href]),
  };
}

it('the table has every page of the site', () => {
  expect(routes.length).toBeGreaterThanOrEqual(62);
  for (const [en, nl] of NAMED)
    expect(
      routes.find(({ path: paths, noindex }) => paths.en === en && noindex !== true)?.path,
    ).toEqual({ en, nl });
});

describe.each(routes.map((route) => [route.path.en, route] as const))('%s', (_path, route) => {
  const en = filled(route.path.en);
  const nl = filled(route.path.nl);
  const hasCanonical = route.noindex !== true;

  it.each([
    [en, 'en'],
    [nl, 'nl'],
  ])(
    `SEO-02 SEO-03 SEO-04 SEO-05 %s in %s has ${hasCanonical ? 'one canonical link, without query and slash' : 'no canonical link'}`,
    async (url) => {
      const { statusCode, canonical, isHidden } = await linksOf(`${url}?utm_source=mail`);
      expect(statusCode).toBe(200);
      expect(canonical).toEqual(hasCanonical ? [ORIGIN + url] : []);
      expect(isHidden).toBe(route.noindex === true);
    },
  );

  it('SEO-09 names both its languages, and each of them names it back', async () => {
    const expected = [
      ['en', ORIGIN + en],
      ['nl', ORIGIN + nl],
      ['x-default', ORIGIN + en],
    ];
    expect((await linksOf(en)).alternates).toEqual(expected);
    expect((await linksOf(nl)).alternates).toEqual(expected);
  });
});

it('SEO-02 SEO-03 the sitemap lists exactly the pages that robots may show and that need neither data nor a query', async () => {
  const { body } = await app.inject('/sitemaps/pages.xml');
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const expected = routes
    .filter(
      ({ path: { en }, noindex }) =>
        noindex !== true && !['/hotel', '/hotels'].includes(en) && !en.includes(':'),
    )
    .flatMap(({ path: { en, nl } }) => [ORIGIN + en, ORIGIN + nl]);
  expect([...listed].sort()).toEqual([...expected].sort());
});

it('SEO-01 an address in capitals names the page that it is', async () => {
  const { canonical, alternates } = await linksOf('/About-us?utm_source=mail');
  expect(canonical).toEqual([`${ORIGIN}/about-us`]);
  expect(alternates).toContainEqual(['nl', `${ORIGIN}/nl/over-ons`]);
});

it.each(['/about-us/', '/nl/over-ons/', '/hotels/a/b/c/d/'])(
  'SEO-01 %s is the page without its slash',
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, url.slice(0, -1)]);
  },
);
