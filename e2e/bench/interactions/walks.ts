/* From the home page to the page with the card in each vertical, with the filters, calendars and maps on the way. */
import { expect, type Page } from '@playwright/test';
import { fillDetails, reserve } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { fillParty, FLYERS, freeSeats, press, searchFlights } from '../../fixtures/flights';
import { hydrated } from '../../fixtures/test';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { fillRiders, RIDERS, searchTrains, takeTicket } from '../../fixtures/trains';
import { cardsOf, search, WORDS } from '../../fixtures/traveller';

/** What takes a second at full speed, on a machine that has other things to do. */
const LONG = { timeout: 60_000 };

const arrived = (page: Page, title: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title, LONG);

async function home(page: Page, origin: string, tab?: string): Promise<void> {
  await page.goto(origin);
  await hydrated(page);
  if (tab === undefined) return;
  await page.locator('header').getByRole('link', { name: tab, exact: true }).first().click();
  await arrived(page, tab);
  await hydrated(page);
}

async function hotels(page: Page, origin: string): Promise<void> {
  const words = WORDS.en;
  await home(page, origin);
  await search(page, 'en');
  await arrived(page, words.hotelsIn);
  await page.getByRole('checkbox', { name: new RegExp(`^${words.fourStars}`) }).click();
  await expect(page).toHaveURL(/filters=/, LONG);
  await page.getByLabel(words.sort, { exact: true }).selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/, LONG);
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible(LONG);
  await cardsOf(page).first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: words.rooms })).toBeVisible(LONG);
  await hydrated(page);
  await reserve(page, 'en', []);
  await arrived(page, BOOKING_WORDS.en.step1);
  await fillDetails(page, 'en');
  await press(page, BOOKING_WORDS.en.toPayment);
  await arrived(page, BOOKING_WORDS.en.step2);
}

async function flights(page: Page, origin: string): Promise<void> {
  const words = FLIGHT_WORDS.en;
  await home(page, origin, WORDS.en.flights);
  await searchFlights(page, 'en');
  await arrived(page, words.title);
  await expect(page.getByRole('status').filter({ hasText: words.found })).toBeAttached(LONG);
  await page.getByRole('checkbox', { name: words.direct }).click();
  await page.getByRole('button', { name: words.cheapest }).click();
  await expect(page).toHaveURL(/sort=/, LONG);
  await press(page, words.choose);
  await arrived(page, words.ticket);
  await page
    .getByRole('link', { name: words.chooseFare })
    .filter({ visible: true })
    .first()
    .click();
  await arrived(page, words.travellers);
  await fillParty(page, 'en', { flyers: FLYERS });
  await press(page, words.toBags);
  await arrived(page, words.bags);
  await page.getByRole('button', { name: words.checkedBag }).first().click();
  await press(page, words.toSeats);
  await arrived(page, words.seats);
  await expect(freeSeats(page).first()).toBeVisible(LONG);
  for (const index of [0, 7, 14]) await freeSeats(page).nth(index).click();
  await press(page, words.toPayment);
  await arrived(page, words.payment);
}

async function trains(page: Page, origin: string): Promise<void> {
  const words = TRAIN_WORDS.en;
  await home(page, origin, 'Trains');
  await searchTrains(page, 'en');
  await arrived(page, words.title);
  await takeTicket(page, 'en', words.open);
  await expect(page.getByRole('heading', { name: words.step.back })).toBeVisible(LONG);
  await takeTicket(page, 'en', words.open);
  await expect(page.getByRole('heading', { name: words.step.review })).toBeVisible(LONG);
  await press(page, words.add);
  await arrived(page, words.passengers);
  await fillRiders(page, { riders: RIDERS });
  await page.getByRole('button', { name: words.sameAs }).click();
  await page.getByRole('button', { name: words.moreBags }).first().click();
  await press(page, words.toCart);
  await arrived(page, words.cart);
  await press(page, words.toPayment);
  await arrived(page, words.payment);
}

export const WALKS: Readonly<Record<string, (page: Page, origin: string) => Promise<void>>> = {
  hotels,
  flights,
  trains,
};
