/* Reading, choosing where to go, and finding an answer: English at a desk, Dutch on a phone. */
import { CONTENT_WORDS } from '../../fixtures/content-words';
import { expect, test } from '../../fixtures/test';
import { languageOf, switchLanguageAndBack } from '../../fixtures/traveller';

test('CNT-19 reads an article: from the home page by its topic, and on to the next @phone', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = CONTENT_WORDS[language];
  await visit(words.home);
  await page.locator('main').getByRole('link', { name: words.allArticles }).click();
  await expect(page).toHaveURL(words.articles);
  await page.locator('main nav').getByRole('link', { name: words.trainsTopic }).click();
  await expect(page).toHaveURL(`${words.articles}?topic=trains`);
  await expect(page.getByRole('status').filter({ hasText: words.onTopic })).toBeVisible();
  await axe();
  await page.locator('main').getByRole('link', { name: words.articleTitle }).click();
  await expect(page).toHaveURL(words.articlePath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.articleTitle);
  await expect(page.locator('main time').first()).toBeVisible();
  await axe();

  await test.step('SEO-07 the other language has the same article', () =>
    switchLanguageAndBack(page, language));

  await test.step('its contents lead to each part', async () => {
    const contents = page.getByRole('navigation', { name: words.contents });
    const entry = contents.getByRole('link').last();
    const heading = page
      .locator('main')
      .getByRole('heading', { level: 2, name: (await entry.innerText()).trim(), exact: true });
    await entry.click();
    await expect(page).toHaveURL(/#[a-z0-9-]+$/);
    await expect(heading).toBeInViewport();
  });

  await page
    .getByRole('region', { name: words.related })
    .or(page.locator('section', { has: page.getByRole('heading', { name: words.related }) }))
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.articleTitle);
});

test('CNT-18 chooses a country by month, reads its climate and finds a hotel there @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = CONTENT_WORDS[language];
  await visit(words.home);
  await page.locator('main').getByRole('link', { name: words.allDestinations }).click();
  await expect(page).toHaveURL(words.destinations);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.destinationsHeading);
  const all = await page.locator('main article').count();
  expect(all).toBeGreaterThanOrEqual(24);
  await page.locator('main nav').getByRole('link', { name: words.october }).click();
  await expect(page).toHaveURL(`${words.destinations}?month=10`);
  const said = page.getByRole('status').filter({ hasText: words.goodInOctober });
  await expect(said).toBeVisible();
  const count = Number(words.goodInOctober.exec((await said.innerText()).trim())?.[1]);
  expect(count).toBeLessThan(all);
  await expect(page.locator('main article')).toHaveCount(count);
  await axe();

  await test.step('Back undoes the month', async () => {
    await page.goBack();
    await expect(page.locator('main article')).toHaveCount(all);
    await page.goForward();
    await expect(page.locator('main article')).toHaveCount(count);
  });

  await page.locator('main article').getByRole('link', { name: words.spain, exact: true }).click();
  await expect(page).toHaveURL(words.vacation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.spain);
  const table = page.getByRole('table', { name: words.climate });
  await expect(table.getByRole('rowheader')).toHaveCount(12);
  for (const month of words.months)
    await expect(table.getByRole('rowheader', { name: new RegExp(month, 'i') })).toBeVisible();
  await axe();

  await test.step('another place of the country is an address of its own', async () => {
    await page.getByRole('navigation', { name: words.weatherIn }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(`${words.vacation}?place=2`);
    await expect(table.getByRole('rowheader')).toHaveCount(12);
    await switchLanguageAndBack(page, language);
  });

  const featured = page.locator('section', {
    has: page.getByRole('heading', { name: words.featured }),
  });
  const hotel = featured.locator('article a').first();
  const name = (await hotel.innerText()).trim();
  await hotel.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('CNT-06 an address with a question opens it, and typing narrows the others', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const words = CONTENT_WORDS[languageOf(isMobile)];
  await visit(`${words.help}#refund-when`);
  const answer = page.locator('#refund-when');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  const all = await page.locator('main details').count();
  expect(all).toBeGreaterThanOrEqual(24);
  await page.getByLabel(words.helpField).fill(words.helpTerm);
  await expect(page.getByRole('status').filter({ hasText: words.found })).toBeVisible();
  const found = await page.locator('main details').count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await axe();
});

test('hotels worth a look come when somebody is near them, and stay @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const words = CONTENT_WORDS[languageOf(isMobile)];
  await visit(words.home);
  const hotels = page.locator('section', {
    has: page.getByRole('heading', { name: words.featured }),
  });
  if (isMobile) await expect(hotels.locator('article')).toHaveCount(0);
  await hotels.scrollIntoViewIfNeeded();
  await expect(hotels.locator('article')).toHaveCount(6);
  await axe();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(hotels.locator('article')).toHaveCount(6);
});
