/* From a room to a booking and back, by every way to pay: English at a desk, Dutch on a phone. */
import {
  answerChallenge,
  cardNumbersSent,
  CARDS,
  fillCard,
  fillDetails,
  hotelUrl,
  keysOf,
  mailsCome,
  outcome,
  reserve,
  submit,
  toCard,
  toPayment,
  TYPED,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { day, languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

test('HOT-13, HOT-46 books, pays, and finds the booking again to cancel it @phone', async ({
  page,
  visit,
  axe,
  isMobile,
  browser,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await visit(hotelUrl(language, 'H-UNKNOWN'));
  await reserve(page, language, [words.payNow]);
  await fillDetails(page, language);
  await axe();
  await toPayment(page, language);
  await fillCard(page, CARDS.good);
  await axe();
  await submit(page, language);
  // the house says nothing at first: the page waits with the traveller
  await outcome(page, words.confirmed);
  await axe();
  const { reference, pin } = await keysOf(page, language);
  await mailsCome(reference, 1);
  const voucher = await page.request.get(
    (await page.locator('main a[href*="document.pdf"]').first().getAttribute('href')) ?? '',
  );
  expect([voucher.status(), (await voucher.body()).subarray(0, 5).toString()]).toEqual([
    200,
    '%PDF-',
  ]);

  await test.step('somebody without the session opens it with reference, e-mail and PIN', async () => {
    const guest = await browser.newContext({
      viewport: page.viewportSize(),
      baseURL: new URL(page.url()).origin,
    });
    const other = await guest.newPage();
    await other.goto(words.guestCancelation);
    await hydrated(other);
    await other.locator('[name="reference"]').fill(reference.toLowerCase());
    await other.locator('[name="email"]').fill(TYPED.email);
    await other.locator('[name="pin"]').fill(pin);
    await other.getByRole('button', { name: words.findBooking }).click();
    await other.getByRole('button', { name: words.askRefund }).click();
    await axe(other);
    await other.getByRole('button', { name: words.confirmCancel, exact: true }).click();
    await expect(other.getByText(words.canceled).first()).toBeVisible();
    await guest.close();
  });
  await mailsCome(reference, 2);
});

test('asks the bank: a failed challenge keeps everything, a completed one books @long', async ({
  page,
  visit,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  await fillCard(page, CARDS.challenged);
  await submit(page, language);
  await answerChallenge(page, 'Fail authentication');
  await expect(page.getByRole('alert').filter({ hasText: words.declined })).toBeVisible();
  await fillCard(page, CARDS.challenged);
  await submit(page, language);
  await answerChallenge(page, 'Complete authentication');
  await outcome(page, words.confirmed);
});

test('PLT-02 PLT-06 says that a card was declined and takes another one, of a guest, in the frame of the provider alone', async ({
  page,
  visit,
  isMobile,
  axe,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  const sent = cardNumbersSent(page);
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  await fillCard(page, CARDS.declined);
  await submit(page, language);
  await expect(page.getByRole('alert').filter({ hasText: words.declined })).toBeVisible();
  await axe();
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
  expect(sent, 'calls of ours with a card number').toEqual([]);
});

test('HOT-49 keeps a request pending and only reserves its money @long', async ({
  page,
  visit,
  isMobile,
  axe,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-RQ', says: [words.payNow] });
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.pending);
  await axe();
});

test('OQ-34 pays at the property with a card as a guarantee @long', async ({
  page,
  visit,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, {
    language,
    hotel: 'H-UNKNOWN',
    says: [words.guarantee],
    nights: { checkIn: day(61), checkOut: day(64) },
  });
  await expect(page.getByRole('radio', { name: words.property })).toBeChecked();
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
});
