/* Streets of a server of vector tiles under the map of hotels, and our own map where they fail. */
import { hydrated, expect, test } from '../../fixtures/test';
import { API_START_MS } from '../../fixtures/own-api';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import {
  CREDIT,
  mapRound,
  shareOf,
  streetSite,
  streetsOf,
  zoomIn,
} from '../../fixtures/street-site';

/** The site's colours mixed: white or land with the accent, and the land beside the road. */
const ROAD = { light: [221, 167, 148], dark: [142, 102, 79] } as const;
const OWN_SOURCES = /Coast and water: GSHHG/;
const PARIS = { latitude: 48.8566, longitude: 2.3522 };

// one site for all, which the first starts
test.describe.configure({ mode: 'default', timeout: 120_000 + API_START_MS });
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(OTHER_ORIGIN));

test('streets are drawn in the colours of the site, light and dark, and named after whose they are @long', async ({
  page,
  once,
  axe,
}) => {
  const { origin } = await streetSite(once);
  await page.goto(origin + mapRound());
  await hydrated(page);
  await expect(streetsOf(page)).toBeVisible();
  await zoomIn(page, 3);
  await expect.poll(() => shareOf(page, ROAD.light)).toBeGreaterThan(0.6);
  expect(await shareOf(page, ROAD.light, 40)).toBeLessThan(0.2);
  const credit = page.getByRole('link', { name: CREDIT });
  await expect(credit).toBeVisible();
  await expect(credit).toHaveAttribute('href', 'https://town.example/copyright');
  await expect(page.getByText(OWN_SOURCES)).toBeHidden();
  await axe();

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shareOf(page, ROAD.dark)).toBeGreaterThan(0.6);
  await axe();
});

test('prices, keys and the list work over streets as they do without @long', async ({
  page,
  once,
}) => {
  const { origin } = await streetSite(once);
  await page.goto(origin + mapRound());
  await hydrated(page);
  await expect(streetsOf(page)).toBeVisible();
  const map = page.getByRole('group', { name: /^Map with prices/ });
  await map.focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(streetsOf(page)).toBeVisible();
  const pin = page.getByRole('button', { name: /, €[\d.,]+, \d stars?$/ }).first();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Chosen on the map' })).toBeVisible();
});

test('an archive is read by ranges, and where it ends our own map goes on @long', async ({
  page,
  once,
}) => {
  const { origin, tiles } = await streetSite(once);
  await page.route('**/api/map/source', (route) =>
    route.fulfill({
      json: {
        result: {
          kind: 'archive',
          url: `${tiles.origin}/town.pmtiles`,
          credit: CREDIT,
          creditUrl: null,
        },
        errors: [],
      },
    }),
  );
  await page.goto(origin + mapRound());
  await hydrated(page);
  await expect(streetsOf(page)).toBeVisible();
  await zoomIn(page, 3);
  await expect.poll(() => shareOf(page, ROAD.light)).toBeGreaterThan(0.6);

  await page.goto(origin + mapRound(PARIS));
  await hydrated(page);
  await expect(streetsOf(page)).toBeAttached();
  await expect(streetsOf(page)).toBeHidden();
  await expect(page.getByText(OWN_SOURCES)).toBeVisible();
});

for (const answer of ['failures', 'garbage'] as const)
  test(`our own map stays where the server has ${answer}, and our API hears of it once @long`, async ({
    page,
    once,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 500 .*\.mvt/);
    const { origin, tiles } = await streetSite(once);
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/telemetry')) told.push(request.postData() ?? '');
    });
    tiles.answer = answer;
    const asked = page.waitForRequest(/\.mvt$/);
    await page.goto(origin + mapRound());
    await hydrated(page);
    await asked;
    await expect.poll(() => told.length).toBe(1);
    await expect(streetsOf(page)).toHaveCount(0);
    await expect(page.getByText(OWN_SOURCES)).toBeVisible();
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    await zoomIn(page, 3);
    expect(told).toHaveLength(1);
    tiles.answer = 'tiles';
  });
