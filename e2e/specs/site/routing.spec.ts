/* Addresses: real statuses, redirects and languages. */
import { manifestsOfSite } from '@wayfare/testing/manifests';
import { canonicals, plainPage } from '../../fixtures/html';
import { siteOfRun } from '../../fixtures/site-under-test';
import { expect, hydrated, test } from '../../fixtures/test';

const REDIRECTS: readonly [from: string, status: number, to: string][] = [
  ['/flights/', 301, '/flights'],
  ['/nl/vluchten/?a=1', 301, '/nl/vluchten?a=1'],
  ['/hotels/spain/?sort=price_asc', 301, '/hotels/spain?sort=price_asc'],
  ['/nl/', 301, '/nl'],
  ['/en', 301, '/'],
  ['/en/flights?a=1', 301, '/flights?a=1'],
  ['/nl/flights', 301, '/nl/vluchten'],
  [
    '/nl/flights/booking/who-is-flying?offer=a',
    301,
    '/nl/vluchten/boeking/wie-gaat-vliegen?offer=a',
  ],
  ['/nl/flight-cancelation', 301, '/nl/vlucht-annulering'],
  ['/nl/trains/search?a=1', 301, '/nl/treinen/zoek?a=1'],
  ['/nl/trains/cancel-booking?booking=a', 301, '/nl/treinen/boeking-annuleren?booking=a'],
  ['/nl/treinen/winkelwagen', 301, '/nl/treinen/afrekenen'],
  ['/nl/accommodations?a=1', 301, '/nl/accommodaties?a=1'],
  ['/nl/hotels/map', 301, '/nl/hotels/kaart'],
  ['/nl/user/login', 301, '/nl/gebruiker/login'],
  [
    '/hotels/spanje/catalonie/barcelona?sort=price_asc',
    301,
    '/hotels/spain/catalonia/barcelona?sort=price_asc',
  ],
  ['/nl/hotels/spain', 301, '/nl/hotels/spanje'],
  ['/nl/bestemmingen', 301, '/nl/destinations'],
  ['/nl/bestemmingen?month=10', 301, '/nl/destinations?month=10'],
  ['/nl/artikelen/nachttreinen-in-europa', 301, '/nl/articles/nachttreinen-in-europa'],
  ['/nl/artikelen/', 301, '/nl/artikelen'],
  ['/articles/night-trains-in-europe/', 301, '/articles/night-trains-in-europe'],
  ['/nl/articles', 301, '/nl/artikelen'],
  ['/nl/about-us', 301, '/nl/over-ons'],
  ['/nl/cities?codeCountry=ES', 301, '/nl/steden?codeCountry=ES'],
  ['/nl/legal/privacy-cookies', 301, '/nl/juridisch/privacy-cookies'],
  ['/articles/nachttreinen-in-europa', 301, '/articles/night-trains-in-europe'],
  ['/nl/articles/night-trains-in-europe', 301, '/nl/articles/nachttreinen-in-europa'],
  ['/trains/stations/NL-Amsterdam-Centraal', 301, '/trains/stations/nl-amsterdam-centraal'],
  [
    '/nl/vluchten/luchthavens/ams-schiphol?a=1',
    301,
    '/nl/vluchten/luchthavens/ams-amsterdam-airport-schiphol?a=1',
  ],
  ['/nl/trains/stations/at-wien-hbf', 301, '/nl/treinen/stations/at-wien-hbf'],
  ['/vacation/spanje', 301, '/vacation/spain'],
  ['/nl/vacation/spain?place=2', 301, '/nl/vacation/spanje?place=2'],
];

const MISSING: readonly [path: string, message: string][] = [
  ['/no-such-page', 'This page could not be found'],
  ['/nl/bestaat-niet', 'Deze pagina is niet gevonden'],
  ['/hotels/atlantis', 'This page could not be found'],
  ['/nl/hotels/atlantis/x/y/z', 'Deze pagina is niet gevonden'],
  ['/hotels/NL/%00bad', 'This page could not be found'],
  ['/%E0%A4%A', 'This page could not be found'],
  ['/nl/%ZZ', 'Deze pagina is niet gevonden'],
  ['/trains/stations/nl-nowhere', 'This page could not be found'],
  ['/nl/vluchten/luchthavens/zzz-nergens', 'Deze pagina is niet gevonden'],
  ['/articles/x', 'Article not found.'],
  ['/nl/articles/x', 'Artikel niet gevonden.'],
  ['/vacation/x', 'Invalid Url'],
  ['/nl/vacation/x', 'Ongeldige url'],
];

const COOKIES: readonly [cookie: string, path: string, status: number, location: string | null][] =
  [
    ['i18n_redirected=nl', '/', 302, '/nl'],
    ['i18n_redirected=nl', '/?tab=flights', 302, '/nl?tab=flights'],
    ['i18n_redirected=nl', '/flights', 200, null],
    ['i18n_redirected=nl', '/accommodations', 200, null],
    ['i18n_redirected=en', '/', 200, null],
    ['i18n_redirected=en', '/nl', 200, null],
    ['i18n_redirected=de', '/', 200, null],
  ];

const HINT = 'Liever in het Nederlands?';
const SUGGESTIONS: readonly [path: string, locale: string, cookie: string | null, is: boolean][] = [
  ['/', 'nl-NL', null, true],
  ['/', 'nl-NL', 'en', false],
  ['/', 'de-DE', null, false],
  ['/flights', 'nl-NL', null, false],
];

for (const [from, status, to] of REDIRECTS) {
  test(`PLT-19 ${from} answers ${status} with ${to}`, async () => {
    const answer = await plainPage(from);
    expect([answer.status, answer.location]).toEqual([status, to]);
  });
}

for (const [path, message] of MISSING) {
  test(`ERR-18, PLT-18, PLT-24, CNT-03, CNT-31 ${path} answers 404 with “${message}”`, async () => {
    const { status, texts, html } = await plainPage(path);
    expect(status).toBe(404);
    expect(texts).toContain(message);
    expect(canonicals(html)).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
}

const labelsOf = (entries: readonly { order: number; label: { en: string } }[]) =>
  entries.toSorted((one, other) => one.order - other.order).map(({ label }) => label.en);

test('ERR-20 PLT-22 trains that are switched off are gone from the menu, the home page and every address', async ({
  page,
  ownShell,
}) => {
  const shell = await ownShell({ env: { FLAG_TRAINS: 'off' } });
  for (const [path, message] of [
    ['/trains', 'Not Found'],
    ['/nl/treinen', 'Niet gevonden'],
    ['/trains/search', 'Not Found'],
  ] as const) {
    const { status, texts } = await plainPage(path, { origin: shell.origin });
    expect([path, status]).toEqual([path, 404]);
    expect(texts).toContain(message);
  }
  await page.goto(shell.origin);
  await hydrated(page);
  const others = manifestsOfSite().filter(({ name }) => name !== 'trains');
  const tabs = others.flatMap(({ slots }) => slots.filter(({ id }) => id === 'home.search/v1'));
  await expect(page.getByRole('tab')).toHaveText(labelsOf(tabs));
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link'),
  ).toHaveText(labelsOf(others.flatMap(({ navigation }) => navigation)));
});

for (const [cookie, path, status, location] of COOKIES) {
  test(`I18N-60, I18N-61 with the cookie ${cookie}, ${path} answers ${status}`, async () => {
    const answer = await plainPage(path, { headers: { cookie } });
    expect([answer.status, answer.location]).toEqual([status, location]);
  });
}

for (const [path, locale, cookie, isSuggested] of SUGGESTIONS) {
  test(`I18N-61 ${path} is English and ${isSuggested ? 'offers' : 'does not offer'} Dutch to a browser of ${locale} that remembers ${cookie}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
    if (cookie !== null)
      await context.addCookies([{ name: 'i18n_redirected', value: cookie, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText(HINT)).toBeVisible({ visible: isSuggested });
    await hydrated(page);
    await expect(page.getByText(HINT)).toBeVisible({ visible: isSuggested });
    await context.close();
  });
}

test('I18N-58, I18N-59 a chosen language is remembered for 365 days, on every path, SameSite lax', async ({
  page,
  visit,
}) => {
  await visit('/flights');
  await page.locator('header a[hreflang="nl"]').click();
  await expect(page).toHaveURL(/\/nl\/vluchten$/);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'nl', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL(/\/nl$/);
});

for (const [before, missing, home] of [
  ['/flights', '/nope', '/'],
  ['/nl/vluchten', '/nl/nope', '/nl'],
] as const) {
  const tag = home === '/' ? [] : '@long';
  test(
    `PLT-16, PLT-17 on ${missing}, Back leads to ${before} and home to ${home}`,
    { tag },
    async ({ page, visit, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      await visit(before);
      expect(await visit(missing)).toBe(404);
      const actions = page.locator('main');
      await actions.getByRole('button').click();
      await expect(page).toHaveURL(new RegExp(`${before}$`));
      await visit(missing);
      await actions.getByRole('link').click();
      await expect(page).toHaveURL(siteOfRun().origin + (home === '/' ? '/' : home));
    },
  );
}
