import type { FastifyInstance } from 'fastify';
import { type TestShelf } from './testing/site.fixture';
import { linksOf, openAlpha } from './testing/pages.fixture';

let shelf: TestShelf;
let app: FastifyInstance;

beforeAll(async () => {
  ({ shelf, app } = await openAlpha());
});
afterAll(async () => {
  await app.close();
  await shelf.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('the head of a page', () => {
  it.each([
    ['/', 'https://site.test/'],
    ['/nl', 'https://site.test/nl'],
    ['/things?sort=price', 'https://site.test/things'],
    ['/nl/dingen', 'https://site.test/nl/dingen'],
    ['/filled?utm_source=mail', 'https://site.test/filled'],
  ])('SEO-01 SEO-02 SEO-03 %s has one canonical link, to %s', async (url, href) => {
    const links = linksOf((await get(url)).body, 'canonical');
    expect(links).toEqual([expect.stringContaining(`href="${href}"`)]);
  });

  it.each(['/things/blue', '/extra', '/no-such-page'])(
    'SEO-05 %s has no canonical link',
    async (url) => {
      expect(linksOf((await get(url)).body, 'canonical')).toEqual([]);
    },
  );

  it('SEO-09 names the page in English, in Dutch and for everybody else', async () => {
    const links = linksOf((await get('/nl/dingen/blue')).body, 'alternate');
    const alternates = links.map((link) => [
      /hreflang="([^"]+)"/i.exec(link)?.[1],
      /href="([^"]+)"/.exec(link)?.[1],
    ]);
    expect(alternates).toEqual([
      ['en', 'https://site.test/things/blue'],
      ['nl', 'https://site.test/nl/dingen/blue'],
      ['x-default', 'https://site.test/things/blue'],
    ]);
  });

  it.each([
    ['/things', 'en', '<title>Things | Wayfare</title>'],
    ['/nl/dingen', 'nl', '<title>Things | Wayfare</title>'],
    ['/', 'en', '<title>Wayfare</title>'],
    ['/no-such-page', 'en', '<title>This page could not be found | Wayfare</title>'],
    ['/nl/geen-pagina', 'nl', '<title>Deze pagina is niet gevonden | Wayfare</title>'],
    ['/thrower', 'en', '<title>Something went wrong | Wayfare</title>'],
  ])('I18N-57 %s is in %s with the title %s', async (url, language, title) => {
    const { body } = await get(url);
    expect(body).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
    expect(body).toContain(title);
  });

  it.each([
    ['/things/blue', true],
    ['/no-such-page', true],
    ['/things', false],
  ])('OQ-16 %s tells robots to stay out: %s', async (url, expected) => {
    expect((await get(url)).body.includes('name="robots" content="noindex"')).toBe(expected);
  });
});
