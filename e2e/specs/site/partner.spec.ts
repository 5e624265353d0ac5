import type { Page } from '@playwright/test';
import { startPartner, type PartnerSite } from '../../fixtures/partner';
import { samplePage } from '../../fixtures/parts';
import { siteOfRun, VERTICALS } from '../../fixtures/places';
import { expect, test as base } from '../../fixtures/test';

const test = base.extend<{ partner: PartnerSite }>({
  partner: async ({ once }, use) =>
    use(
      await once('partner', async () => {
        const partner = await startPartner(siteOfRun().origin, [
          { vertical: 'hotels', path: '/accommodations' },
          { vertical: 'flights', path: '/flights' },
        ]);
        return { thing: partner, stop: partner.stop };
      }),
    ),
});

const part = (page: Page, vertical: string) => page.locator(`[data-part="${vertical}"]`);

/** How many of the scripts that the page ran have a React of their own. */
async function scriptsWithReact(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.split('?')[0]?.endsWith('.js') === true);
    const found = await Promise.all(
      [...new Set(scripts)].map(async (url) =>
        (await (await fetch(url)).text()).includes(
          '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={',
        ) || (await (await fetch(url)).text()).includes('react.activity')
          ? url
          : null,
      ),
    );
    return found.filter((url) => url !== null);
  });
}

test('a page that is not the shell mounts, uses and unmounts two verticals with one React', async ({
  page,
  partner,
}) => {
  await page.goto(partner.origin);
  for (const vertical of ['hotels', 'flights']) {
    await page.getByRole('button', { name: `Show ${vertical}` }).click();
    await expect(part(page, vertical).locator('h1')).toBeVisible();
    await expect(part(page, vertical).getByRole('alert')).toHaveCount(0);
  }
  expect(page.url()).toBe(`${partner.origin}/`);

  const field = part(page, 'flights')
    .getByRole('textbox')
    .or(part(page, 'flights').getByRole('combobox'))
    .first();
  await field.fill('Amsterdam');
  await expect(field).toHaveValue('Amsterdam');
  expect(await scriptsWithReact(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Remove hotels' }).click();
  await expect(part(page, 'hotels')).toBeEmpty();
  await expect(field).toHaveValue('Amsterdam');
  await page.getByRole('button', { name: 'Remove flights' }).click();
  await expect(part(page, 'flights')).toBeEmpty();

  await page.getByRole('button', { name: 'Show hotels' }).click();
  await expect(part(page, 'hotels').locator('h1')).toBeVisible();
});

/** The home page is made of the slots of others, so content shows another one. */
const ALONE: Readonly<Record<string, string>> = { content: '/data-sources' };

for (const vertical of VERTICALS) {
  const path = ALONE[vertical] ?? samplePage(vertical).en;
  test(`${vertical} runs by itself on a page of its own`, async ({ page, partner }) => {
    await page.goto(`${partner.origin}/standalone?vertical=${vertical}&path=${path}`);
    await page.getByRole('button', { name: `Show ${vertical}` }).click();
    await expect(part(page, vertical).locator('h1')).toBeVisible();
    await expect(part(page, vertical).getByRole('alert')).toHaveCount(0);
  });
}
