/* What can go wrong on the way to a ticket: nothing that was typed is lost and nothing is charged in silence. */
import { CARDS, fillCard, outcome } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { takeSeat } from '../../fixtures/flight-market';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import {
  action,
  heading,
  payWith,
  press,
  skipExtras,
  startBooking,
  submitButton,
} from '../../fixtures/flights';
import { expect, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';
import { chooseSeat } from '../../fixtures/chosen-seat';

test('FLT-36 a seat that somebody else bought meanwhile is named, and another one is chosen @long', async ({
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

test('FLT-43 FLT-38 bags that can’t be loaded are gone without, and a declined card gives way to another @long', async ({
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

test('FLT-42 seat maps that can’t be loaded are gone without @long', async ({
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

test('FLT-40 an order that fails after the payment charges nothing, and says whom to ask and how to go on @long', async ({
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
