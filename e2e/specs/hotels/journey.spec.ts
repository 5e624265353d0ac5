/* The main job of the site, from the home page to the door of the booking, in both languages and at both sizes. */
import type { Locator } from '@playwright/test';
import { leadToRooms, refuseWithoutRoom } from '../../fixtures/choose-room';
import { findFlexibleRate } from '../../fixtures/flexible-rate';
import { hydrated, expect, test } from '../../fixtures/test';
import {
  cardsOf,
  centsIn,
  LANGUAGES,
  resultsUrl,
  search,
  switchLanguageAndBack,
  WORDS,
} from '../../fixtures/traveller';

/** Which hotels a day has differs, and the map's own button may lie over the first of them. */
async function firstUncovered(markers: Locator): Promise<Locator> {
  await expect(markers.first()).toBeVisible();
  const place = await markers.evaluateAll((elements) =>
    elements.findIndex((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  return markers.nth(Math.max(place, 0));
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  // in `npm test` once, on the phone; the keyboard takes the same way on a desktop (journey-keyboard.spec.ts)
  const where = language === 'nl' ? '@phone' : '@long';
  const once = language === 'nl' ? '' : ' @long';

  test.describe(language, () => {
    test(`HOT-13 finds, filters, sorts, looks at the map, opens a hotel and chooses a room ${where}`, async ({
      page,
      visit,
      axe,
      isMobile,
    }) => {
      test.slow();
      await test.step('home', async () => {
        expect(await visit(words.home)).toBe(200);
        await axe();
        await switchLanguageAndBack(page, language);
        await search(page, language);
      });

      await test.step('results', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hotelsIn);
        expect(new URL(page.url()).pathname).toBe(words.resultsPath);
        await expect(
          cardsOf(page)
            .first()
            .getByText(/^€[\s\d.,]+$/),
          'the price of the first hotel is on the first screen',
        ).toBeInViewport({ ratio: 1 });
        await expect(page).toHaveTitle(new RegExp(`${words.typed}.*Wayfare`));
        await axe();
      });

      await test.step('HOT-15, HOT-28 a filter is in the URL and on every card', async () => {
        if (isMobile) await page.getByRole('button', { name: words.filters }).click();
        await page.getByRole('checkbox', { name: new RegExp(`^${words.fourStars}`) }).click();
        await expect(page).toHaveURL(/filters=/);
        expect(JSON.parse(new URL(page.url()).searchParams.get('filters') ?? '')).toEqual({
          category: ['4'],
        });
        if (isMobile) await page.getByRole('button', { name: words.showFiltered }).click();
        await expect(cardsOf(page).getByRole('img', { name: words.fourStars })).toHaveCount(
          await cardsOf(page).count(),
        );
      });

      await test.step('HOT-14 sorted by price, no card is cheaper than the one before', async () => {
        await page.getByLabel(words.sort, { exact: true }).selectOption('price_asc');
        await expect(page).toHaveURL(/sort=price_asc/);
        await expect(page.locator('main [aria-busy="false"]')).toBeVisible();
        const totals = async () => (await cardsOf(page).allInnerTexts()).map(centsIn);
        await expect
          .poll(
            async () =>
              (await totals()).every((total, index, all) => total >= (all[index - 1] ?? 0)),
            'the list in the order that was asked for',
          )
          .toBe(true);
        expect((await totals()).length).toBeGreaterThan(5);
        await switchLanguageAndBack(page, language);
        await axe();
      });

      await test.step('HOT-12, HOT-16 the map has the same search, and a marker opens its card', async () => {
        await page.getByRole('link', { name: words.map }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mapHeading);
        expect(new URL(page.url()).pathname).toBe(words.mapPath);
        expect(new URL(page.url()).searchParams.get('filters')).toContain('4');
        const map = page.locator('.leaflet-container');
        const groups = map.getByRole('button', { name: words.cluster });
        const hotels = map.getByRole('button', { name: words.marker });
        await expect(groups.or(hotels).first()).toBeVisible();
        for (let zooms = 0; zooms < 8 && (await hotels.count()) === 0; zooms += 1)
          await groups.first().click();
        await axe();
        await (await firstUncovered(hotels)).click();
        await expect(page.getByRole('group', { name: words.chosen })).toBeFocused();
        await switchLanguageAndBack(page, language);
      });

      await test.step('HOT-11 the hotel page has its rooms', async () => {
        const card = cardsOf(page).first();
        const name = await card.getByRole('heading').innerText();
        await card.getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page.getByRole('heading', { name: words.rooms })).toBeVisible();
        await expect(page.getByRole('region', { name: words.reviews })).toBeVisible();
        await axe();
        await switchLanguageAndBack(page, language);
      });

      await test.step('HOT-18 a room is chosen and summed up, and the booking asks for the guest', async () => {
        const proceed = page.getByRole('button', { name: words.proceed });
        const first = page.getByRole('radio').first();
        await (isMobile ? leadToRooms(page, words) : refuseWithoutRoom(proceed, first));
        await first.check();
        await expect(proceed, 'what leads on is in sight').toBeInViewport({ ratio: 1 });
        await proceed.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.details);
        expect(new URL(page.url()).pathname).toBe(words.step1Path);
        await axe();
        await switchLanguageAndBack(page, language);
      });

      await test.step('OQ-32 a rate that can be cancelled is found by its filter, and leads to its quote', async () => {
        await visit(resultsUrl(language));
        await findFlexibleRate(page, { language, isMobile, look: axe });
      });
    });

    test(`HOT-17 loads more by scroll and by button, and Back restores the list and the place in it${once}`, async ({
      page,
      visit,
    }) => {
      await visit(resultsUrl(language));
      const cards = cardsOf(page);
      const first = await cards.count();
      // its style comes after the card's, and must not move it below the picture
      const heart = cards.first().locator('button[aria-pressed]');
      await expect(heart).toBeVisible();
      const edgeOf = async (part: Locator) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height;
      };
      expect(await edgeOf(heart)).toBeLessThan(await edgeOf(cards.first().locator('img').first()));
      await page.getByRole('link', { name: words.more }).press('Enter');
      await expect.poll(() => cards.count()).toBeGreaterThan(first);
      const second = await cards.count();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => cards.count()).toBeGreaterThan(second);
      const third = await cards.count();
      const names = await cards.getByRole('heading').allInnerTexts();
      expect(new Set(names).size, 'no hotel twice').toBe(third);
      await expect(page).toHaveURL(/page=3/);

      const chosen = cards.nth(first + 3);
      await chosen.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await chosen.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { name: words.rooms })).toBeVisible();
      await page.goBack();
      await expect(cards).toHaveCount(third);
      await expect(cards.getByRole('heading')).toHaveText(names, { useInnerText: true });
      await expect
        .poll(() => page.evaluate((top) => Math.abs(scrollY - top), before))
        .toBeLessThan(5);
    });

    test(`HOT-28 a reload keeps the filter and Back undoes it @long`, async ({
      page,
      visit,
      isMobile,
    }) => {
      await visit(resultsUrl(language));
      const all = await page.getByRole('status').filter({ hasText: /^\d+/ }).innerText();
      const open = () =>
        isMobile ? page.getByRole('button', { name: words.filters }).click() : Promise.resolve();
      await open();
      const four = page.getByRole('checkbox', { name: new RegExp(`^${words.fourStars}`) });
      await four.click();
      await expect(page).toHaveURL(/filters=/);
      await page.reload();
      await hydrated(page);
      await open();
      await expect(four).toBeChecked();
      await page.goBack();
      await expect(four).not.toBeChecked();
      // the open filters have a count of their own on a phone
      await expect(page.getByText(all, { exact: true })).toBeAttached();
      expect(page.url()).not.toContain('filters');
    });
  });
}
