/* What an account is for: bookings of every vertical in one list. */
import type { Trip, TripAction, TripBooking, TripEntry, Trips } from '@wayfare/api-contract';
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

const CET = 'Europe/Amsterdam';

const ride = (
  booking: string,
  [icon, title]: readonly ['plane' | 'train', string],
  [origin, departure]: readonly [string, string],
  [destination, arrival]: readonly [string, string],
): TripEntry => ({
  id: `${booking}.${departure}`,
  booking_id: booking,
  form: 'ride',
  icon,
  title,
  start: { local: departure, timeZone: CET, place: origin },
  end: { local: arrival, timeZone: CET, place: destination },
  facts: [],
  picture: null,
});

const view = (route: string, booking: string): TripAction => ({
  kind: 'view',
  url: null,
  route,
  query: { booking },
});

const booked = (
  id: string,
  vertical: string,
  reference: string,
  change: Partial<TripBooking> = {},
): TripBooking => ({
  booking_id: id,
  vertical,
  reference,
  status: 'confirmed',
  total: '189.40',
  references: [],
  travellers: ['Anna van den Berg'],
  news: null,
  payBefore: null,
  next: view('cancelation', id),
  others: [],
  ...change,
});

/** A trip of these entries and bookings. */
const trip = (
  entries: TripEntry[],
  bookings: TripBooking[],
  change: Pick<Trip, 'bucket' | 'places'>,
): Trip => ({
  id: entries[0]?.id ?? '',
  from: { day: entries[0]?.start.local.slice(0, 10) ?? '', timeZone: CET },
  until: { day: entries.at(-1)?.end.local.slice(0, 10) ?? '', timeZone: CET },
  entries,
  bookings,
  calendar: null,
  ...change,
});

const OUT = ride(
  'f-1',
  ['plane', 'KLM · KL 1665'],
  ['Amsterdam (AMS)', `${day(30)}T09:20`],
  ['Barcelona (BCN)', `${day(30)}T11:35`],
);
const BACK = ride(
  'f-1',
  ['plane', 'KLM · KL 1678'],
  ['Barcelona (BCN)', `${day(37)}T18:20`],
  ['Amsterdam (AMS)', `${day(37)}T20:45`],
);
const FLIGHT = trip([OUT, BACK], [booked('f-1', 'flights', 'FL19HT00')], {
  bucket: 'incoming',
  places: ['Barcelona'],
});
const TRAIN = trip(
  [
    ride(
      't-1',
      ['train', 'Eurostar 9320'],
      ['Amsterdam Centraal', `${day(20)}T08:10`],
      ['Paris Nord', `${day(20)}T11:35`],
    ),
  ],
  [booked('t-1', 'trains', 'TR41NS00', { status: 'canceled' })],
  { bucket: 'canceled', places: ['Paris'] },
);
const FAILED: Trips['failed'] = [
  {
    booking_id: 'f-9',
    code: 'PROVIDER',
    message: 'The airline did not answer',
    details: 'upstream 503',
  },
  {
    booking_id: 't-9',
    code: 'DATABASE_LOAD',
    message: 'This booking could not be read',
    details: 'TR99',
  },
];

/** What the API answers, with more in it. */
async function withMore(page: Page, change: (result: Trips) => Trips): Promise<void> {
  await page.route('**/api/bookings/trips', async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: Trips };
    await route.fulfill({ response, json: { result: change(result), errors: [] } });
  });
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

  await withMore(page, (result) => ({
    ...result,
    trips: [...result.trips, FLIGHT, TRAIN],
    failed: FAILED,
  }));
  await page.reload();
  await hydrated(page);
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(4);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(
    (title?.y ?? Infinity) + (title?.height ?? 0),
    'the page begins in the upper third of the first screen',
  ).toBeLessThan((page.viewportSize()?.height ?? 0) / 3);
  for (const text of [reference, 'FL19HT00'])
    await expect(articles.filter({ hasText: text }).first()).toBeVisible();
  await expect(articles.filter({ hasText: 'TR41NS00' })).toBeHidden();
  await page.locator('main summary').filter({ hasText: '(1)' }).click();
  await expect(articles.filter({ hasText: 'TR41NS00' })).toBeVisible();
  for (const text of ['f-9', 'The airline did not answer', 'upstream 503', 't-9', 'TR99'])
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
  await axe();
  const filters = page.locator('main nav a[href*="filter="]');
  await expect(filters).toHaveText([/\(2\)$/, /\(0\)$/, /\(1\)$/]);
  await filters.nth(2).click();
  await expect(page).toHaveURL(/filter=canceled/);
  await expect(articles).toHaveCount(1);
  await page.goBack();
  await expect(articles).toHaveCount(4);
});

test('ACC-24 what a member booked of several products is one trip by date, and a page to print', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  await loggedIn(page, visit, { language, member: newMember(), path: words.bookings });
  const stay: TripEntry = {
    ...OUT,
    id: 'h-1.1',
    booking_id: 'h-1',
    form: 'stay',
    icon: 'bed',
    title: 'Hotel Candil',
    start: { ...OUT.end, local: `${day(30)}T15:00` },
    end: { ...OUT.end, local: `${day(37)}T12:00` },
  };
  const bookings = [
    booked('f-1', 'flights', 'FL19HT00', { references: [{ issuer: 'KLM', value: 'ZX81QL' }] }),
    booked('h-1', 'hotels', 'AB12CD34', { next: view('success', 'h-1') }),
  ];
  await withMore(page, (result) => ({
    ...result,
    trips: [{ ...FLIGHT, entries: [OUT, stay, BACK], bookings }],
  }));
  await page.reload();
  await hydrated(page);
  const whole = page.locator('main section').filter({ hasText: 'Barcelona' });
  await expect(whole).toHaveCount(1);
  await expect(whole.locator('article')).toHaveCount(3);
  await expect(whole.getByText('ZX81QL').first()).toBeVisible();
  await axe();
  await whole.locator('a[href*="trip="]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barcelona');
  await axe();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('main').getByText('AB12CD34')).toBeVisible();
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
  const lists = {
    hotels: '**/api/hotels/booking-list',
    flights: '**/api/flights/booking-list',
    trains: '**/api/trains/booking-list',
  };
  for (const [broken, url] of Object.entries(lists)) {
    await withMore(page, (result) => ({
      ...result,
      trips: [FLIGHT],
      verticals: result.verticals.filter((vertical) => vertical !== broken),
    }));
    await page.route(url, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    const sections = page.locator('main section[aria-labelledby^="bookings-"]');
    await expect(sections.getByRole('alert').getByRole('button')).toHaveCount(1);
    await expect(
      page.locator(`section[aria-labelledby="bookings-${broken}"]`).getByRole('alert'),
    ).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(2);
    await page.unrouteAll();
  }
});
