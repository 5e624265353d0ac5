/* What the frame leaves of a phone's screen: a header of one row, and a question about cookies that is over no form. */
import type { Page } from '@playwright/test';
import { findOffer, flightQuery } from '../../fixtures/flight-market';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { expect, test } from '../../fixtures/test';
import { LANGUAGES, resultsUrl, type Language } from '../../fixtures/traveller';
import { TRAIN_WORDS } from '../../fixtures/train-words';

test.describe.configure({ timeout: 120_000 });

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const JOURNEY = { from: 'AMS', to: 'BCN' };

const QUESTION: Readonly<Record<Language, string>> = {
  en: 'May we measure how the site is used?',
  nl: 'Mogen we meten hoe de site wordt gebruikt?',
};

/** Beside the sign of a demonstration, which stands above it. */
const headerRow = (page: Page) => page.getByRole('banner').locator('xpath=./div');

/** How many controls of the page's forms lie under the question, wherever the page is scrolled to. */
const covered = (page: Page, question: string) =>
  page.evaluate(async (name) => {
    const title = [...document.querySelectorAll('p')].find(
      ({ textContent }) => textContent === name,
    );
    const region = title?.closest('section');
    if (!region) throw new Error('nobody is asked');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const controls = [...document.querySelectorAll('main form :is(input, select, button)')];
    const hidden = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
      const over = region.getBoundingClientRect();
      for (const control of controls) {
        const { top: upper, bottom, width } = control.getBoundingClientRect();
        if (width > 0 && upper < over.bottom && bottom > over.top)
          hidden.add(control.getAttribute('name') ?? control.textContent ?? '');
      }
    }
    window.scrollTo(0, 0);
    return { controls: controls.length, hidden: [...hidden] };
  }, question);

test.describe('before anybody was asked', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const language of LANGUAGES)
    test(`the question about cookies lies over no form of a phone, ${language} @long`, async ({
      page,
      visit,
    }) => {
      const flights = FLIGHT_WORDS[language];
      const offer = await findOffer(JOURNEY, () => true);
      const travellers = `${flights.travellersPath}?${flightQuery(JOURNEY)}&offer=${encodeURIComponent(offer.id)}`;
      for (const path of [
        language === 'nl' ? '/nl' : '/',
        flights.search,
        TRAIN_WORDS[language].landing,
        travellers,
      ])
        for (const size of PHONES)
          await test.step(`${path.split('?')[0]} at ${size.width}`, async () => {
            await page.setViewportSize(size);
            await visit(path);
            const question = page.getByRole('region', { name: QUESTION[language] });
            await expect(question).toBeVisible();
            const box = await question.boundingBox();
            expect(box?.height, 'a small sheet').toBeLessThanOrEqual(size.height * 0.3);
            const { controls, hidden } = await covered(page, QUESTION[language]);
            expect(controls).toBeGreaterThan(2);
            expect(hidden).toEqual([]);
          });
    });
});

for (const language of LANGUAGES)
  test(`the header is one row of 56 pixels on a phone, ${language} @long`, async ({
    page,
    visit,
  }) => {
    for (const path of [
      language === 'nl' ? '/nl' : '/',
      FLIGHT_WORDS[language].search,
      TRAIN_WORDS[language].landing,
      FLIGHT_WORDS[language].list,
      TRAIN_WORDS[language].checkoutPath,
      resultsUrl(language),
    ])
      for (const size of PHONES)
        await test.step(`${path.split('?')[0]} at ${size.width}`, async () => {
          await page.setViewportSize(size);
          await visit(path);
          expect((await headerRow(page).boundingBox())?.height).toBeLessThanOrEqual(56);
        });
  });
