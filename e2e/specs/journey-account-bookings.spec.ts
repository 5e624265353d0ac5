/* What an account is for: bookings of every vertical in one list, and a login that interrupts nothing. */
import type { FlightBookingList, TrainBookingList } from '@wayfare/api-contract';
import type { Page } from '@playwright/test';
import {
  ACCOUNT_WORDS,
  becomeMember,
  expectLoggedIn,
  loggedIn,
  login,
  logout,
  newMember,
} from '../fixtures/account';
import {
  BOOKING_WORDS,
  CARDS,
  fillCard,
  fillDetails,
  hotelUrl,
  keysOf,
  outcome,
  reserve,
  submit,
  toPayment,
  typed,
  TYPED,
} from '../fixtures/booking';
import { FLIGHT_WORDS } from '../fixtures/flight-words';
import { factOf } from '../fixtures/flights';
import { expect, hydrated, test } from '../fixtures/test';
import { cardsOf, centsIn, day, languageOf, resultsUrl, WORDS } from '../fixtures/traveller';

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

test('ACC-24 ACC-25 ACC-29 ACC-30 ACC-31 a guest’s booking is claimed, and stands with flights and trains in one list', async ({
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

test('ACC-31 each vertical of the list fails in turn, and the others stay', async ({
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

test('ERR-02 PLT-03 logging in from a checkout keeps the place and every field, and a member pays and gets back what members pay', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const member = newMember();
  await becomeMember(page, visit, language, member);
  await visit(hotelUrl(language, 'H-UNKNOWN'));
  await reserve(page, language, [BOOKING_WORDS[language].payNow]);
  await fillDetails(page, language);
  const before = page.url();
  await page
    .locator('main')
    .getByRole('button', { name: /^(Log in|Inloggen|Log in to|Log in om)/ })
    .first()
    .click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await axe();

  await test.step('PLT-30 its views fade into each other and keep the address that was typed', async () => {
    await dialog.locator('[name="email"]').fill(member.email);
    await dialog
      .getByRole('button', { name: /Forgot|vergeten/ })
      .or(dialog.getByRole('link', { name: /Forgot|vergeten/ }))
      .first()
      .click();
    await expect(dialog.getByRole('heading', { name: /Forgot|vergeten/ })).toBeVisible();
    await expect(dialog.locator('[name="email"]')).toHaveValue(member.email);
    await axe();
    await dialog
      .getByRole('link', { name: /Back to|Terug naar/ })
      .or(dialog.getByRole('button', { name: /Back to|Terug naar/ }))
      .first()
      .click();
    await expect(dialog.locator('[name="password"]')).toBeVisible();
  });

  await login(page, language, member);
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(before);
  expect(await typed(page)).toMatchObject(TYPED);
  await axe();

  const words = { ...WORDS[language], ...BOOKING_WORDS[language] };
  const price =
    await test.step('PLT-03 the price for members is the price, from the list to the card', async () => {
      await visit(resultsUrl(language));
      const cards = cardsOf(page).filter({ hasText: words.memberPrice });
      await expect(cards.first()).toBeVisible();
      const hotels = await cards.evaluateAll((all) =>
        all.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
      );
      const says = [words.freeUntil, words.payNow, words.memberPrice];
      const option = says
        .reduce((found, text) => found.filter({ hasText: text }), page.locator('main fieldset li'))
        .first();
      // not every house is paid before the stay and can be cancelled
      for (const hotel of hotels) {
        await visit(hotel);
        await expect(page.getByText(words.memberPrice).first()).toBeVisible();
        if ((await option.count()) > 0) break;
      }
      const cents = centsIn(await option.locator('p[id$="-price"]').innerText());
      await reserve(page, language, says);
      await fillDetails(page, language);
      await toPayment(page, language);
      const now = page.getByRole('radio', { name: words.now });
      if ((await now.count()) > 0) await now.check();
      const button = page.getByRole('button', { name: words.submit });
      expect(centsIn(await button.innerText())).toBe(cents);
      await fillCard(page, CARDS.good);
      await submit(page, language);
      await outcome(page, words.confirmed);
      return cents;
    });

  await test.step('PLT-03 and what comes back', async () => {
    await page.getByRole('link', { name: words.cancel }).click();
    await page.getByRole('button', { name: words.askRefund }).click();
    expect(centsIn(await factOf(page, FLIGHT_WORDS[language].refund).innerText())).toBe(price);
    await page.getByRole('button', { name: words.confirmCancel, exact: true }).click();
    await expect(page.getByText(words.canceled).first()).toBeVisible();
  });
});

test('SES-26 three tabs with twenty requests each that meet an expired token make one refresh call', async ({
  page,
  visit,
  context,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  await loggedIn(page, visit, { language, member: newMember(), path: words.bookings });
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs.slice(1)) {
    consoleErrors.listen(tab);
    await visit(words.bookings, tab);
    await expect(tab.getByText(words.noBookings).first()).toBeVisible();
  }
  const refreshes: string[] = [];
  const refused = new Set<string>();
  const expired = new Set<string>();
  // from here on every token that was in use is an hour old to the API
  await context.route('**/api/**', async (route) => {
    const headers = route.request().headers();
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/session/refresh') refreshes.push(pathname);
    const token = headers['authorization'] ?? '';
    if (refreshes.length === 0) expired.add(token);
    if (!expired.has(token)) return route.continue();
    refused.add(route.request().url());
    return route.continue({
      headers: { ...headers, 'x-test-clock': new Date(Date.now() + 61 * 60_000).toISOString() },
    });
  });
  const answers = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        const provided = (
          window as unknown as {
            __WAYFARE_PROVIDED__: {
              queryCache: () => Promise<{
                queryClient: () => import('@tanstack/react-query').QueryClient;
              }>;
            };
          }
        ).__WAYFARE_PROVIDED__;
        const client = (await provided.queryCache()).queryClient();
        const asked = client
          .getQueryCache()
          .getAll()
          .find(({ options }) => options.queryFn !== undefined);
        const queryFn = asked?.options.queryFn;
        if (asked === undefined || typeof queryFn !== 'function')
          throw new Error('this page asks nothing');
        const all = await Promise.allSettled(
          Array.from({ length: 20 }, (_, index) =>
            client.fetchQuery({ ...asked.options, queryKey: [...asked.queryKey, index], queryFn }),
          ),
        );
        return all.map(({ status }) => status);
      }),
    ),
  );
  expect(answers.flat()).toEqual(Array.from({ length: 60 }, () => 'fulfilled'));
  expect(refused.size).toBeGreaterThan(0);
  expect(refreshes).toHaveLength(1);
});

test('SES-13 a logout in one tab is one in every tab, within a second', async ({
  page,
  visit,
  context,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const member = newMember();
  await loggedIn(page, visit, { language, member, path: words.bookings });
  const other = await context.newPage();
  consoleErrors.listen(other);
  await visit(words.bookings, other);
  await expectLoggedIn(other, language, member.name);
  await logout(page, language);
  await expect(other.locator('header summary')).not.toContainText(member.name, { timeout: 1_000 });
  await expect(other.getByText(words.mustBeLogged).first()).toBeVisible();
});
