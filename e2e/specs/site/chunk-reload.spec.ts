import type { Page } from '@playwright/test';
import { hotelUrl, reserve } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, test } from '../../fixtures/test';
import { useOnArrival } from '../../fixtures/taken-over';
import { settled } from '../../fixtures/visitors';

const LOST = [/Failed to load resource/, /RemoteError/, /React Router caught the following error/];

/** Documents that the tab asked for from now on. */
function documents(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

const panel = (page: Page) => page.locator('main [data-failed-vertical="flights"]');
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Retry' });

test('PLT-26 a page whose code is lost loads the document again once in 60 seconds, then shows the panel', async ({
  page,
  visit,
  consoleErrors,
}) => {
  for (const pattern of LOST) consoleErrors.allow(pattern);
  const chunk = '**/r/flights/*/client/search.js';
  let tries = 0;
  await page.route(chunk, (route) => {
    if (route.request().resourceType() === 'script') tries += 1;
    return route.abort();
  });
  await useOnArrival(page);
  await visit('/trains');
  const loads = documents(page);

  await page.locator('header a[href="/flights"]').click();
  await expect(retry(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => loads).toEqual(['/flights']);
  await expect(retry(page)).toBeVisible({ timeout: 20_000 });

  const before = tries;
  await retry(page).click();
  await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 3);
  await expect(retry(page)).toBeVisible({ timeout: 20_000 });
  expect(loads).toEqual(['/flights']);

  await page.evaluate(() => sessionStorage.setItem('chunkReloadedAt', String(Date.now() - 60_001)));
  await retry(page).click();
  await expect.poll(() => loads, { timeout: 20_000 }).toEqual(['/flights', '/flights']);
  await expect(retry(page)).toBeVisible({ timeout: 20_000 });

  await page.unroute(chunk);
  await retry(page).click();
  await expect(page.locator('main h1')).toHaveText('Flights');
  expect(loads).toEqual(['/flights', '/flights']);
});

test('PLT-26 a part of a page whose code is lost never loads the document again', async ({
  page,
  visit,
  consoleErrors,
}) => {
  for (const pattern of LOST) consoleErrors.allow(pattern);
  const chunk = '**/r/flights/*/client/slot-home-search-v1.js';
  await page.route(chunk, (route) => route.abort());
  await visit('/');
  const loads = documents(page);

  await page.getByRole('tab', { name: 'Flights' }).click();
  await expect(retry(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('main h1')).toBeVisible();
  await page.unroute(chunk);
  await retry(page).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator('form')).toBeVisible();
  expect(loads).toEqual([]);
});

test('a page stays whole without the parts that come after it', async ({
  page,
  visit,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const lost = new Set<string>();
  await page.route(/\/r\/hotels\/[^/]+\/client\/(?:share|heart)\.js/, (route) => {
    lost.add(new URL(route.request().url()).pathname.replace(/.*\//, ''));
    return route.abort();
  });
  await visit(hotelUrl('en', 'H-UNKNOWN'));
  await expect.poll(() => [...lost].sort()).toEqual(['heart.js', 'share.js']);
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Rooms' }).first()).toBeVisible();
  await expect(page.locator('[data-failed-vertical]')).toHaveCount(0);
});

test('PLT-26 a room whose reserving lost its code can be reserved by another press', async ({
  page,
  visit,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const chunk = /\/r\/hotels\/[^/]+\/client\/reserving\.js/;
  await page.route(chunk, (route) => route.abort());
  await visit(hotelUrl('en', 'H-UNKNOWN'));
  await reserve(page, 'en', []);
  await expect(page.locator('main').getByRole('alert')).toBeVisible({ timeout: 20_000 });

  await page.unroute(chunk);
  await page.getByRole('button', { name: BOOKING_WORDS.en.proceed }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BOOKING_WORDS.en.step1);
});
