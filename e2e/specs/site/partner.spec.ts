import type { Page } from '@playwright/test';
import { becomeMember, newMember } from '../../fixtures/account';
import { startPartner, type PartnerSite } from '../../fixtures/partner';
import { samplePage } from '../../fixtures/parts';
import { siteOfRun, VERTICALS } from '../../fixtures/site-under-test';
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

  const field = part(page, 'flights').getByRole('combobox', { name: 'From', exact: true });
  await field.fill('Amsterdam');
  await expect(field).toHaveValue('Amsterdam');
  expect(await scriptsWithReact(page)).toHaveLength(1);

  // the rest of the page has no roles while places are proposed
  await page.locator('button', { hasText: 'Remove hotels' }).click();
  await expect(part(page, 'hotels')).toBeEmpty();
  await expect(field).toHaveValue('Amsterdam');
  await page.getByRole('button', { name: 'Remove flights' }).click();
  await expect(part(page, 'flights')).toBeEmpty();

  await page.getByRole('button', { name: 'Show hotels' }).click();
  await expect(part(page, 'hotels').locator('h1')).toBeVisible();
});

const MEMBERS = [
  { vertical: 'account', path: '/user/login' },
  { vertical: 'content', path: '/contact' },
] as const;

test('parts of two verticals know the same visitor, who is known again after a reload', async ({
  page,
  visit,
  once,
}) => {
  const member = newMember();
  await becomeMember(page, visit, 'en', member);
  const partner = await once('partner for members', async () => {
    const site = await startPartner(siteOfRun().origin, MEMBERS);
    return { thing: site, stop: site.stop };
  });
  await page.goto(partner.origin);
  await page.getByRole('button', { name: 'Show account' }).click();
  const account = part(page, 'account');
  await account.locator('[name="email"]').fill(member.email);
  await account.locator('[name="password"]').fill(member.password);
  await account.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(account.getByRole('heading', { level: 1 })).toHaveText('My bookings');

  const name = part(page, 'content').locator('[name="name"]');
  await page.getByRole('button', { name: 'Show content' }).click();
  await expect(name).toHaveValue(`${member.name} ${member.surname}`);
  await page.reload();
  await page.getByRole('button', { name: 'Show content' }).click();
  await expect(name).toHaveValue(`${member.name} ${member.surname}`);
});

test('the URL decides which vertical is there, in either language, and Back brings the former one', async ({
  page,
  partner,
}) => {
  const shown = (vertical: string) => page.locator(`[id="single-spa-application:${vertical}"]`);
  const { en, nl } = { en: samplePage('hotels').en, nl: samplePage('flights').nl };
  await page.goto(partner.origin + en);
  await expect(shown('hotels').locator('h1')).toBeVisible();
  await expect(shown('flights')).toHaveCount(0);

  // as any link or script of the page does it
  await page.evaluate((to) => history.pushState(null, '', to), nl);
  await expect(shown('flights').locator('h1')).toContainText(/vlucht/i);
  await expect(shown('hotels')).toBeEmpty();

  await page.goBack();
  await expect(shown('hotels').locator('h1')).toBeVisible();
  await expect(shown('flights')).toBeEmpty();
  expect(page.url()).toBe(partner.origin + en);

  await page.goForward();
  await expect(shown('flights').locator('h1')).toBeVisible();
  expect(page.url()).toBe(partner.origin + nl);
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
