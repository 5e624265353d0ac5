/* What can go wrong on the way to train tickets, in the words of the specification: nothing typed is lost, nothing is charged in silence. */
import { breakNext, CARDS, fillCard, outcome } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { action, heading, payWith, press, submitButton } from '../../fixtures/flights';
import { ticketQuery } from '../../fixtures/train-market';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import {
  addTickets,
  cartItems,
  fillRiders,
  riderField,
  riderNamed,
  toCart,
  toTrainCard,
} from '../../fixtures/trains';
import { expect, hydrated, test } from '../../fixtures/test';
import { centsIn, languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 120_000 });

const LYON = { from: 'FR:paris', to: 'FR:lyon' };

test('TRN-57 OQ-64 a search that is not valid is given back, and one without trains says what to try', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  consoleErrors.allow(/status of 400/);
  expect(await visit(`${words.tickets}?from=NL%3Aamsterdam&to=Paris&date=2020-01-01&adult=0`)).toBe(
    400,
  );
  await expect(page.getByRole('alert').filter({ hasText: words.invalid })).toBeVisible();
  await axe();
  await visit(`${words.tickets}?${ticketQuery({ from: 'NL:amsterdam', to: 'XX:nowhere' })}`);
  await expect(page.getByText(words.none)).toBeVisible({ timeout: 30_000 });
  await axe();
});

test('TRN-40 OQ-66 return fares are removed together, after a question @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  await addTickets(page, visit, language, {
    from: 'NL:amsterdam',
    to: 'FR:paris',
    back: 44,
    fare: words.returnFare,
  });
  await visit(words.checkoutPath);
  await expect(cartItems(page, language)).toHaveCount(1);
  const remove = page.getByRole('button', { name: words.remove });
  await remove.click();
  await expect(page.getByRole('dialog', { name: words.removeBoth })).toBeVisible();
  await axe();
  await page.getByRole('dialog').getByRole('button', { name: words.keep, exact: true }).click();
  await expect(cartItems(page, language)).toHaveCount(1);
  await remove.click();
  await page.getByRole('button', { name: words.confirmBoth }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await axe();
});

test('TRN-69 a payment that could not be created, and a declined card, lose nothing @long', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  consoleErrors.allow(/status of (402|502)/);
  // a price that no other journey pays, for the fault is known by it
  await toTrainCard(page, visit, language, {
    from: 'FR:paris',
    to: isMobile ? 'FR:bordeaux' : 'FR:marseille',
  });
  const cents = centsIn(await submitButton(page, language).innerText());
  await breakNext('/v1/payment_intents', 'status-500', { containing: `"amount":"${cents}"` });
  await payWith(page, language);
  await expect(page.getByRole('alert').filter({ hasText: words.notOpened })).toBeFocused();
  await axe();
  // by the keyboard: a page that still scrolls to the fields of the card takes a click for theirs
  const payAgain = async (card: string) => {
    await fillCard(page, card);
    await submitButton(page, language).press('Enter');
  };
  await payAgain(CARDS.declined);
  await expect(
    page.getByRole('alert').filter({ hasText: BOOKING_WORDS[language].declined }),
  ).toBeVisible();
  await axe();
  await payAgain(CARDS.good);
  await outcome(page, words.booked);
});

test('TRN-39 ERR-10 an offer that lapsed is searched for again, with the same query', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  consoleErrors.allow(/status of 4\d\d/);
  await toCart(page, visit, language, { ...LYON, rider: riderNamed('Expired') });
  await expect(page.getByText(words.expired)).toBeVisible();
  await axe();
  await expect(riderField(page, '0.0.last_name')).toHaveValue('Expired');
  await action(page, words.searchAgain).click();
  await heading(page, words.lyon);
});

test('TRN-39 an offer whose time is over blocks the way on until it is removed @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  await addTickets(page, visit, language, LYON);
  await visit(words.checkoutPath);
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(words.lapsed)).toBeVisible();
  await expect(page.getByText(words.blocked)).toBeVisible();
  await axe();
  await page.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
});

test('ERR-11 a booking that could not be completed is paid back, and bags that could not be included are said @long', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  consoleErrors.allow(/status of 502/);
  await toCart(page, visit, language, {
    from: 'NL:amsterdam',
    to: 'FR:paris',
    rider: riderNamed('Bagfail'),
  });
  await heading(page, words.cart);
  await page.getByText(words.editExtras).click();
  await page.getByRole('button', { name: words.moreBags }).first().click();
  await expect(page.getByText(words.bagsFailed)).toBeVisible();
  await axe();
  await visit(words.passengersPath);
  await fillRiders(page, { riders: [riderNamed('Confirmfail')] });
  await press(page, words.toCart);
  await heading(page, words.cart);
  await press(page, words.toPayment);
  await heading(page, words.payment);
  await payWith(page, language);
  await outcome(page, words.refunded, { mayTryAgain: true });
  await expect(page.getByText(words.refused)).toBeVisible();
  await expect(page.getByText(words.nothingCharged)).toBeVisible();
  await expect(action(page, words.searchAgain)).toBeVisible();
  await axe();
});

test('TRN-50 whoever is not logged in is asked for the confirmation, or to log in, before anything of a booking is changed', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  await visit(words.manage);
  await heading(page, words.manageTitle);
  await expect(page.getByText(words.withAccount)).toBeVisible();
  await axe();
});
