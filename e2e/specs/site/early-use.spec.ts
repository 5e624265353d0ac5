import { holdScripts } from '../../fixtures/held-scripts';
import { expect, test } from '../../fixtures/test';
import { day, typedDay } from '../../fixtures/traveller';

/* What works in a page whose code has not come: nobody waits for it, and nothing is taken back when it comes. */

test.use({ storageState: { cookies: [], origins: [] } });

test('OQ-21 the question for consent is answered, and not asked again when the scripts come', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/nl');
  const question = page.getByRole('region', { name: 'Mogen we meten hoe de site wordt gebruikt?' });
  await page.getByRole('button', { name: 'Weigeren' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await scripts.come();
  await expect(question).toBeHidden();
  const kept = (await page.context().cookies()).find(({ name }) => name === 'wayfare_consent');
  expect(kept?.value).toBe('1.necessary');
});

test('I18N-58 the language is changed and remembered', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/nl');
  await page.locator('header a[hreflang="en"]').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const WAITING = [
  '/',
  '/nl',
  '/hotels/spain/catalonia/barcelona',
  '/vacation/spain',
  '/contact-customer-service',
  '/terms-and-conditions',
];

for (const path of WAITING)
  test(`NFR ${path} fetches no code until it is used, and does then what was pressed`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await page.locator('a[href="#main"]').focus();
    expect(scripts).toEqual([]);
    await page.locator('footer').getByRole('button').first().click();
    await expect(page.getByRole('checkbox', { name: /^Statisti/ })).toBeVisible();
    expect(scripts).not.toEqual([]);
  });

test('NFR a part that only code shows comes with the reader', async ({ page }) => {
  await page.goto('/vacation/spain');
  const title = page.getByRole('heading', { level: 2, name: 'Hotels' });
  await title.evaluate((heading) => heading.scrollIntoView());
  await expect(
    page.locator('section', { has: title }).locator('article, li').first(),
  ).toBeVisible();
  await expect(
    page.locator('section', { has: title }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();
});

test('FLT-19 NFR what was typed and chosen before the scripts came is searched for', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/flights');
  const [go, back] = [day(30), day(33)].map((date) => typedDay(date, 'en'));
  await page.getByLabel('Cabin', { exact: false }).first().selectOption({ index: 2 });
  const cabin = await page.getByLabel('Cabin', { exact: false }).first().inputValue();
  await page.getByRole('checkbox', { name: /direct/i }).check();
  await page.getByLabel('From', { exact: true }).fill('Amsterdam');
  await page.getByLabel('Departure date', { exact: true }).fill(go ?? '');
  await page.getByLabel('Return date', { exact: true }).fill(back ?? '');
  await scripts.come();
  await expect(page.getByRole('checkbox', { name: /direct/i })).toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Amsterdam');
  const to = page.getByLabel('To', { exact: true });
  await to.fill('Barcelona');
  await page.getByRole('listbox').getByRole('option').first().click();
  const from = page.getByLabel('From', { exact: true });
  await from.fill('Amsterda');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(page).toHaveURL(/\/flights\/results/);
  const { searchParams } = new URL(page.url());
  expect([...searchParams.values()].join(' ')).toContain(day(30));
  expect([...searchParams.values()].join(' ')).toContain(day(33));
  expect([...searchParams.values()].join(' ')).toContain(cabin);
});

test('HOT-01 NFR so are guests, and a day that is none yet stays as it was typed', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  await page.locator('main summary').click();
  await page.getByRole('spinbutton', { name: 'Adults' }).fill('3');
  await page.getByLabel('Check-in', { exact: true }).fill('27 Decem');
  await scripts.come();
  await expect(
    page.locator('main summary, main [aria-expanded]').filter({ hasText: '3 adults' }),
  ).toBeVisible();
  await expect(page.getByLabel('Check-in', { exact: true })).toHaveValue('27 Decem');
});
