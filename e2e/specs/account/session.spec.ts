/* The anonymous session, as the network shows it. */
import type { Page, Request } from '@playwright/test';
import { flightSearch, searchAround, searchTickets } from '@wayfare/api-contract';
import { newMember } from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { anybody } from '../../fixtures/train-market';
import { day, search } from '../../fixtures/traveller';

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const pathsOf = (requests: readonly Request[]) =>
  requests.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);

function listen(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => void (isCall(request) && calls.push(request)));
  return calls;
}

/** Opens a page and waits until it has kept its session: the answer's headers arrive before that. */
async function visitWithSession(
  page: Page,
  visit: (path: string) => Promise<number>,
): Promise<void> {
  await visit('/privacy-cookie-statement');
  await page.waitForFunction(() => (localStorage.getItem('user') ?? '').includes('expiredTime'));
}

test('SES-01, SES-05, SES-22 a first visit logs in anonymously once, and every later call carries its token', async ({
  page,
  visit,
}) => {
  const calls = listen(page);
  const answered = page.waitForResponse('**/api/anonymous/login');
  await visit('/');
  const { result } = (await (await answered).json()) as { result: { token: string } };
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hotels in/);
  await page.locator('main article a').first().click();
  await expect(page.getByRole('heading', { name: 'Rooms and prices' })).toBeVisible();
  expect(pathsOf(calls).filter((call) => call === 'GET /api/anonymous/login')).toHaveLength(1);
  const later = calls.filter((call) => !call.url().endsWith('/api/anonymous/login'));
  expect(pathsOf(later)).toEqual(
    expect.arrayContaining([
      'POST /api/v3/predictive',
      'POST /api/search-around',
      'POST /api/hotels/availability',
    ]),
  );
  for (const call of later)
    expect(await call.headerValue('authorization'), call.url()).toBe(`Bearer ${result.token}`);
});

test('PLT-36 an anonymous visitor finds hotels, flights and trains', async () => {
  const api = await anybody();
  const { hotels } = await api.call(searchAround, {
    language: 'en',
    currency: 'EUR',
    nationality: 'NL',
    user: 'a1b2c3d4',
    place: { type: 'city', id: 'c_3128760' },
    checkIn: day(40),
    checkOut: day(43),
    occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }],
    hotels: [],
    size: 20,
    page: 1,
    filters: {},
  });
  expect(hotels.length).toBeGreaterThan(0);
  const { offers } = await api.call(flightSearch(), {
    slices: [{ origin: 'AMS', destination: 'BCN', departure_date: day(40) }],
    cabin_class: 'economy',
    max_connections: null,
    passengers: [{ type: 'adult' }],
    page_size: 25,
    after: null,
    offer_request: null,
    airports: { origin: 'AMS', destination: 'BCN' },
  });
  expect(offers.length).toBeGreaterThan(0);
  const trains = await api.call(searchTickets, {
    legs: [{ origin: 'FR:paris', destination: 'FR:lyon', departure: `${day(40)}T08:00` }],
    travelers: [{ age: 40, cards: [] }],
  });
  expect(trains.offers.length).toBeGreaterThan(0);
});

test('SES-10 a reload goes on with the same session by its refresh call', async ({
  page,
  visit,
}) => {
  await visitWithSession(page, visit);
  const calls = listen(page);
  const refreshed = page.waitForResponse('**/api/session/refresh');
  await page.reload();
  await hydrated(page);
  expect((await refreshed).status()).toBe(200);
  expect(pathsOf(calls)).toEqual(['POST /api/session/refresh']);
});

test('SES-05 with its storage and cookies gone, a page logs in anonymously again', async ({
  page,
  visit,
  context,
}) => {
  await visitWithSession(page, visit);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const calls = listen(page);
  const again = page.waitForResponse('**/api/anonymous/login');
  await page.reload();
  await hydrated(page);
  await again;
  expect(pathsOf(calls)).toEqual(['GET /api/anonymous/login']);
});

test('SES-30 a sign-in that leads back to a page without code is taken at once, and shown in other tabs', async ({
  page,
  visit,
  context,
}) => {
  const menu = (tab: Page) => tab.locator('header summary').last();
  await visit('/user/login?return=%2F');
  const other = await context.newPage();
  await other.goto('/terms-and-conditions');
  const asGuest = await menu(other).innerText();
  await page.getByRole('link', { name: ACCOUNT_WORDS.en.continueWith }).click();
  await page.getByLabel('E-mail address').fill(newMember().email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(({ pathname, hash }) => pathname === '/' && hash === '');
  await expect(menu(page)).not.toHaveText(asGuest);
  await expect(menu(other)).toHaveText(await menu(page).innerText());
});
