/* What can go wrong on the way to a ticket: nothing that was typed is lost and nothing is charged in silence. */
import type { Page } from '@playwright/test';
import { BOOKING_WORDS, CARDS, cardNumbersSent, fillCard, outcome } from '../fixtures/booking';
import { takeSeat } from '../fixtures/flight-market';
import { FLIGHT_WORDS } from '../fixtures/flight-words';
import {
  action,
  factOf,
  freeSeats,
  heading,
  payWith,
  press,
  skipExtras,
  startBooking,
  submitButton,
  typedIn,
} from '../fixtures/flights';
import { expect, test } from '../fixtures/test';
import { centsIn, languageOf } from '../fixtures/traveller';

const totalIn = async (page: Page): Promise<number> =>
  centsIn(await page.getByRole('complementary').getByText(/€/).first().innerText());

/** Chooses the first seat that is free; its designator. */
async function chooseSeat(page: Page): Promise<string> {
  const seat = freeSeats(page).first();
  const designator = (await seat.getAttribute('data-seat')) ?? '';
  await seat.click();
  await expect(page.locator(`[data-seat="${designator}"]`)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  return designator;
}

test('PLT-02 PLT-06 OQ-51 FLT-39 a price that fell at the airline is the one that is charged', async ({
  page,
  visit,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  const sent = cardNumbersSent(page);
  await startBooking(page, visit, language, { from: 'STN', to: 'LGW' });
  await skipExtras(page, language);
  const seen = centsIn(await submitButton(page, language).innerText());
  await payWith(page, language);
  await outcome(page, words.booked);
  await expect(page.getByText(words.priceChanged)).toBeVisible();
  const charged = centsIn(await page.getByText(words.charged).innerText());
  expect(charged).toBeLessThan(seen);
  expect(sent, 'calls of ours with a card number').toEqual([]);
});

test('FLT-36 a seat that somebody else bought meanwhile is named, and another one is chosen', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  consoleErrors.allow(/status of 409/);
  const journey = { from: 'AMS', to: 'BCN', out: isMobile ? 45 : 43 };
  const offer = await startBooking(page, visit, language, {
    ...journey,
    fits: ({ slices }) => slices.every(({ segments }) => segments.length === 1),
  });
  await page.getByRole('button', { name: words.checkedBag }).first().click();
  await press(page, words.toSeats);
  const taken = await chooseSeat(page);
  await takeSeat(journey, offer, taken);
  await press(page, words.toPayment);
  await expect(page.getByText(words.seatTaken(taken))).toBeVisible();
  await axe();
  await press(page, words.otherSeat);
  await expect(page.locator(`[data-seat="${taken}"]`)).toHaveAttribute('aria-disabled', 'true');
  const other = await chooseSeat(page);
  await press(page, words.toPayment);
  await heading(page, words.payment);
  await expect(
    page
      .locator('main')
      .getByText(new RegExp(`${words.seatWord} ${other}\\b`))
      .first(),
  ).toBeVisible();
  await expect(page.locator('main').getByText(words.noBags)).toHaveCount(0);
  await payWith(page, language);
  await outcome(page, words.booked);
});

test('FLT-43 FLT-38 bags that can’t be loaded are gone without, and a declined card gives way to another', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  consoleErrors.allow(/status of (402|502)/);
  await startBooking(page, visit, language, { from: 'LTN', to: 'LHR' });
  await expect(page.getByText(words.bagsFailed)).toBeVisible();
  await axe();
  await skipExtras(page, language);
  await expect(page.getByText(words.noBags)).toBeVisible();
  await payWith(page, language, CARDS.declined);
  await expect(
    page.getByRole('alert').filter({ hasText: BOOKING_WORDS[language].declined }),
  ).toBeVisible();
  await axe();
  await fillCard(page, CARDS.good);
  await submitButton(page, language).click();
  await outcome(page, words.booked);
});

test('FLT-14 FLT-39 a price that rose at the airline is shown beside the old one, and paid only with consent', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  await startBooking(page, visit, language, { from: 'LHR', to: 'STN' });
  await skipExtras(page, language);
  const seen = centsIn(await submitButton(page, language).innerText());
  await payWith(page, language);
  await outcome(page, words.priceChanged, { mayTryAgain: true });
  const [before, now] = [
    centsIn(await factOf(page, words.before).innerText()),
    centsIn(await factOf(page, words.now).innerText()),
  ];
  expect(before).toBe(seen);
  expect(now).toBeGreaterThan(seen);
  await axe();
  await press(page, words.acceptPrice);
  await heading(page, words.payment);
  expect(centsIn(await submitButton(page, language).innerText())).toBe(now);
  await payWith(page, language);
  await outcome(page, words.booked);
});

test('OQ-52 the price is looked up again when it is over, with travellers, bags and seats as they were', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  await startBooking(page, visit, language, {
    from: 'AMS',
    to: 'BCN',
    out: 44,
    back: 50,
    fits: ({ slices }) => slices.every(({ segments }) => segments.length === 1),
  });
  await page.getByRole('button', { name: words.checkedBag }).first().click();
  await press(page, words.toSeats);
  const seat = await chooseSeat(page);
  const total = await totalIn(page);
  await page.clock.setSystemTime(Date.now() + 31 * 60_000);
  await expect(page.getByText(words.expired)).toBeVisible();
  await axe();
  await page.clock.setSystemTime(Date.now());
  await press(page, words.refresh);
  await expect(page.getByText(words.refreshed)).toBeVisible();
  await expect(page.locator(`[data-seat="${seat}"]`)).toHaveAttribute('aria-selected', 'true');
  expect(await totalIn(page)).toBe(total);
  await axe();
  await press(page, words.toPayment);
  await heading(page, words.payment);
  await expect(page.locator('main').getByText(words.noBags)).toHaveCount(0);
  await page.getByRole('link', { name: words.editTravellers }).click();
  await heading(page, words.travellers);
  expect(await typedIn(page, '0.surname')).toBe('de Vries');
});

test('FLT-42 seat maps that can’t be loaded are gone without', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  consoleErrors.allow(/status of 502/);
  await startBooking(page, visit, language, { from: 'LGW', to: 'LTN' });
  await press(page, words.withoutBags);
  await expect(page.getByText(words.seatsFailed)).toBeVisible();
  await axe();
  await press(page, words.withoutSeats);
  await heading(page, words.payment);
  await expect(page.getByText(words.noSeats)).toBeVisible();
});

test('FLT-40 an order that fails after the payment charges nothing, and says whom to ask and how to go on', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  await startBooking(page, visit, language, { from: 'LTN', to: 'LGW' });
  await skipExtras(page, language);
  await payWith(page, language);
  await outcome(page, words.notBooked, { mayTryAgain: true });
  await expect(page.getByText(words.nothingCharged)).toBeVisible();
  await expect(page.locator('main a[href^="mailto:support@"]')).toBeVisible();
  for (const way of [words.tryAgain, words.otherFlight])
    await expect(action(page, way)).toBeVisible();
  await axe();
});
