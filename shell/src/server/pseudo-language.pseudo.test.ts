/* What the shell's server says by language, with one language more (decision 0123). */
import { languageOfPath } from '@wayfare/domain';
import { parseManifest } from '@wayfare/releases';
import { WEB_MANIFEST } from '../app/site-files';
import { lastResortPage } from './http/last-resort-page';
import { pageUrls } from './http/sitemap-xml';
import { offlinePage } from './installable/offline-page';
import { webManifest } from './installable/web-manifest';
import { pathRules } from './releases/path-rules';
import { visitorScript } from './scripts/visitor-script';

const PSEUDO = languageOfPath('/en-xa');
const MANIFEST = parseManifest({
  name: 'alpha',
  version: '1.0.0',
  criticality: 'primary',
  namespaces: ['alpha'],
  routes: [
    { name: 'index', path: { en: '/things/:slug', nl: '/nl/dingen/:slug' } },
    { name: 'list', path: { en: '/things', nl: '/nl/dingen' } },
  ],
  navigation: [{ route: 'list', label: { en: 'Things', nl: 'Dingen' }, order: 1 }],
});
const textsOf = (html: string) =>
  html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ').replace(/Wayfare|\|/g, '');

it.each([
  ['the page of last resort', lastResortPage('failed', PSEUDO)],
  ['the offline page', offlinePage(PSEUDO)],
])('%s is in it', (_what, html) => {
  expect(html).toContain('lang="en-XA"');
  expect(textsOf(html).replace(/\[[^[\]]*\]/g, '')).not.toMatch(/\p{L}/u);
});

it('a device installs the site in it', () => {
  expect(WEB_MANIFEST[PSEUDO]).toBe('/en-xa/manifest.webmanifest');
  expect(webManifest({ language: PSEUDO, manifests: [MANIFEST], flags: {} })).toMatchObject({
    lang: 'en-XA',
    dir: 'ltr',
    start_url: '/en-xa',
    description: expect.stringMatching(/^\[Šéáŕçĥ/),
    shortcuts: [{ name: '[Ţĥîñĝšöñé]', url: '/en-xa/things' }],
  });
});

it('robots find its pages', () => {
  const urls = pageUrls({
    manifests: [MANIFEST],
    flags: {},
    origin: 'https://site.test',
    liveSince: new Map(),
  });
  expect(urls).toContain('hreflang="en-XA" href="https://site.test/en-xa/things"');
});

it.each([
  ['/en-xa/things/', undefined, '/en-xa/things'],
  ['/', 'en-XA', '/en-xa'],
  ['/', 'de', undefined],
  ['/en-xa/dingen', undefined, undefined],
  ['/en-xa/things/a', undefined, undefined],
])('%s with the remembered language %s leads to %s', (pathname, languageCookie, to) =>
  expect(pathRules([MANIFEST])({ pathname, search: '' }, { languageCookie })?.location).toBe(to),
);

it('a browser remembers it', () => expect(visitorScript()).toContain('i18n_redirected=en-XA'));
