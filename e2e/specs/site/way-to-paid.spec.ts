/* How much a guest has to do from a list of results to a paid booking, counted in the browser: docs/peers.md has the table. */
import type { Page } from '@playwright/test';
import { fillCard, CARDS, outcome, submit, TYPED } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { countEffort, type Effort } from '../../fixtures/counting';
import { flightQuery } from '../../fixtures/flight-market';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { FLYERS, heading, payWith, press } from '../../fixtures/flights';
import { expect, hydrated, test } from '../../fixtures/test';
import { ticketQuery } from '../../fixtures/train-market';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { addPass, fillRiders } from '../../fixtures/trains';
import { cardsOf, resultsUrl, WORDS } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

const hotel = WORDS.en;
const booking = BOOKING_WORDS.en;
const flight = FLIGHT_WORDS.en;
const train = TRAIN_WORDS.en;

type Visit = (path: string) => Promise<number>;

interface Way {
  product: string;
  /** opens the list of results */
  list: (page: Page, visit: Visit) => Promise<unknown>;
  /** from there to the receipt, by what is quickest for one adult without an account who reads English */
  pay: (page: Page) => Promise<void>;
  /** what the best sites take, or what this one took before it was looked at */
  before: number;
  now: Effort;
}

const sum = ({ presses, typed, chosen }: Effort): number => presses + typed + chosen;

/** From a train or a pass in the cart to the receipt. */
async function payForTrains(page: Page): Promise<void> {
  await heading(page, train.passengers);
  await fillRiders(page);
  await press(page, train.toCart);
  await heading(page, train.cart);
  await press(page, train.toPayment);
  await heading(page, train.payment);
  await hydrated(page);
  await payWith(page, 'en');
  await outcome(page, train.booked);
}

const WAYS: readonly Way[] = [
  {
    product: 'a hotel',
    list: async (page, visit) => {
      await visit(resultsUrl('en'));
      await cardsOf(page).first().waitFor();
    },
    async pay(page) {
      await cardsOf(page).first().getByRole('heading').getByRole('link').click();
      await page.getByRole('heading', { name: hotel.rooms }).waitFor();
      await page
        .locator('main fieldset li', { has: page.getByRole('radio') })
        .filter({ hasText: booking.payNow })
        .first()
        .getByRole('radio')
        .check();
      await page.getByRole('button', { name: booking.proceed }).click();
      await heading(page, booking.step1);
      for (const [name, value] of Object.entries(TYPED))
        await page.locator(`[name="${name}"]`).fill(value);
      await page.locator('[name="country"]').selectOption('NL');
      await page.locator('[name="documentType"]').selectOption('passport');
      await page.getByRole('button', { name: booking.toPayment }).click();
      await heading(page, booking.step2);
      await hydrated(page);
      await fillCard(page, CARDS.good);
      await submit(page, 'en');
      await outcome(page, booking.confirmed);
    },
    before: 6 + 8 + 2,
    now: { presses: 5, typed: 6, chosen: 2 },
  },
  {
    product: 'a flight',
    list: async (page, visit) => {
      await visit(`/flights/results?${flightQuery({ from: 'AMS', to: 'BCN', out: 45, back: 52 })}`);
      await page
        .getByRole('status')
        .filter({ hasText: flight.found })
        .waitFor({ state: 'attached', timeout: 30_000 });
    },
    async pay(page) {
      const [{ name, surname, gender, born }] = FLYERS;
      await press(page, flight.choose);
      await heading(page, flight.ticket);
      await page
        .getByRole('link', { name: flight.chooseFare })
        .filter({ visible: true })
        .first()
        .click();
      await heading(page, flight.travellers);
      const [day, month, year] = born;
      for (const [field, value] of Object.entries({
        '0.name': name,
        '0.surname': surname,
        '0.birth.day': day,
        '0.birth.month': month,
        '0.birth.year': year,
        // a whole number brings its country along
        '0.phone.number': TYPED.phone,
        'contact.email': TYPED.email,
        'contact.confirm_email': TYPED.email,
      }))
        await page.locator(`[name="${field}"]`).fill(value);
      await page.locator('[name="0.gender"]').selectOption(gender);
      await press(page, flight.toBags);
      await heading(page, flight.bags);
      await press(page, flight.skipExtras);
      await heading(page, flight.payment);
      await hydrated(page);
      await payWith(page, 'en');
      await outcome(page, flight.booked);
    },
    // seven for a traveller, and his address twice
    before: 6 + 7 + 2,
    now: { presses: 5, typed: 6, chosen: 1 },
  },
  {
    product: 'a train ticket',
    list: async (page, visit) => {
      await visit(`${train.tickets}?${ticketQuery({ from: 'FR:paris', to: 'FR:lyon' })}`);
      await cardsOf(page).first().waitFor({ timeout: 30_000 });
    },
    async pay(page) {
      const card = cardsOf(page).first();
      await card.getByRole('button', { name: train.show }).click();
      await card.getByRole('radio').first().click();
      await page.getByRole('button', { name: train.take }).click();
      await payForTrains(page);
    },
    before: 7 + 4,
    now: { presses: 6, typed: 4, chosen: 0 },
  },
  {
    product: 'a rail pass',
    list: (page, visit) => addPass(page, visit, 'en'),
    async pay(page) {
      await page.getByRole('button', { name: train.addPass }).first().click();
      await payForTrains(page);
    },
    // a pass was not counted before: no more than a ticket
    before: 7 + 4,
    now: { presses: 4, typed: 5, chosen: 1 },
  },
];

for (const { product, list, pay, before, now } of WAYS)
  test(`a guest books and pays ${product} with less to press and to fill in than before @long`, async ({
    page,
    context,
    visit,
  }) => {
    const { start, effort } = await countEffort(context);
    await list(page, visit);
    start();
    await pay(page);
    expect(effort()).toEqual(now);
    expect(sum(effort())).toBeLessThan(before);
  });
