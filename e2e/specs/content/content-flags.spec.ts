/* What is switched off is gone from every address, menu and page; what nobody wrote is not found. */
import { canonicals, plainPage } from '../../fixtures/html';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, hydrated, test } from '../../fixtures/test';

const OFF: readonly [path: string, message: string][] = [
  ['/articles', 'Not Found'],
  ['/nl/artikelen', 'Niet gevonden'],
  ['/articles/night-trains-in-europe', 'Not Found'],
  ['/nl/articles/nachttreinen-in-europa', 'Niet gevonden'],
  ['/destinations', 'Not Found'],
  ['/nl/destinations', 'Niet gevonden'],
  ['/nl/bestemmingen', 'Niet gevonden'],
  ['/destinations-delete', 'Not Found'],
  ['/nl/destinations-delete', 'Niet gevonden'],
  ['/vacation/spain', 'Not Found'],
  ['/nl/vacation/spanje', 'Niet gevonden'],
];

const HOME = {
  '/': { destinations: 'Where to go', articles: 'From the articles', others: 'Popular places' },
  '/nl': {
    destinations: 'Waar naartoe',
    articles: 'Uit de artikelen',
    others: 'Populaire plaatsen',
  },
} as const;

test('ERR-20 PLT-20 PLT-21 articles and destinations that are switched off answer 404, and nothing leads to them @long', async ({
  page,
  ownShell,
  consoleErrors,
}) => {
  consoleErrors.allow(OTHER_ORIGIN);
  const { origin } = await ownShell({ env: { FLAG_ARTICLES: 'off', FLAG_DESTINATIONS: 'off' } });
  for (const [path, message] of OFF) {
    await test.step(path, async () => {
      const { status, texts, html } = await plainPage(path, { origin });
      expect(status).toBe(404);
      expect(texts).toContain(message);
      expect(canonicals(html)).toEqual([]);
      expect(html).toContain('<meta name="robots" content="noindex"');
    });
  }
  for (const [home, words] of Object.entries(HOME)) {
    await test.step(`home at ${home}`, async () => {
      await page.goto(origin + home);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: words.others })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.articles })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words.destinations })).toHaveCount(0);
      for (const path of ['destinations', 'articles', 'artikelen', 'vacation'])
        await expect(page.locator(`a[href*="/${path}"]`), path).toHaveCount(0);
    });
  }
  for (const sitemap of ['/sitemap', '/nl/sitemap', '/sitemap.xml', '/sitemaps/pages.xml']) {
    const { html } = await plainPage(sitemap, { origin });
    expect(
      html.match(/(?:href="|<loc>)[^"<]*\/(?:articles|artikelen|destinations|vacation)\b/g),
      sitemap,
    ).toBeNull();
  }
});

test('PLT-22 texts keep their words and lose their links to trains that are switched off @long', async ({
  ownShell,
}) => {
  const { origin } = await ownShell({ env: { FLAG_TRAINS: 'off' } });
  for (const path of [
    '/about-us',
    '/nl/over-ons',
    '/contact-customer-service',
    '/nl/contact-klantenservice',
  ]) {
    const { status, html } = await plainPage(path, { origin });
    expect(status).toBe(200);
    expect(html, path).toMatch(/<a href="\/[^"]+"/);
    expect(html.match(/href="\/(?:trains|nl\/treinen)\b[^"]*"/g), path).toBeNull();
  }
});

for (const [home, words] of Object.entries(HOME)) {
  const tag = home === '/' ? [] : '@long';
  test(
    `PLT-20 PLT-21 ${home} shows articles and destinations that are switched on`,
    { tag },
    async ({ page, visit }) => {
      await visit(home);
      await expect(page.getByRole('heading', { name: words.articles })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.destinations })).toBeVisible();
    },
  );
}

const UNKNOWN: readonly [path: string, message: string, onward: string][] = [
  ['/articles/nobody-wrote-this', 'Article not found.', '/articles'],
  ['/nl/articles/niemand-schreef-dit', 'Artikel niet gevonden.', '/nl/artikelen'],
  ['/vacation/atlantis', 'Invalid Url', '/destinations'],
  ['/nl/vacation/atlantis', 'Ongeldige url', '/nl/destinations'],
];

for (const [path, message, onward] of UNKNOWN) {
  const tag = path.startsWith('/nl/') ? '@long' : [];
  test(
    `ERR-18 CNT-03 CNT-16 CNT-31 ${path} answers 404 with “${message}” and leads on to ${onward}`,
    { tag },
    async ({ page, visit, axe, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      expect(await visit(path)).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await axe();
      await page.locator(`main a[href="${onward}"]`).first().click();
      await expect(page).toHaveURL(onward);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(message);
    },
  );
}
