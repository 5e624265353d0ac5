/* The page that a browser keeps for when there is no network, and the way back to the page that was asked for. */
import type { Page } from '@playwright/test';
import { samplePage } from '../../fixtures/parts';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, hydrated, test } from '../../fixtures/test';

const WORDS = {
  en: { title: 'You seem to be offline', again: 'Try again' },
  nl: { title: 'Je lijkt offline te zijn', again: 'Opnieuw proberen' },
} as const;

/** Waits until the browser has the worker; its pages from the next one on are answered through it. */
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL;
  });

for (const language of ['en', 'nl'] as const) {
  test(`a page without a network is our own in ${language}, and leads on once there is one @long`, async ({
    page,
    context,
    visit,
    axe,
    baseURL,
    consoleErrors,
  }) => {
    const { title, again } = WORDS[language];
    // the browser's own word for each page that it could not get
    consoleErrors.allow(/status of 503|ERR_INTERNET_DISCONNECTED/);
    await visit(language === 'en' ? '/' : '/nl');
    expect(await workerOf(page)).toBe(`${baseURL}/service-worker.js`);
    const asked = `${samplePage('hotels')[language]}?from=mail`;

    await context.setOffline(true);
    const answer = await page.goto(asked);
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await axe();
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe();
    await page.getByRole('link', { name: again }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('link', { name: again }).click();
    await expect(page).toHaveURL(`${baseURL}${asked}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
}

test('a site that switched the worker off takes it out of browsers that have it @long', async ({
  page,
  ownShell,
  consoleErrors,
}) => {
  consoleErrors.allow(OTHER_ORIGIN);
  const shell = await ownShell({ env: { SERVICE_WORKER: 'off' } });
  await page.goto(shell.origin);
  await hydrated(page);
  // as a browser that had it before would find it
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});
