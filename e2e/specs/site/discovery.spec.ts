/* What search engines and social networks read: sitemaps, robots, structured data, cards. */
import { alternates, inHead, plainPage } from '../../fixtures/html';
import { siteOfRun } from '../../fixtures/site-under-test';
import { SITE_ROUTES } from '../../fixtures/site-routes';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, type Language } from '../../fixtures/traveller';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
const pathOf = (url: string) => url.slice(siteOfRun().origin.length);
const addressOf = (name: string, language: Language) =>
  SITE_ROUTES.find((route) => route.name === name)?.address[language] ?? '';

/** Some of them, spread over all. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items
    .filter((_, index) => index % Math.max(1, Math.floor(items.length / count)) === 0)
    .slice(0, count);

test('SEO-11 OQ-15 the sitemap leads to its parts, and what they list is there in both languages', async () => {
  test.setTimeout(180_000);
  const { origin } = siteOfRun();
  const index = await plainPage('/sitemap.xml');
  expect(index.status).toBe(200);
  expect(index.html).toContain('<sitemapindex');
  const parts = locations(index.html);
  expect(parts.length).toBeGreaterThanOrEqual(4);
  let listed = 0;
  for (const part of parts) {
    const { status, html } = await plainPage(pathOf(part));
    expect([part, status]).toEqual([part, 200]);
    const urls = locations(html);
    expect(urls.length, part).toBeGreaterThan(0);
    expect(urls.length, part).toBeLessThanOrEqual(50_000);
    expect(urls.filter((url) => !url.startsWith(origin))).toEqual([]);
    listed += urls.length;
    for (const url of spread(urls, 3)) {
      const page = await plainPage(pathOf(url));
      expect([url, page.status]).toEqual([url, 200]);
      expect(page.html).not.toContain('<meta name="robots" content="noindex"');
      expect(Object.values(alternates(page.html)), url).toContain(url);
    }
  }
  expect(listed).toBeGreaterThan(10_000);
});

test('robots may read pages and pictures, and are told where the sitemap is', async () => {
  const { html, status } = await plainPage('/robots.txt');
  expect(status).toBe(200);
  expect(html.trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /media/',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteOfRun().origin}/sitemap.xml`,
  ]);
});

test('a deployment that must not be found says so to robots in every way @long', async ({
  ownShell,
}) => {
  const { origin } = await ownShell({ env: { ROBOTS: 'off' } });
  const { html } = await plainPage('/robots.txt', { origin });
  expect(html.trim()).toBe('User-agent: *\nDisallow: /');
  expect((await fetch(`${origin}/about-us`)).headers.get('x-robots-tag')).toBe('noindex');
});

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Everything that a page says in structured data. */
function thingsOf(html: string): Thing[] {
  const blocks = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
  ].map(([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Thing[] });
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
  return blocks.flatMap((block) => block['@graph']);
}

const STRUCTURED: readonly [route: string, expected: Record<string, readonly string[]>][] = [
  ['content.home', { Organization: ['name', 'url'] }],
  [
    'content.article',
    {
      Article: ['headline', 'datePublished', 'image', 'publisher'],
      BreadcrumbList: ['itemListElement'],
    },
  ],
  ['content.vacation', { TouristDestination: ['name'], BreadcrumbList: ['itemListElement'] }],
  ['content.customer-service', { FAQPage: ['mainEntity'] }],
  ['content.faq', { FAQPage: ['mainEntity'] }],
  ['hotels.hotel', { Hotel: ['name', 'address', 'geo'], BreadcrumbList: ['itemListElement'] }],
  ['hotels.city', { BreadcrumbList: ['itemListElement'] }],
];

for (const [route, expected] of STRUCTURED) {
  test(`structured data of ${route} is what it says, in both languages`, async () => {
    for (const language of LANGUAGES) {
      const { html } = await plainPage(addressOf(route, language));
      const things = thingsOf(html);
      for (const [type, properties] of Object.entries(expected)) {
        const thing = things.find((one) => one['@type'] === type);
        expect(Object.keys(thing ?? {}), `${type} in ${language}`).toEqual(
          expect.arrayContaining([...properties]),
        );
      }
      expect(JSON.stringify(things), 'addresses are whole').not.toMatch(
        /"\/(?:media|nl|articles|hotels)/,
      );
    }
  });
}

test('a robot that must stay out of a page gets no structured data', async () => {
  for (const path of ['/booking-list', '/flights/results', '/legal/privacy-cookies'])
    expect(thingsOf((await plainPage(path)).html)).toEqual([]);
});

/** Width and height as a PNG file has them in its head. */
async function sizeOf(url: string): Promise<number[]> {
  const answer = await fetch(url);
  expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, 'image/png']);
  const file = Buffer.from(await answer.arrayBuffer());
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

for (const route of [
  'content.home',
  'content.article',
  'content.vacation',
  'hotels.hotel',
  'trains.landing',
]) {
  test(`the social card of ${route} is a picture of 1200 by 630 in each language`, async () => {
    const { origin } = siteOfRun();
    for (const language of LANGUAGES) {
      const { html } = await plainPage(addressOf(route, language));
      const property = (name: string) =>
        inHead(html, new RegExp(`<meta [^>]*property="${name}"[^>]*>`), 'content')[0] ?? '';
      expect(property('og:title')).not.toBe('');
      expect(property('og:url')).toBe(
        origin + (SITE_ROUTES.find(({ name }) => name === route)?.path[language] ?? ''),
      );
      expect(property('og:locale')).toBe(language === 'en' ? 'en_GB' : 'nl_NL');
      expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
      expect(property('og:image:alt')).not.toBe('');
      expect(await sizeOf(property('og:image'))).toEqual([1200, 630]);
    }
  });
}
