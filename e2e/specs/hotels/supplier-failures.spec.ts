/* What suppliers of hotels really answer: each gets its status and its message, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { siteOfRun } from '../../fixtures/site-under-test';
import { expect, test } from '../../fixtures/test';
import {
  day,
  LANGUAGES,
  resultsUrl,
  typedDay,
  WORDS,
  type Language,
} from '../../fixtures/traveller';

async function breakSearchesFor(
  checkIn: string,
  mode: 'status-500' | 'hang' | 'garbage',
): Promise<void> {
  const answer = await fetch(`${siteOfRun().sandboxUrl}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // named by a date that no other test searches for, so that the tests beside this one go on
    body: JSON.stringify({
      match: '/stays/search',
      containing: `"check_in_date":"${checkIn}"`,
      mode,
      times: 1,
    }),
  });
  expect(answer.status).toBe(201);
}

const FAILED = {
  en: 'We could not load the prices',
  nl: 'We konden de prijzen niet laden',
} as const;
const NO_ANSWER = {
  en: 'The hotel supplier gives no answer right now. Your search is kept: try again in a moment.',
  nl: 'De hotelleverancier geeft nu geen antwoord. Je zoekopdracht is bewaard: probeer het zo meteen opnieuw.',
} as const;
const LATE = {
  en: 'The hotel supplier takes too long to answer. Your search is kept: try again in a moment.',
  nl: 'De hotelleverancier doet te lang over zijn antwoord. Je zoekopdracht is bewaard: probeer het zo meteen opnieuw.',
} as const;

async function expectKept(page: Page, language: Language, checkIn: string): Promise<void> {
  const words = WORDS[language];
  await expect(page.getByRole('combobox', { name: words.where })).toHaveValue(
    words.place.searchTerms,
  );
  await expect(page.getByLabel(words.checkIn, { exact: true })).toHaveValue(
    typedDay(checkIn, language),
  );
}

const FAULTS = [
  { mode: 'status-500', status: 502, message: NO_ANSWER, days: 101 },
  { mode: 'garbage', status: 502, message: NO_ANSWER, days: 102 },
  { mode: 'hang', status: 504, message: LATE, days: 103 },
] as const;

for (const { mode, status, message, days } of FAULTS) {
  for (const language of LANGUAGES) {
    const title = `a supplier in the mode ${mode} gives ${status} in ${language}; the search is kept and Retry finds the hotels`;
    const tag = language === 'en' && mode === 'garbage' ? [] : '@long';
    test(title, { tag }, async ({ page, visit, axe, consoleErrors }) => {
      consoleErrors.allow(new RegExp(`status of ${status}`));
      const checkIn = day(days + (language === 'nl' ? 10 : 0));
      await breakSearchesFor(checkIn, mode);
      expect(await visit(resultsUrl(language, { checkIn, checkOut: day(days + 12) }))).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILED[language]);
      await expect(page.getByRole('alert')).toHaveText(message[language]);
      await expectKept(page, language, checkIn);
      await axe();
      // the page gives up before the supplier's own time is over, and who tries again within it shares the search that hangs
      await expect(async () => {
        await page
          .getByRole('button', { name: language === 'en' ? 'Try again' : 'Opnieuw proberen' })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].hotelsIn, {
          timeout: 3_000,
        });
      }).toPass({ timeout: 20_000 });
      await expect(page.locator('main article').first()).toBeVisible();
    });
  }
}

test('a supplier that fails during a search in the browser leaves the site and the search usable', async ({
  page,
  visit,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  const checkIn = day(130);
  await visit(resultsUrl('en'));
  await breakSearchesFor(checkIn, 'status-500');
  await page.getByText('Change this search').click();
  await page.getByLabel('Check-in', { exact: true }).fill(checkIn);
  await page.getByLabel('Check-out', { exact: true }).fill(day(132));
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILED.en);
  await expectKept(page, 'en', checkIn);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.hotelsIn);
});
