/* Paying on a bank's page: English at a desk, Dutch on a phone. */
import type { Page } from '@playwright/test';
import {
  CARDS,
  fillCard,
  keysOf,
  mailsAbout,
  outcome,
  submit,
  toCard,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf, type Language } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

const fieldsOf = (page: Page) => page.frameLocator('main iframe[src*="card-frame"]');

type Answer = 'pay' | 'slow' | 'stay' | 'cancel';

/** Chooses iDEAL, books, and answers on the page of the bank; the booking's id. */
async function payAtBank(page: Page, language: Language, answer: Answer): Promise<string> {
  await fieldsOf(page).getByRole('radio', { name: 'iDEAL | Wero' }).check();
  // the page is left at once, and its answers with it
  let booked = '';
  await page.route('**/api/hotels/book', async (route) => {
    const response = await route.fetch();
    ({ booking_id: booked } = Object((await response.json()) as unknown).result);
    await route.fulfill({ response });
  });
  await submit(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('iDEAL | Wero');
  await page.locator(`button[value="${answer}"]`).click();
  return booked;
}

test('PLT-02 pays with iDEAL: the bank leads back to a booking that is made @phone', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  await expect(fieldsOf(page).getByRole('radio')).toHaveCount(4);
  await axe();
  await payAtBank(page, language, 'pay');
  await outcome(page, words.confirmed);
  expect(page.url()).not.toContain('client_secret');
  await axe();
  const { reference } = await keysOf(page, language);
  await expect.poll(async () => (await mailsAbout(reference)).length).toBe(1);
});

test('leads who gave up at the bank back to everything that was filled in, and takes a card @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  const first = await payAtBank(page, language, 'cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notPaid);
  await axe();
  await page.getByRole('link', { name: words.backToPayment }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step2);
  await hydrated(page);
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
  expect(new URL(page.url()).searchParams.get('booking')).toBe(first);
});

test('waits with the traveller for a bank that tells later @long', async ({
  page,
  visit,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  await payAtBank(page, language, 'slow');
  await expect(page.getByText(words.bankTells)).toBeVisible();
  await outcome(page, words.confirmed);
});

test('books what was paid in a tab that never came back @long', async ({
  page,
  visit,
  isMobile,
  context,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  const booking = await payAtBank(page, language, 'stay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank');
  const other = await context.newPage();
  consoleErrors.listen(other);
  await page.close();
  await visit(`${language === 'nl' ? '/nl' : ''}/success?booking=${booking}`, other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.confirmed, {
    timeout: 30_000,
  });
  const { reference } = await keysOf(other, language);
  await expect.poll(async () => (await mailsAbout(reference)).length).toBe(1);
});
