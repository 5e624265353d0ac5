/* An airline moves what was sold: it is written, shown, and answered. */
import type { Page } from '@playwright/test';
import { outcome } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { payWith, press, skipExtras, startBooking } from '../../fixtures/flights';
import { expect, test } from '../../fixtures/test';
import { centsIn, languageOf, type Language } from '../../fixtures/traveller';
import { CHANGE_WORDS, changed, detailOf, wasMailed } from '../../fixtures/carrier-change';

test.describe.configure({ timeout: 180_000 });

/** Buys flights, lets their airline change them, and opens the booking once the mail about it is there. */
async function bookAndMove(
  page: Page,
  visit: (path: string) => Promise<number>,
  language: Language,
  change: object,
) {
  const words = CHANGE_WORDS[language];
  await startBooking(page, visit, language, { from: 'AMS', to: 'BCN', out: 46 });
  await skipExtras(page, language);
  await payWith(page, language);
  await outcome(page, FLIGHT_WORDS[language].booked);
  const reference = await changed(page, language, '/__flights/airline-changes', change);
  await press(page, BOOKING_WORDS[language].cancel);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  return { words, reference };
}

test('OQ-22 flights that the airline moves are written, shown before and after, and accepted @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const { words, reference } = await bookAndMove(page, visit, languageOf(isMobile), {
    minutes: 95,
  });
  await expect(detailOf(page, words.was)).toBeVisible();
  const times = (await detailOf(page, words.becomes).innerText()).match(/\d\d:\d\d/g) ?? [];
  expect(times).toHaveLength(2);
  await axe();
  await press(page, words.accept);
  await expect(page.getByText(words.accepted)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(':focus')).toContainText(words.accepted);
  await expect(
    page
      .locator('main ol')
      .getByText(times[0] ?? '')
      .first(),
  ).toBeVisible();
  await expect.poll(() => wasMailed(reference, words.confirmed), { timeout: 20_000 }).toBe(true);
  await axe();
});

test('OQ-22 flights that the airline does not fly any more give everything back @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words } = await bookAndMove(page, visit, language, { kind: 'canceled' });
  await expect(page.getByText(words.gone)).toBeVisible();
  await expect(page.getByRole('button', { name: words.accept })).toHaveCount(0);
  await press(page, words.cancel);
  const common = BOOKING_WORDS[language];
  await press(page, common.askRefund);
  const refund = await detailOf(page, FLIGHT_WORDS[language].refund).innerText();
  expect(centsIn(refund)).toBeGreaterThan(0);
  await axe();
  await press(page, common.confirmCancel);
  await expect(page.getByText(FLIGHT_WORDS[language].canceled).first()).toBeVisible();
  await expect(page.locator('main').getByText(refund).first()).toBeVisible();
  await axe();
});
