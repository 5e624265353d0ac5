/* Flights that are paid later, changed or cancelled, and the way to a ticket without a pointer. */
import { outcome } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import {
  factOf,
  freeSeats,
  heading,
  payWith,
  press,
  skipExtras,
  startBooking,
} from '../../fixtures/flights';
import { enter, payByKeys, tabTo } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';
import { cardsOf, centsIn, day, languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

test('OQ-53 holds seats without a card, and pays for them later @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = FLIGHT_WORDS[language];
  await startBooking(page, visit, language, { from: 'JFK', to: 'EWR' });
  await skipExtras(page, language);
  await press(page, words.holdInstead);
  await expect(page.getByRole('button', { name: words.hold })).toBeVisible();
  await axe();
  await press(page, words.hold);
  await outcome(page, words.held);
  await axe();
  await press(page, words.payNow);
  // the same words lead on from the booking's page
  await expect(page.getByRole('link', { name: words.payNow })).toHaveAttribute(
    'href',
    /[?&]view=pay/,
  );
  await press(page, words.payNow);
  await expect(page.locator('main iframe[src*="card-frame"]')).toBeVisible();
  await axe();
  await payWith(page, language);
  await expect(page.getByText(words.paid)).toBeVisible({ timeout: 30_000 });
  await axe();
});

test('OQ-54 changes a flight with a bag and a seat for its difference, then cancels it for the refund that was shown @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const [words, common] = [FLIGHT_WORDS[language], BOOKING_WORDS[language]];
  await startBooking(page, visit, language, {
    from: 'JFK',
    to: 'EWR',
    fits: ({ slices }) => slices.every(({ fare_brand_name: fare }) => fare === 'Economy Flex'),
  });
  await page.getByRole('button', { name: words.checkedBag }).first().click();
  await press(page, words.toSeats);
  const seat = freeSeats(page).first();
  const designator = (await seat.getAttribute('data-seat')) ?? '';
  await seat.click();
  await expect(page.locator(`[data-seat="${designator}"]`)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await press(page, words.toPayment);
  await heading(page, words.payment);
  await payWith(page, language);
  await outcome(page, words.booked);

  await test.step('C3 Back after the purchase shows the receipt again', async () => {
    await page.goBack();
    await heading(page, words.booked);
  });

  await test.step('a dearer flight on another day', async () => {
    await press(page, common.cancel);
    await press(page, words.change);
    // the day after tomorrow costs twice as much as in six weeks
    await page.getByLabel(words.newDay, { exact: true }).fill(day(2));
    await press(page, words.look);
    await expect(page.getByRole('heading', { name: words.offersOf })).toBeVisible();
    await axe();
    await page
      .getByRole('listitem')
      .filter({ hasText: words.more })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: words.lookOver })).toBeVisible();
    await expect(page.locator('main').getByText(words.more)).toBeVisible();
    const lost = page.getByRole('list', { name: words.lost });
    await expect(lost).toContainText(designator);
    await expect(lost).toContainText(words.lostBag);
    await axe();
    await payWith(page, language);
    await expect(page.getByText(words.changed)).toBeVisible({ timeout: 30_000 });
    await axe();
  });

  await test.step('and no flight at all', async () => {
    await press(page, words.cancel);
    await press(page, common.askRefund);
    const refund = await factOf(page, words.refund).innerText();
    expect(centsIn(refund)).toBeGreaterThan(0);
    await axe();
    await press(page, common.confirmCancel);
    await expect(page.getByText(words.canceled).first()).toBeVisible();
    await expect(page.locator('main').getByText(refund).first()).toBeVisible();
    await axe();
  });
});

test('C4 flies without a pointer: search, filter, fare, traveller, bag, seat and card by the keyboard alone @long', async ({
  page,
  visit,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const words = FLIGHT_WORDS.en;
  const { keyboard } = page;
  await visit(words.search);
  for (const { label, typed: text, option } of words.places) {
    // it becomes a combobox with the focus
    const field = page.getByLabel(label, { exact: true }).and(page.locator('input'));
    await tabTo(page, field);
    await keyboard.type(text);
    await expect(page.getByRole('option', { name: option })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(field).toHaveValue(option);
  }
  await enter(page, 'Open the calendar');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  for (const key of ['PageDown', 'Enter', 'ArrowDown', 'Enter']) await keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await enter(page, words.find);

  await heading(page, words.title);
  await expect(page.getByRole('status').filter({ hasText: words.found })).toBeAttached({
    timeout: 30_000,
  });
  await tabTo(page, page.getByRole('checkbox', { name: words.direct }));
  await keyboard.press('Space');
  await expect(page).toHaveURL(/stops=/);
  await expect(cardsOf(page).first()).toBeVisible();
  await enter(page, words.choose);

  await heading(page, words.ticket);
  await enter(page, words.chooseFare);

  await heading(page, words.travellers);
  const typed = {
    '0.name': 'Anneke',
    '0.surname': 'de Vries',
    '0.gender': 'F',
    '0.birth.day': '2',
    '0.birth.month': '3',
    '0.birth.year': '1988',
    '0.phone.type': 'M',
    '0.phone.prefix': 'Netherl',
    '0.phone.number': '612345678',
    'contact.email': 'anneke@example.com',
    'contact.confirm_email': 'anneke@example.com',
  };
  for (const [name, text] of Object.entries(typed)) {
    await tabTo(page, page.locator(`[name="${name}"]`));
    await keyboard.type(text);
  }
  await enter(page, words.toBags);

  await heading(page, words.bags);
  await enter(page, /^\+ Checked bag/);
  await enter(page, words.toSeats);

  await heading(page, words.seats);
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(page.getByRole('grid').locator('[aria-selected="true"]')).toHaveCount(1);
  await expect(freeSeats(page).first()).toBeVisible();
  await enter(page, words.toPayment);

  await heading(page, words.payment);
  await payByKeys(page);
  await outcome(page, words.booked);
});
