/* The content service is away: each page says so with the right status, the rest of the site works, and Retry brings it back. */
import { startContentSite, type ContentSite } from '../../fixtures/content-site';
import { plainPage } from '../../fixtures/html';
import { API_START_MS } from '../../fixtures/own-api';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, hydrated, test as base } from '../../fixtures/test';

const test = base.extend<{ contentSite: ContentSite }>({
  // each test its own, because what the API has fetched once it shows for a while
  contentSite: async ({ consoleErrors }, use) => {
    consoleErrors.allow(OTHER_ORIGIN);
    consoleErrors.allow(/status of (500|502|503|504)/);
    const site = await startContentSite({ patience: 1000 });
    await use(site);
    await site.stop();
  },
});

const UNAVAILABLE = { en: 'Server unavailable', nl: 'Server niet beschikbaar' };
const NO_ARTICLES = {
  en: "Sorry, we couldn't load the articles. Please try again later.",
  nl: 'Sorry, we konden de artikelen niet laden. Probeer het later nog eens.',
};

const FAILING = [
  { path: '/destinations', message: UNAVAILABLE.en },
  { path: '/nl/destinations', message: UNAVAILABLE.nl },
  { path: '/vacation/spain', message: UNAVAILABLE.en },
  { path: '/nl/vacation/spanje', message: UNAVAILABLE.nl },
  { path: '/articles', message: NO_ARTICLES.en },
  { path: '/nl/artikelen', message: NO_ARTICLES.nl },
] as const;

/** One of each kind and language: the next would be shown from what came for the first. */
const RETRIED = [
  { path: '/destinations', message: UNAVAILABLE.en, heading: 'Destinations', retry: 'Try again' },
  {
    path: '/nl/artikelen',
    message: NO_ARTICLES.nl,
    heading: 'Artikelen',
    retry: 'Opnieuw proberen',
  },
  {
    path: '/nl/vacation/spanje',
    message: UNAVAILABLE.nl,
    heading: 'Spanje',
    retry: 'Opnieuw proberen',
  },
  { path: '/articles', message: NO_ARTICLES.en, heading: 'Articles', retry: 'Try again' },
] as const;

test('ERR-17 CNT-30 CNT-31 with the content service away, its pages say so and the others work; Retry brings them back @long', async ({
  page,
  contentSite: { origin, service },
  axe,
}) => {
  test.setTimeout(180_000 + API_START_MS);
  for (const fault of ['dropped', 'hanging', 'rubbish'] as const) {
    await test.step(`the service answers with: ${fault}`, async () => {
      service.on(/\/api\//, fault);
      for (const { path, message } of FAILING) {
        const { status, texts, html } = await plainPage(path, { origin });
        expect(status, path).toBeGreaterThanOrEqual(500);
        if (message === UNAVAILABLE.en || message === UNAVAILABLE.nl)
          expect(status, path).toBe(500);
        expect(texts).toContain(message);
        expect(html).toContain('<meta name="robots" content="noindex"');
      }
      service.reset();
    });
  }
  await test.step('the home page shows what it has', async () => {
    service.on(/\/api\//, 'dropped');
    await page.goto(origin);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where to next?');
    await expect(page.getByText('Destinations can’t be shown right now.')).toBeVisible();
    await axe();
  });
  for (const { path, message, heading, retry } of RETRIED) {
    await test.step(`${path} comes back by ${retry}`, async () => {
      service.on(/\/api\//, 'dropped');
      await page.goto(origin + path);
      await hydrated(page);
      await expect(page.locator('main').getByText(message, { exact: true }).first()).toBeVisible();
      await axe();
      service.reset();
      await page
        .locator('main')
        .getByRole('link', { name: retry, exact: true })
        .or(page.locator('main').getByRole('button', { name: retry, exact: true }))
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('main').getByText(message, { exact: true })).toHaveCount(0);
    });
  }
});
