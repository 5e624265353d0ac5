/* What an account is for: bookings of every vertical in one list. */
import type { FlightBookingList, TrainBookingList } from '@wayfare/api-contract';
import type { Page } from '@playwright/test';
import { loggedIn, newMember } from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import {
  CARDS,
  fillCard,
  fillDetails,
  hotelUrl,
  keysOf,
  outcome,
  reserve,
  submit,
  toPayment,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { day, languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

const FLIGHTS: FlightBookingList = {
  bookings: [
    {
      booking_id: 'f-1',
      vertical: 'flights',
      reference: 'FL19HT00',
      status: 'confirmed',
      createdAt: `${day(-2)}T10:00:00Z`,
      total: '189.40',
      canCancel: true,
      airline: 'KLM',
      slices: [
        {
          origin: { code: 'AMS', name: 'Amsterdam', timeZone: 'Europe/Amsterdam' },
          destination: { code: 'BCN', name: 'Barcelona', timeZone: 'Europe/Madrid' },
          departing_at: `${day(30)}T21:20:00`,
          arriving_at: `${day(30)}T23:35:00`,
          flights: ['KL 1665'],
        },
      ],
      passengers: [{ name: 'Anna', surname: 'van den Berg' }],
    },
  ],
  failed: [
    {
      booking_id: 'f-9',
      code: 'PROVIDER',
      message: 'The airline did not answer',
      details: 'upstream 503',
    },
  ],
};

const TRAINS: TrainBookingList = {
  bookings: [
    {
      booking_id: 't-1',
      vertical: 'trains',
      reference: 'TR41NS00',
      status: 'canceled',
      createdAt: `${day(-3)}T10:00:00Z`,
      total: '89.00',
      canCancel: false,
      items: [
        {
          id: 'i-1',
          type: 'point-to-point',
          bookingItemStatus: 'CANCELED',
          legs: [
            {
              origin: { label: 'Amsterdam Centraal', timeZone: 'Europe/Amsterdam' },
              destination: { label: 'Paris Nord', timeZone: 'Europe/Paris' },
              departure: `${day(20)}T08:10:00`,
              arrival: `${day(20)}T11:35:00`,
              carrier: 'Eurostar',
            },
          ],
          pass: null,
          travelers: [{ firstName: 'Anna', lastName: 'van den Berg' }],
          replacedBy: null,
        },
      ],
    },
  ],
  failed: [
    {
      booking_id: 't-9',
      code: 'DATABASE_LOAD',
      message: 'This booking could not be read',
      details: 'TR99',
    },
  ],
};

/** A flight, a train and a failure of each, as their lists would answer. */
async function sellTransport(page: Page): Promise<void> {
  await page.route('**/api/flights/booking-list', (route) =>
    route.fulfill({ json: { result: FLIGHTS.bookings, errors: FLIGHTS.failed } }),
  );
  await page.route('**/api/trains/booking-list', (route) =>
    route.fulfill({ json: { result: TRAINS.bookings, errors: TRAINS.failed } }),
  );
}

async function bookHotel(
  page: Page,
  visit: (path: string) => Promise<number>,
  language: 'en' | 'nl',
  email: string,
): Promise<string> {
  const words = BOOKING_WORDS[language];
  await visit(hotelUrl(language, 'H-UNKNOWN'));
  await reserve(page, language, [words.payNow]);
  await fillDetails(page, language);
  for (const name of ['email', 'confirmEmail']) await page.locator(`[name="${name}"]`).fill(email);
  await toPayment(page, language);
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
  return (await keysOf(page, language)).reference;
}

test('ACC-24 ACC-25 ACC-29 ACC-30 ACC-31 a guest’s booking is claimed, and stands with flights and trains in one list @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const member = newMember();
  const reference = await bookHotel(page, visit, language, member.email);
  await loggedIn(page, visit, { language, member, path: words.bookings });
  await expect(page.getByText(words.claimable)).toBeVisible();
  await page.getByRole('button', { name: words.claim }).click();
  await expect(page.getByText(words.claimed)).toBeVisible();
  await expect(page.locator('main article').filter({ hasText: reference })).toBeVisible();

  await sellTransport(page);
  await page.reload();
  await hydrated(page);
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(3);
  for (const text of [reference, 'FL19HT00', 'TR41NS00'])
    await expect(articles.filter({ hasText: text })).toBeVisible();
  for (const text of ['f-9', 'The airline did not answer', 'upstream 503', 't-9', 'TR99'])
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
  await axe();
  const filters = page.locator('main nav a[href*="filter="]');
  await expect(filters).toHaveText([/\(2\)$/, /\(0\)$/, /\(1\)$/]);
  await filters.nth(2).click();
  await expect(page).toHaveURL(/filter=canceled/);
  await expect(articles).toHaveCount(1);
  await page.goBack();
  await expect(articles).toHaveCount(3);
});

test('ACC-31 each vertical of the list fails in turn, and the others stay @long', async ({
  page,
  visit,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(
    /Failed to load resource|net::ERR|could not be loaded|\[Federation|RemoteError|ScriptExternalLoadError/,
  );
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  await loggedIn(page, visit, { language, member: newMember(), path: words.bookings });
  await sellTransport(page);
  const lists = {
    hotels: '**/api/hotels/booking-list',
    flights: '**/api/flights/booking-list',
    trains: '**/api/trains/booking-list',
  };
  for (const [broken, url] of Object.entries(lists)) {
    await page.route(url, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    const sections = page.locator('main section[aria-labelledby^="bookings-"]');
    await expect(sections.getByRole('alert').getByRole('button')).toHaveCount(1);
    await expect(
      page.locator(`section[aria-labelledby="bookings-${broken}"]`).getByRole('alert'),
    ).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(broken === 'hotels' ? 2 : 1);
    await page.unroute(url);
    if (broken !== 'hotels') await sellTransport(page);
  }
});
