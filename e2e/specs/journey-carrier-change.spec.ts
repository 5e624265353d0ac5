/* An airline moves flights that were sold: it is written, shown, and answered. */
import type { Page } from '@playwright/test';
import { BOOKING_WORDS, outcome } from '../fixtures/booking';
import { FLIGHT_WORDS } from '../fixtures/flight-words';
import { payWith, press, skipExtras, startBooking } from '../fixtures/flights';
import { siteOfRun } from '../fixtures/places';
import { expect, test } from '../fixtures/test';
import { centsIn, languageOf, type Language } from '../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

const WORDS = {
  en: {
    reference: /^Reference of /,
    subject: 'Other times',
    title: /has changed your journey$/,
    was: 'Was',
    becomes: 'Becomes',
    accept: 'Accept the new times',
    accepted: 'You accepted the new times',
    confirmed: 'New times confirmed',
    cancel: 'Cancel and get everything back',
    gone: 'Does not run any more',
  },
  nl: {
    reference: /^Boekingscode van /,
    subject: 'Andere tijden',
    title: /heeft je reis gewijzigd$/,
    was: 'Was',
    becomes: 'Wordt',
    accept: 'Nieuwe tijden accepteren',
    accepted: 'Je hebt de nieuwe tijden geaccepteerd',
    confirmed: 'Nieuwe tijden bevestigd',
    cancel: 'Annuleren en alles terugkrijgen',
    gone: 'Gaat niet meer',
  },
} as const;

const sandbox = (path: string, body?: object) =>
  fetch(
    `${siteOfRun().sandboxUrl}${path}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );

const detailOf = (page: Page, term: string | RegExp) =>
  page.locator('dt').filter({ hasText: term }).first().locator('xpath=following-sibling::dd[1]');

/** Whether a mail about a booking came whose subject says so. */
async function wasMailed(reference: string, subject: string): Promise<boolean> {
  const { messages } = (await (await sandbox('/mail.json')).json()) as {
    messages: readonly { subject: string }[];
  };
  return messages.some(
    (mail) => mail.subject.includes(subject) && mail.subject.includes(reference),
  );
}

/** Buys flights, lets their airline change them, and opens the booking once the mail about it is there. */
async function bookAndMove(
  page: Page,
  visit: (path: string) => Promise<number>,
  language: Language,
  change: object,
) {
  const words = WORDS[language];
  await startBooking(page, visit, language, { from: 'AMS', to: 'BCN', out: 46 });
  await skipExtras(page, language);
  await payWith(page, language);
  await outcome(page, FLIGHT_WORDS[language].booked);
  const reference = (await detailOf(page, BOOKING_WORDS[language].reference).innerText()).trim();
  const airline = (await detailOf(page, words.reference).innerText()).trim();
  expect(
    (await sandbox('/__flights/airline-changes', { booking_reference: airline, ...change })).status,
  ).toBe(201);
  await expect.poll(() => wasMailed(reference, words.subject), { timeout: 20_000 }).toBe(true);
  await press(page, BOOKING_WORDS[language].cancel);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  return { words, reference };
}

test('OQ-22 flights that the airline moves are written, shown before and after, and accepted', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const { words, reference } = await bookAndMove(page, visit, languageOf(isMobile), {
    minutes: 95,
  });
  await expect(detailOf(page, words.was)).toBeVisible();
  const times = (await detailOf(page, words.becomes).innerText()).match(/\d\d:\d\d/g) ?? [];
  expect(times).toHaveLength(2);
  await axe();
  await press(page, words.accept);
  await expect(page.getByText(words.accepted)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(':focus')).toContainText(words.accepted);
  await expect(
    page
      .locator('main ol')
      .getByText(times[0] ?? '')
      .first(),
  ).toBeVisible();
  await expect.poll(() => wasMailed(reference, words.confirmed), { timeout: 20_000 }).toBe(true);
  await axe();
});

test('OQ-22 flights that the airline does not fly any more give everything back', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words } = await bookAndMove(page, visit, language, { kind: 'canceled' });
  await expect(page.getByText(words.gone)).toBeVisible();
  await expect(page.getByRole('button', { name: words.accept })).toHaveCount(0);
  await press(page, words.cancel);
  const common = BOOKING_WORDS[language];
  await press(page, common.askRefund);
  const refund = await detailOf(page, FLIGHT_WORDS[language].refund).innerText();
  expect(centsIn(refund)).toBeGreaterThan(0);
  await axe();
  await press(page, common.confirmCancel);
  await expect(page.getByText(FLIGHT_WORDS[language].canceled).first()).toBeVisible();
  await expect(page.locator('main').getByText(refund).first()).toBeVisible();
  await axe();
});
