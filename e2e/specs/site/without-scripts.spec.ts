import { day, typedDay } from '../../fixtures/traveller';
import { expect, test } from '../../fixtures/without-scripts';

/* What a page does before any script has come, and where none ever comes. `playwright.config.ts` runs it as both. */

test.use({ storageState: { cookies: [], origins: [] } });

const IN_A_MONTH = typedDay(day(30), 'en');
const LATER = typedDay(day(33), 'en');

test('NFR the header and the footer lead on', async ({ page, heading }) => {
  await page.goto('/');
  await page.locator('header').getByRole('link', { name: 'Trains', exact: true }).click();
  await expect(heading('Trains')).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
});

test('HOT-01 a search for hotels asks which place is meant, and leads to a list with more pages', async ({
  page,
  heading,
}) => {
  await page.goto('/');
  await page.getByLabel('Where to?').fill('Barcelona');
  await page.getByLabel('Check-in', { exact: true }).fill(IN_A_MONTH);
  await page.getByLabel('Check-out', { exact: true }).fill(LATER);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const choice = page.getByRole('region', { name: 'Which place do you mean?' });
  await choice.getByRole('link', { name: 'Barcelona', exact: true }).first().click();
  await expect(heading('Hotels in Barcelona, Spain')).toBeVisible();
  const cards = page.locator('main article');
  const shown = await cards.count();
  await page.getByRole('link', { name: 'Show more places' }).click();
  await expect(cards).toHaveCount(2 * shown);
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Rooms and prices' })).toBeVisible();
});

test('FLT-19 a search for flights takes towns by their names', async ({ page, heading }) => {
  await page.goto('/flights');
  await page.getByLabel('From', { exact: true }).fill('Amsterdam');
  await page.getByLabel('To', { exact: true }).fill('barcelona');
  await page.getByLabel('Departure date', { exact: true }).fill(IN_A_MONTH);
  await page.getByLabel('Return date', { exact: true }).fill(LATER);
  await page.getByRole('button', { name: 'Search flights' }).click();
  // there are two of the name
  const choice = page.getByRole('region', { name: 'Which place do you mean?' });
  await choice.getByRole('link', { name: /\(BCN\)$/ }).click();
  await expect(heading(/Amsterdam \(AMS\) to Barcelona \(BCN\)/)).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('TRN-54 a search for trains takes towns by their names', async ({ page, heading }) => {
  await page.goto('/trains');
  await page.getByLabel('From', { exact: true }).fill('amsterdam');
  await page.getByLabel('To', { exact: true }).fill('Paris');
  await page.getByLabel('Departure date', { exact: true }).fill(IN_A_MONTH);
  await page.getByRole('button', { name: 'Search tickets' }).click();
  await expect(heading('Amsterdam to Paris')).toBeVisible();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('I18N-58 the language is changed, and stays where links lead', async ({ page, heading }) => {
  await page.goto('/flights');
  await page.locator('header a[hreflang="nl"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.locator('header').getByRole('link', { name: 'Treinen', exact: true }).click();
  await expect(heading('Treinen')).toBeVisible();
});

test('CNT-01 the menu opens, and articles are read a list at a time', async ({ page, heading }) => {
  await page.goto('/');
  await page.locator('header summary').last().click();
  await expect(page.locator('header').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/articles');
  const article = page.locator('main article, main li').getByRole('link').last();
  const title = (await article.textContent()) ?? '';
  await article.click();
  await expect(heading(title.trim())).toBeVisible();
});
