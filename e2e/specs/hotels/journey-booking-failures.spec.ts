/* What can happen between a room and its booking: another price, no room, no booking. */
import {
  breakNext,
  CARDS,
  fillCard,
  hotelUrl,
  outcome,
  reserve,
  submit,
  toCard,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, test } from '../../fixtures/test';
import { day, languageOf, searchOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

test('OQ-33 shows the old and the new price and goes on only with consent @long', async ({
  page,
  visit,
  isMobile,
  axe,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await visit(hotelUrl(language, 'H-DELTA'));
  await reserve(page, language, [words.payNow]);
  const dialog = page.getByRole('dialog', { name: words.priceChanged });
  await expect(dialog).toBeVisible();
  expect((await dialog.innerText()).match(/€/g)?.length).toBeGreaterThanOrEqual(2);
  await axe();
  const askedAnew = page.waitForResponse('**/api/hotels/availability');
  await dialog.getByRole('button', { name: words.anotherRoom }).click();
  await (await askedAnew).finished();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await reserve(page, language, [words.payNow]);
  await dialog.getByRole('button', { name: words.accept }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.step1);
});

test('HOT-51 says that the last room is gone, and nothing typed is lost', async ({
  page,
  visit,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 4\d\d/);
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  // dates of its own, so that no other test's quote is the one that breaks
  await visit(
    `${words.hotel}?hotel_id=H-FAIL&${searchOf(language, { hotels: ['H-FAIL'], checkIn: day(61), checkOut: day(63) })}`,
  );
  const rate = await page
    .locator('main fieldset li')
    .filter({ hasText: words.payNow })
    .first()
    .getByRole('radio')
    .getAttribute('value');
  await breakNext('/stays/quotes', 'sold-out', { containing: rate ?? 'no rate' });
  await reserve(page, language, [words.payNow]);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(
    page
      .getByRole('radio', { checked: true })
      .or(page.getByRole('link', { name: words.soldOut }))
      .or(page.getByRole('button', { name: words.soldOut }))
      .first(),
  ).toBeVisible();
});

test('HOT-47 tells the truth when the house refuses after payment: not booked, money released, whom to write to @long', async ({
  page,
  visit,
  isMobile,
  axe,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-FAIL', says: [words.payNow] });
  if ((await page.getByRole('radio', { name: words.now }).count()) > 0)
    await page.getByRole('radio', { name: words.now }).check();
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.refunded, { mayTryAgain: true });
  await expect(page.getByText(words.released)).toBeVisible();
  await expect(page.locator('main a[href^="mailto:support@"]')).toBeVisible();
  await axe();
});
