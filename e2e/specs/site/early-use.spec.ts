import { holdScripts } from '../../fixtures/held-scripts';
import { expect, test } from '../../fixtures/test';

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

test('NFR a page that is read fetches no code until it is used, and does then what was pressed', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/terms-and-conditions');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
      ),
  );
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeVisible();
  expect(scripts).not.toEqual([]);
});
