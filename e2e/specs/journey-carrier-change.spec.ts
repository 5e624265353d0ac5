/* An airline or a railway moves what was sold: it is written, shown, and answered. */
import type { Page } from '@playwright/test';
import { BOOKING_WORDS, outcome } from '../fixtures/booking';
import { FLIGHT_WORDS } from '../fixtures/flight-words';
import { heading, payWith, press, skipExtras, startBooking } from '../fixtures/flights';
import { siteOfRun } from '../fixtures/places';
import { expect, hydrated, test } from '../fixtures/test';
import { TRAIN_WORDS } from '../fixtures/train-words';
import { addTickets, fillRiders } from '../fixtures/trains';
import { centsIn, day, languageOf, type Language } from '../fixtures/traveller';

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
    change: 'Choose other times for free',
    strict: /Non-flexible(,|$)/,
    returnFare: /Return, non-flexible/,
    both: /stays as booked\. You bought both journeys together/,
    list: 'The railway has changed your journey: your answer is needed',
  },
  nl: {
    reference: /^Boekingscode van |^Referentie van de vervoerder/,
    subject: 'Andere tijden',
    title: /heeft je reis gewijzigd$/,
    was: 'Was',
    becomes: 'Wordt',
    accept: 'Nieuwe tijden accepteren',
    accepted: 'Je hebt de nieuwe tijden geaccepteerd',
    confirmed: 'Nieuwe tijden bevestigd',
    cancel: 'Annuleren en alles terugkrijgen',
    gone: 'Gaat niet meer',
    change: 'Gratis andere tijden kiezen',
    strict: /Niet flexibel(,|$)/,
    returnFare: /Retour, niet flexibel/,
    both: /blijft zoals geboekt\. Je hebt beide reizen samen gekocht/,
    list: 'De spoorwegmaatschappij heeft je reis gewijzigd: je antwoord is nodig',
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

/** Lets the carrier of the booking on the page change it, and waits for the mail about it. */
async function changed(
  page: Page,
  language: Language,
  path: string,
  change: object,
): Promise<string> {
  const words = WORDS[language];
  const reference = (await detailOf(page, BOOKING_WORDS[language].reference).innerText()).trim();
  const carrier = (await detailOf(page, words.reference).innerText()).trim();
  expect((await sandbox(path, { booking_reference: carrier, ...change })).status).toBe(201);
  await expect.poll(() => wasMailed(reference, words.subject), { timeout: 20_000 }).toBe(true);
  return reference;
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
  const reference = await changed(page, language, '/__flights/airline-changes', change);
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

interface Ride {
  fare: RegExp;
  back?: number;
}

/** Buys tickets, lets their railway change them, and opens the page that the mail about it leads to. */
async function rideAndMove(
  page: Page,
  visit: (path: string) => Promise<number>,
  language: Language,
  { change, ...ride }: Ride & { change: object },
) {
  const words = { ...WORDS[language], train: TRAIN_WORDS[language] };
  await addTickets(page, visit, language, { from: 'NL:amsterdam', to: 'FR:paris', ...ride });
  await fillRiders(page);
  await press(page, words.train.toCart);
  await heading(page, words.train.cart);
  await press(page, words.train.toPayment);
  await heading(page, words.train.payment);
  await payWith(page, language);
  await outcome(page, words.train.booked);
  const reference = await changed(page, language, '/__rail/schedule-changes', change);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  return { words, reference };
}

test('OQ-22 a train that the railway moves is written, listed, shown before and after, and accepted', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words, reference } = await rideAndMove(page, visit, language, {
    fare: WORDS[language].strict,
    change: { minutes: 95 },
  });
  const own = page.url();
  await axe();
  await visit(words.train.list);
  await expect(page.getByText(words.list)).toBeVisible();
  await axe();
  await visit(own);
  const times = (await detailOf(page, words.becomes).innerText()).match(/\d\d:\d\d/g) ?? [];
  expect(times).toHaveLength(2);
  await press(page, words.accept);
  await expect(page.getByText(words.accepted)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(':focus')).toContainText(words.accepted);
  await expect
    .poll(async () => (await page.locator('main').innerText()).split(times[0] ?? '-').length)
    .toBeGreaterThan(2);
  await expect.poll(() => wasMailed(reference, words.confirmed), { timeout: 20_000 }).toBe(true);
  await axe();
});

test('OQ-22 a train that moves a little is exchanged for nothing, whatever its fare says', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words } = await rideAndMove(page, visit, language, {
    fare: WORDS[language].strict,
    change: { minutes: 30 },
  });
  await expect(page.getByRole('link', { name: words.cancel })).toHaveCount(0);
  await press(page, words.change);
  await heading(page, words.train.manageTitle);
  await page.getByLabel(words.train.newDay, { exact: true }).fill(day(41));
  await press(page, words.train.look);
  const list = page.getByRole('region', { name: words.train.offersOf });
  await expect(list.getByText(words.train.equal).first()).toBeVisible({ timeout: 30_000 });
  await expect(list.getByText(words.train.dearer)).toHaveCount(0);
  await axe();
  await list.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: words.train.review })).toBeVisible();
  await expect(page.getByText(words.train.equal)).toBeVisible();
  await axe();
  await press(page, words.train.exchange);
  await expect(page.getByText(words.train.exchanged)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: words.title })).toHaveCount(0);
});

test('OQ-22 a return whose way back does not run says what becomes of both, and gives everything back', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words } = await rideAndMove(page, visit, language, {
    fare: WORDS[language].returnFare,
    back: 44,
    change: { kind: 'canceled', leg: 1 },
  });
  await expect(page.getByText(words.gone)).toBeVisible();
  await expect(page.getByText(words.both)).toBeVisible();
  await expect(page.getByRole('button', { name: words.accept })).toHaveCount(0);
  await axe();
  await press(page, words.cancel);
  await press(page, words.train.askRefund);
  const refund = await detailOf(page, words.train.youGet).innerText();
  expect(centsIn(refund)).toBeGreaterThan(0);
  await axe();
  await press(page, words.train.confirmCancel);
  await expect(page.getByText(words.train.allCanceled).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main').getByText(refund).first()).toBeVisible();
  await axe();
});
