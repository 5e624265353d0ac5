/* A Windows contrast theme takes all colours away: what is selected can still be told from its neighbours. */
import { expect, test } from '../../fixtures/test';
import type { Locator } from '@playwright/test';

/** What makes a control look as it does there. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { backgroundColor, color, outline } = getComputedStyle(element);
    return [backgroundColor, color, outline].join(' ');
  });

const CASES = [
  [
    'tab of the home page',
    '/',
    '[role=tab][aria-selected=true]',
    '[role=tab][aria-selected=false]',
  ],
  [
    'section of the header',
    '/flights',
    'header nav a[aria-current=page]',
    'header nav a:not([aria-current])',
  ],
  [
    'language',
    '/nl/treinen',
    'header a[hreflang][aria-current=true]',
    'header a[hreflang]:not([aria-current])',
  ],
] as const;

for (const [what, path, selected, other] of CASES) {
  test(`shows the selected ${what}`, async ({ page, visit }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(path);
    expect(await lookOf(page.locator(selected).first())).not.toBe(
      await lookOf(page.locator(other).first()),
    );
  });
}

test('shows that a list is one', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/trains');
  await expect(page.getByRole('combobox', { name: 'Leave after' })).toHaveCSS('appearance', 'auto');
});

test('shows the highlighted suggestion', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/flights');
  await page.getByRole('combobox', { name: 'From' }).fill('lond');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await lookOf(list.getByRole('option', { selected: true }))).not.toBe(
    await lookOf(list.getByRole('option', { selected: false }).first()),
  );
});
