/* Paying on a bank's page: English at a desk, Dutch on a phone. */
import type { Page } from '@playwright/test';
import { backFromBank, fieldsOf, payAtBank } from '../../fixtures/bank';
import {
  CARDS,
  fillCard,
  keysOf,
  mailsCome,
  outcome,
  submit,
  toCard,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

/** The id of the booking, once it is made: the page is left at once, and its answers with it. */
async function bookingMade(page: Page): Promise<() => string> {
  let booked = '';
  await page.route('**/api/hotels/book', async (route) => {
    const response = await route.fetch();
    ({ booking_id: booked } = Object((await response.json()) as unknown).result);
    await route.fulfill({ response });
  });
  return () => booked;
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
  await mailsCome(reference, 1);
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
  await payAtBank(page, language, 'cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notPaid);
  await axe();
  const first = await backFromBank(page, language, words.step2);
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
  const booking = await bookingMade(page);
  await payAtBank(page, language, 'stay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank');
  const other = await context.newPage();
  consoleErrors.listen(other);
  await page.close();
  await visit(`${language === 'nl' ? '/nl' : ''}/success?booking=${booking()}`, other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.confirmed, {
    timeout: 30_000,
  });
  const { reference } = await keysOf(other, language);
  await mailsCome(reference, 1);
});
