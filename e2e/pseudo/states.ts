import { expect, type Locator, type Page } from '@playwright/test';
import { loggedIn, newMember } from '../fixtures/account';
import { ACCOUNT_WORDS } from '../fixtures/account-words';
import { pageOf, UTRECHT } from '../fixtures/booked-trains';
import { fillDetails, hotelUrl, reserve, toPayment } from '../fixtures/booking';
import { BOOKING_WORDS } from '../fixtures/booking-words';
import { flightQuery } from '../fixtures/flight-market';
import { FLIGHT_WORDS } from '../fixtures/flight-words';
import { press, skipExtras, startBooking } from '../fixtures/flights';
import { hydrated } from '../fixtures/test';
import { asMember, buyTrains, ticketQuery } from '../fixtures/train-market';
import { TRAIN_WORDS } from '../fixtures/train-words';
import { addPass, addTickets, fillRiders, toTrainCard } from '../fixtures/trains';
import { cardsOf, resultsUrl } from '../fixtures/traveller';

/** What somebody does who comes to see pages in a state: English where words are typed or pressed. */
export interface Walk {
  page: Page;
  visit: (path: string) => Promise<number>;
  /** the present address or another one in the pseudo-language, and a look at it */
  look: (name: string, path?: string) => Promise<void>;
  /** a look at the page as it stands */
  again: (name: string) => Promise<void>;
}

interface State {
  name: string;
  walk: (walk: Walk) => Promise<void>;
}

const FLIGHT = { from: 'AMS', to: 'BCN', out: 40, back: 47 };
const PARIS = { from: 'NL:amsterdam', to: 'FR:paris' };

const present = (part: Locator) => expect(part.first()).toBeVisible({ timeout: 30_000 });

/** Opens what shows more of a page, as far as there are as many. */
async function open(parts: Locator): Promise<void> {
  const closed = parts.filter({ visible: true }).first();
  await closed.click();
}

export const STATES: readonly State[] = [
  {
    name: 'hotels from the list to the payment',
    async walk({ page, visit, look, again }) {
      await visit(`/en-xa${resultsUrl('en')}`);
      await present(cardsOf(page));
      await again('hotel results');
      await open(page.locator('main article button[aria-pressed]'));
      await visit(hotelUrl('en', 'H-UNKNOWN'));
      await look('hotel with rooms');
      await visit(hotelUrl('en', 'H-UNKNOWN'));
      await reserve(page, 'en', [BOOKING_WORDS.en.payNow]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(BOOKING_WORDS.en.step1);
      await look('guest details');
      await page.locator('main form button[type=submit]').last().click();
      await present(page.locator('main [aria-invalid=true]'));
      await again('guest details with problems');
      await visit(new URL(page.url()).pathname.replace('/en-xa', '') + new URL(page.url()).search);
      await fillDetails(page, 'en');
      await toPayment(page, 'en');
      await look('hotel payment');
    },
  },
  {
    name: 'flights from the list to the payment',
    async walk({ page, visit, look, again }) {
      await visit(`/en-xa/flights/results?${flightQuery(FLIGHT)}`);
      await present(cardsOf(page));
      await again('flight results');
      await open(cardsOf(page).locator('button[aria-expanded]'));
      await again('flight details');
      await visit(`/flights/results?${flightQuery(FLIGHT)}`);
      await present(cardsOf(page));
      await press(page, FLIGHT_WORDS.en.choose);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(FLIGHT_WORDS.en.ticket);
      await look('flight fares');
      await startBooking(page, visit, 'en', FLIGHT);
      await look('flight bags');
      const { search } = new URL(page.url());
      await look('flight travellers', `/flights/booking/who-is-flying${search}`);
      await startBooking(page, visit, 'en', FLIGHT);
      await press(page, FLIGHT_WORDS.en.withoutBags);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(FLIGHT_WORDS.en.seats);
      await look('seat map');
      await startBooking(page, visit, 'en', FLIGHT);
      await skipExtras(page, 'en');
      await look('flight payment');
    },
  },
  {
    name: 'trains from the list to the payment',
    async walk({ page, visit, look, again }) {
      await visit(`/en-xa/trains/search?${ticketQuery(PARIS)}`);
      await present(cardsOf(page));
      await again('train results');
      await open(cardsOf(page).locator('button[aria-expanded]'));
      await again('train tickets');
      await addTickets(page, visit, 'en', PARIS);
      await look('passengers');
      await page.locator('main form button[type=submit]').last().click();
      await present(page.locator('main [aria-invalid=true]'));
      await again('passengers with problems');
      await visit(TRAIN_WORDS.en.passengersPath);
      await fillRiders(page);
      await press(page, TRAIN_WORDS.en.toCart);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TRAIN_WORDS.en.cart);
      await look('train cart');
    },
  },
  {
    name: 'the payment of trains',
    async walk({ page, visit, look }) {
      await toTrainCard(page, visit, 'en', UTRECHT);
      await look('train payment');
    },
  },
  {
    name: 'rail passes',
    async walk({ page, visit, look }) {
      await addPass(page, visit, 'en');
      await look('rail passes');
    },
  },
  {
    name: 'a member with a booking',
    async walk({ page, visit, look }) {
      const member = newMember();
      await loggedIn(page, visit, { language: 'en', member, path: ACCOUNT_WORDS.en.bookings });
      const booking = await buyTrains(await asMember(page), {
        journeys: [UTRECHT],
        email: member.email,
      });
      await look('bookings');
      await look('a booked train', pageOf(TRAIN_WORDS.en.manage, booking));
      for (const path of [
        'invoices',
        'profile',
        'travellers',
        'cards',
        'cards/new',
        'security',
        'privacy',
      ])
        await look(path, `/user/${path}`);
      await look('saved', '/saved');
    },
  },
  {
    name: 'what is not there and what fails',
    async walk({ page, visit, look, again }) {
      await look('no such page', '/no-such-page');
      await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '{}' }));
      await visit('/en-xa/about-us');
      await hydrated(page);
      await page.locator('header nav a[href^="/en-xa/accommodations"]').first().click();
      await again('what fails');
    },
  },
];
