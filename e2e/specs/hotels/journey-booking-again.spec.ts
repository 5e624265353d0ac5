/* The same booking again: reloads, other tabs, lost sessions and a start in the middle. */
import {
  CARDS,
  fillCard,
  fillDetails,
  hotelUrl,
  keysOf,
  loseSession,
  mailsCome,
  outcome,
  reserve,
  submit,
  toCard,
  toPayment,
  typed,
  TYPED,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf, switchLanguageAndBack } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

test('C3 a reload, Back, the other language and a double click lose nothing and book once', async ({
  page,
  visit,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await visit(hotelUrl(language, 'H-UNKNOWN'));
  await page
    .locator('main fieldset li')
    .filter({ hasText: words.payNow })
    .first()
    .getByRole('radio')
    .check();
  await page.getByRole('button', { name: words.proceed }).dblclick();
  await fillDetails(page, language);
  await page.reload();
  await hydrated(page);
  expect(await typed(page)).toMatchObject({ ...TYPED, country: 'NL', documentType: 'passport' });
  await switchLanguageAndBack(page, language);
  expect(await typed(page)).toMatchObject({ ...TYPED, country: 'NL', documentType: 'passport' });
  await page.getByRole('button', { name: words.toPayment }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step2);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step1);
  await hydrated(page);
  expect(await typed(page)).toMatchObject(TYPED);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step2);
  await fillCard(page, CARDS.good);
  const booked: string[] = [];
  page.on(
    'response',
    (response) => void (response.url().endsWith('/api/hotels/book') && booked.push(response.url())),
  );
  await page.getByRole('button', { name: words.submit }).dblclick();
  await expect(page).toHaveURL(/\/success\?booking=/);
  await page.reload();
  await hydrated(page);
  await outcome(page, words.confirmed);
  expect(booked).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmed);
});

test('two tabs that pay for the same quote make one booking and one charge @long', async ({
  page,
  visit,
  isMobile,
  consoleErrors,
}) => {
  // the second confirmation of an intent that is confirmed already is refused by the provider
  consoleErrors.allow(/status of 4\d\d/);
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hydrated(other);
  await fillDetails(other, language);
  await toPayment(other, language);
  for (const tab of [page, other]) await fillCard(tab, CARDS.good);
  await Promise.all([submit(page, language), submit(other, language)]);
  for (const tab of [page, other]) await outcome(tab, words.confirmed);
  expect(await keysOf(other, language)).toEqual(await keysOf(page, language));
  const { reference } = await keysOf(page, language);
  await mailsCome(reference, 1);
});

test('ERR-03 a session that is lost at any step costs nothing that was typed @long', async ({
  page,
  visit,
  isMobile,
  consoleErrors,
}) => {
  // the price belongs to the session that asked for it: it is asked for once more
  consoleErrors.allow(/status of 40[14]/);
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await visit(hotelUrl(language, 'H-UNKNOWN'));
  await reserve(page, language, [words.payNow]);
  await fillDetails(page, language);
  await loseSession(page);
  expect(await typed(page)).toMatchObject(TYPED);
  await toPayment(page, language);
  await loseSession(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step2);
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
});

test('HOT-07 a cold start at step 2 leads back to step 1 with a word of why @long', async ({
  page,
  visit,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await visit(hotelUrl(language, 'H-UNKNOWN'));
  await reserve(page, language, [words.payNow]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step1);
  const step2 = page
    .url()
    .replace('/booking/step1', '/booking/step2')
    .replace('/boeking/stap1', '/boeking/stap2');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(step2);
  await expect(page.getByText(words.detailsFirst)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step1);
});
