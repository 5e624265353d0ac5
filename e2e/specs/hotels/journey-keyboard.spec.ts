/* Everything that a pointer does on the way to a room, with the keyboard alone (WCAG 2.1.1, 2.1.2, 2.4.3). */
import { tabTo } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';
import { WORDS } from '../../fixtures/traveller';

const words = WORDS.en;

test('C4 goes from home to a chosen room without a pointer', async ({ page, visit, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await visit('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Flights' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Hotels' })).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, page.getByRole('combobox', { name: words.where }));
  await page.keyboard.type('barselona');
  await expect(page.getByRole('option', { name: words.option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: words.where })).toHaveValue(
    words.place.searchTerms,
  );
  const opener = page.getByRole('button', { name: 'Open the calendar' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog');
  await expect(calendar.locator(':focus')).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(calendar).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('search').getByText(/ – .*, \d nights$/)).toBeVisible();
  await tabTo(
    page,
    page.getByRole('search').getByRole('button', { name: words.search, exact: true }),
  );
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hotelsIn);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('checkbox', { name: /^4 stars/ }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/filters=/);
  await expect(page.getByRole('checkbox', { name: /^4 stars/ })).toBeFocused();
  const hotel = page.locator('main article').first().getByRole('heading').getByRole('link');
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible();
  await tabTo(page, hotel);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: words.rooms })).toBeVisible();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: words.proceed }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.details);
});
