/* Every page of the site in the pseudo-language: nothing in another one, and room for longer texts (decision 0123). */
import { untranslated } from '@wayfare/testing/untranslated';
import { keepShot } from './shots';
import { SITE_ROUTES } from '../fixtures/site-routes';
import { expect, test } from '../fixtures/test';
import { settled, tooWide } from '../fixtures/visitors';
import { CROPPED, DATA, NAMES } from './data';
import { narrowBoxes } from './narrow-boxes';
import { STATES } from './states';
import type { Page } from '@playwright/test';

const inPseudo = (address: string) => `/en-xa${address}`.replace(/\/$/, '');

async function expectGood(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await keepShot(page, name);
  const texts = await page.evaluate(untranslated, {
    root: 'body',
    data: DATA,
    names: NAMES,
  });
  expect.soft(texts, `not translated: ${name}`).toEqual([]);
  expect.soft(await page.evaluate(narrowBoxes, CROPPED), `too narrow: ${name}`).toEqual([]);
  expect.soft(await tooWide(page), `wider than the screen: ${name}`).toEqual([]);
}

// what pages say on the console is looked at by the other suites
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/./));

for (const { name, address } of SITE_ROUTES)
  test(`${name}: ${address.en}`, async ({ page, visit }) => {
    await visit(inPseudo(address.en));
    await expectGood(page, name);
  });

for (const { name, walk } of STATES)
  test(name, async ({ page, visit }) => {
    const again = (stop: string) => test.step(stop, () => expectGood(page, stop));
    await walk({
      page,
      visit,
      again,
      async look(stop, path) {
        const { pathname, search } = new URL(page.url());
        await visit(inPseudo(path ?? pathname + search));
        await again(stop);
      },
    });
  });
