import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, verticalNames } from '../../../.workspace/verticals.cjs';
import { checkContract, checkOverlaps, parseManifest } from './check-manifest';

const SITE = path.resolve(__dirname, '../../..');
const manifests = verticalNames(SITE).map((name) =>
  parseManifest(JSON.parse(readFileSync(path.join(SITE, folderOf(name), 'vertical.json'), 'utf8'))),
);
const routes = manifests.flatMap((manifest) => manifest.routes);

/** The site's URLs, English and Dutch, as they were agreed on. Pages of later days are their verticals' own. */
const AGREED = new Map<string, string>([
  ['/', '/nl'],
  ['/about-us', '/nl/over-ons'],
  ['/accommodations', '/nl/accommodaties'],
  ['/articles', '/nl/artikelen'],
  ['/articles/:slug', '/nl/articles/:slug'],
  ['/booking-list', '/nl/boekingen-reizen'],
  ['/cancel', '/nl/annuleren'],
  ['/cancelation', '/nl/annulering'],
  ['/cancelationfp', '/nl/annuleringfp'],
  ['/cities', '/nl/steden'],
  ['/contact', '/nl/contact'],
  ['/contact-customer-service', '/nl/contact-klantenservice'],
  ['/country', '/nl/land'],
  ['/covid-19-faqs', '/nl/covid-19-faqs'],
  ['/destinations', '/nl/destinations'],
  ['/destinations-delete', '/nl/destinations-delete'],
  ['/flight-cancelation', '/nl/vlucht-annulering'],
  ['/flights', '/nl/vluchten'],
  ['/hotel', '/nl/hotel'],
  ['/hotels', '/nl/hotels'],
  ['/how-we-work', '/nl/onze-werkwijze'],
  ['/preview', '/nl/voorbeeld'],
  ['/privacy-cookie-statement', '/nl/privacy-cookie-verklaring'],
  ['/promos', '/nl/aanbiedingen'],
  ['/success', '/nl/success'],
  ['/terms-and-conditions', '/nl/algemene-voorwaarden'],
  ['/trains', '/nl/treinen'],
  ['/vacation/:country', '/nl/vacation/:country'],
  ['/booking/step1', '/nl/boeking/stap1'],
  ['/booking/step2', '/nl/boeking/stap2'],
  ['/hotels/:country', '/nl/hotels/:country'],
  ['/hotels/:country/:destination', '/nl/hotels/:country/:destination'],
  ['/hotels/:country/:destination/:city', '/nl/hotels/:country/:destination/:city'],
  ['/hotels/:country/:destination/:city/:hotel', '/nl/hotels/:country/:destination/:city/:hotel'],
  ['/hotels/map', '/nl/hotels/kaart'],
  ['/flights/results', '/nl/vluchten/resultaten'],
  ['/flights/booking', '/nl/vluchten/boeking'],
  ['/flights/booking/who-is-flying', '/nl/vluchten/boeking/wie-gaat-vliegen'],
  ['/flights/booking/baggage-and-extras', '/nl/vluchten/boeking/baggage-en-extras'],
  ['/flights/booking/seatmap', '/nl/vluchten/boeking/stoelindeling'],
  ['/flights/booking/payment', '/nl/vluchten/boeking/betaling'],
  ['/flights/booking/success', '/nl/vluchten/boeking/success'],
  ['/flights/booking-list', '/nl/vluchten/boekingen'],
  ['/trains/search', '/nl/treinen/zoek'],
  ['/trains/pass/search', '/nl/treinen/pas/zoek'],
  ['/trains/passengers', '/nl/treinen/passagiers'],
  ['/trains/checkout', '/nl/treinen/afrekenen'],
  ['/trains/payment', '/nl/treinen/betaling'],
  ['/trains/success', '/nl/treinen/success'],
  ['/trains/cancel-booking', '/nl/treinen/boeking-annuleren'],
  ['/user/login', '/nl/gebruiker/login'],
  ['/user/register', '/nl/gebruiker/registreer'],
  ['/user/recover', '/nl/gebruiker/herstel'],
  ['/user/remember-password', '/nl/gebruiker/onthou-password'],
  ['/user/activation', '/nl/gebruiker/activatie'],
  ['/legal/privacy-cookies', '/nl/juridisch/privacy-cookies'],
  // decided later: OQ-15 and the page that names where the data comes from
  ['/sitemap', '/nl/sitemap'],
  ['/data-sources', '/nl/databronnen'],
  ['/accessibility', '/nl/toegankelijkheid'],
  // the rest of the account
  ['/user/profile', '/nl/gebruiker/profiel'],
  ['/user/travellers', '/nl/gebruiker/reizigers'],
  ['/user/security', '/nl/gebruiker/beveiliging'],
  ['/user/privacy', '/nl/gebruiker/privacy'],
  ['/find-booking', '/nl/boeking-vinden'],
]);

/** SEO-02 and SEO-04. */
const CANONICAL = new Set([
  '/',
  '/about-us',
  '/accommodations',
  '/contact-customer-service',
  '/destinations',
  '/flights',
  '/how-we-work',
  '/trains',
  '/privacy-cookie-statement',
  '/terms-and-conditions',
  '/contact',
  '/hotel',
  '/hotels/:country/:destination/:city/:hotel',
]);

const FLAGS: Record<string, string> = {
  '/articles': 'articles',
  '/articles/:slug': 'articles',
  '/destinations': 'destinations',
  '/destinations-delete': 'destinations',
  '/vacation/:country': 'destinations',
};

const agreed = routes.filter(({ path: { en } }) => AGREED.has(en));

it('every vertical is named as its folder is, for the contract of this shell', () => {
  expect(manifests.map(({ name }) => name)).toEqual(verticalNames(SITE));
  expect(manifests.length).toBeGreaterThan(0);
  for (const manifest of manifests) expect(() => checkContract(manifest)).not.toThrow();
});

it.each(manifests.map(({ name, owner }) => [name, owner]))(
  'the owner of %s is who reviews its folder',
  (name, owner) => {
    const owners = readFileSync(path.join(SITE, '.github/CODEOWNERS'), 'utf8');
    const [, team] = new RegExp(`^/${folderOf(name)}/ +(\\S+)`, 'm').exec(owners) ?? [];
    expect(owner?.team).toBe(team);
  },
);

it('every URL has one owner', () => expect(() => checkOverlaps(manifests)).not.toThrow());

it('every URL that was agreed on is there', () => {
  const published = new Set(routes.map(({ path: { en } }) => en));
  expect([...AGREED.keys()].filter((path) => !published.has(path))).toEqual([]);
});

it.each([...AGREED])('I18N-57 %s and %s are the agreed pair', (en, nl) => {
  expect(routes.find(({ path }) => path.en === en)?.path.nl).toBe(nl);
});

it.each([...CANONICAL])(
  'SEO-02 SEO-03 SEO-04 %s may be shown by robots, so that it has a canonical link',
  (path) => {
    expect(routes.find(({ path: { en } }) => en === path)?.noindex).toBe(false);
  },
);

it.each(agreed.map((route) => [route.path.en, route] as const))(
  'PLT-20 PLT-21 PLT-22 %s is behind its flag, if it has one',
  (en, route) => {
    const expected = en === '/trains' || en.startsWith('/trains/') ? 'trains' : FLAGS[en];
    expect(route.flag).toBe(expected);
  },
);
