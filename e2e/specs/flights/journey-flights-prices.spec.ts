/* A price that changes on the way to a ticket: said, and charged only with consent. */
import type { Page } from '@playwright/test';
import { cardNumbersSent, outcome } from '../../fixtures/booking';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import {
  factOf,
  heading,
  payWith,
  press,
  skipExtras,
  startBooking,
  submitButton,
  typedIn,
} from '../../fixtures/flights';
import { expect, test } from '../../fixtures/test';
import { centsIn, languageOf } from '../../fixtures/traveller';
import { chooseSeat } from '../../fixtures/chosen-seat';

const totalIn = async (page: Page): Promise<number> =>
  centsIn(await page.getByRole('complementary').getByText(/€/).first().innerText());

test('PLT-02 PLT-06 OQ-51 FLT-39 a price that fell at the airline is the one that is charged @long', async ({
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

test('FLT-14 FLT-39 a price that rose at the airline is shown beside the old one, and paid only with consent @long', async ({
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

test('OQ-52 the price is looked up again when it is over, with travellers, bags and seats as they were @long', async ({
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
