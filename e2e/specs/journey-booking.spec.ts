/* From a room to a booking and back, with everything that can happen on the way: English at a desk, Dutch on a phone. */
import {
  answerChallenge,
  BOOKING_WORDS,
  breakNext,
  cardNumbersSent,
  CARDS,
  fillCard,
  fillDetails,
  hotelUrl,
  keysOf,
  loseSession,
  mailsAbout,
  outcome,
  reserve,
  submit,
  toCard,
  toPayment,
  typed,
  TYPED,
} from '../fixtures/booking';
import { expect, hydrated, test } from '../fixtures/test';
import { day, languageOf, searchOf, switchLanguageAndBack } from '../fixtures/traveller';

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
  await expect.poll(async () => (await mailsAbout(reference)).length).toBe(1);
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
  await expect.poll(async () => (await mailsAbout(reference)).length).toBe(2);
});

test('asks the bank: a failed challenge keeps everything, a completed one books', async ({
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

test('OQ-33 shows the old and the new price and goes on only with consent', async ({
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

test('HOT-47 tells the truth when the house refuses after payment: not booked, money released, whom to write to', async ({
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

test('HOT-49 keeps a request pending and only reserves its money', async ({
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

test('OQ-34 pays at the property with a card as a guarantee', async ({ page, visit, isMobile }) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.guarantee] });
  await expect(page.getByRole('radio', { name: words.property })).toBeChecked();
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
});

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

test('two tabs that pay for the same quote make one booking and one charge', async ({
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
  await expect.poll(async () => (await mailsAbout(reference)).length).toBe(1);
});

test('ERR-03 a session that is lost at any step costs nothing that was typed', async ({
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

test('HOT-07 a cold start at step 2 leads back to step 1 with a word of why', async ({
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
