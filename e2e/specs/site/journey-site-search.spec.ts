/* The site searched from its header. */
import { CONTENT_WORDS } from '../../fixtures/content-words';
import { tabTo } from '../../fixtures/keyboard';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test('the site is searched from the header @long', async ({ page, visit, axe, isMobile }) => {
  const words = CONTENT_WORDS[languageOf(isMobile)];
  const field = page.getByRole('combobox', { name: words.searchField });
  const results = page.getByRole('listbox');
  await visit(words.home);
  const trigger = page.getByRole('banner').getByRole('button', { name: words.openSearch });
  const open = async () => {
    if (isMobile) await trigger.tap();
    else {
      await tabTo(page, trigger);
      await page.keyboard.press('Enter');
    }
    await expect(field).toBeFocused();
  };

  await open();
  await axe();
  await field.pressSequentially(words.placeTerm, { delay: 20 });
  await expect(page.getByRole('status').filter({ hasText: words.results })).toBeVisible();
  await expect(results.getByRole('group').first()).toBeVisible();
  await axe();
  if (isMobile) await results.getByRole('option', { name: words.placeOption }).first().tap();
  else {
    await page.keyboard.press('ArrowDown');
    await expect(results.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.placeHeading);
  await hydrated(page);

  await test.step('an article, and a question of the help page', async () => {
    await open();
    await field.fill(words.articleTerm);
    await results.getByRole('option', { name: words.articleTitle }).click();
    await expect(page).toHaveURL(words.articlePath);
    await open();
    await field.fill(words.helpSearch);
    await results
      .getByRole('group', { name: words.groups[3] })
      .getByRole('option', { name: words.helpOption })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${words.help}#`));
    await expect(page.locator('main details[open]').first()).toBeVisible();
  });

  await test.step('what is not there is said, and Escape leads back', async () => {
    await open();
    await field.fill('xyzzy');
    await expect(page.getByText(words.nothing)).toBeVisible();
    await axe();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
});
