/* Pictures of every row, at both sizes, in both languages and both themes. A step that cannot be done fails, and so does an error on the console. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { LANGUAGES } from '../fixtures/traveller';
import { CELLS, fileOf } from './places';
import { ROWS } from './rows';

/** Nothing moves or is on its way any more in what one sees. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // a theme is on the screen with the second frame
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    const moving = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    return !moving && inSight.every(({ complete }) => complete);
  });
}

const bring = async (target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  await target.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    scrollTo(0, element.getBoundingClientRect().top + scrollY - header - 16);
  });
};

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

for (const { name, show } of ROWS)
  for (const language of LANGUAGES)
    test(`${name} ${language}`, async ({ page, visit, isMobile, consoleErrors }, { project }) => {
      await show({
        page,
        visit,
        language,
        isMobile,
        say: (english, dutch) => (language === 'en' ? english : dutch),
        bring,
        allow: (pattern) => consoleErrors.allow(pattern),
      });
      const wanted = CELLS.filter(
        (cell) => cell.width === project.name && cell.language === language,
      );
      for (const cell of wanted) {
        await page.emulateMedia({ colorScheme: cell.scheme });
        await settle(page);
        const file = fileOf(name, cell);
        await mkdir(path.dirname(file), { recursive: true });
        await page.screenshot({ path: file });
      }
    });
