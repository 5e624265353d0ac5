import { tinyRelease } from './site.fixture';
import { robotsText, sitemapXml } from './sitemap';

const route = (change: object) => ({ name: 'index', path: { en: '/alpha', nl: '/nl/alfa' }, canonical: true, ...change });
const xmlOf = (change: object, flags: Record<string, boolean> = {}) => sitemapXml([tinyRelease({ name: 'alpha', manifest: { routes: [route(change)] } }).release.manifest], flags, 'https://site.test');

it.each([
  ['a page with a canonical link', {}, {}, 2],
  ['a page without one', { canonical: false }, {}, 0],
  ['a page that robots leave out', { noindex: true }, {}, 0],
  ['a page that needs a query', { sitemap: false }, {}, 0],
  ['a page with a parameter', { path: { en: '/alpha/:id', nl: '/nl/alfa/:id' } }, {}, 0],
  ['a page that is switched off', { flag: 'extra' }, { extra: false }, 0],
  ['a page that is switched on', { flag: 'extra' }, { extra: true }, 2],
])('OQ-15 the sitemap lists %s in its languages', (_what, change, flags, count) => {
  expect([...xmlOf(change, flags).matchAll(/<loc>/g)]).toHaveLength(count);
});

it('OQ-15 SEO-09 links the languages of a page to each other', () => {
  const link = (language: string, path: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="https://site.test${path}"/>`;
  const links = link('en', '/alpha') + link('nl', '/nl/alfa');
  expect(xmlOf({})).toContain(`<url><loc>https://site.test/alpha</loc>${links}</url>\n<url><loc>https://site.test/nl/alfa</loc>${links}</url>`);
});

it('OQ-15 keeps robots away from the API only', () => {
  expect(robotsText('https://site.test').split('\n')).toEqual(['User-agent: *', 'Disallow: /api/', 'Disallow: /client-errors', '', 'Sitemap: https://site.test/sitemap.xml', '']);
});
