/* From a search for trains to tickets and passes: English at a desk, Dutch on a phone. */
import type { Page } from '@playwright/test';
import { loggedIn, mailsTo, newMember } from '../../fixtures/account';
import { keysOf, outcome } from '../../fixtures/booking';
import { heading, payWith, press, submitButton } from '../../fixtures/flights';
import { expectWholeTrain, narrowToDirect, toCheapestDay } from '../../fixtures/train-list';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import {
  addPass,
  addTickets,
  cartItems,
  fillRiders,
  riderField,
  RIDERS,
  searchTrains,
  takeTicket,
} from '../../fixtures/trains';
import { expect, hydrated, test } from '../../fixtures/test';
import { cardsOf, centsIn, languageOf, switchLanguageAndBack } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

const total = (page: Page) => page.getByRole('complementary').getByText(/€/).first();

test('TRN-13 TRN-41 takes a family to Paris and back: search, fares, passengers, bag, seat wish, card, tickets @phone', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  const member = newMember();
  await loggedIn(page, visit, { language, member, path: words.landing });

  await test.step('TRN-10 TRN-15 searches by the names of towns', async () => {
    await axe();
    await searchTrains(page, language);
    await heading(page, words.title);
    await expect(cardsOf(page).first()).toBeVisible({ timeout: 30_000 });
    await switchLanguageAndBack(page, language);
    await axe();
  });

  await test.step('has a whole train on the first screen of a phone, and goes to the cheapest day around', async () => {
    if (isMobile) await expectWholeTrain(page);
    await toCheapestDay(page, language);
  });

  await test.step('is narrowed to direct trains in the address, and back', () =>
    narrowToDirect(page, { language, isMobile, look: axe }));

  await test.step('TRN-11 TRN-12 another hour gives up a chosen ticket only with consent', async () => {
    const card = cardsOf(page).first();
    await card.getByRole('button', { name: words.show }).click();
    await card.getByRole('radio').first().click();
    await expect(card.getByRole('radio').first()).toBeChecked();
    await axe();
    await page.getByLabel(words.showFrom).selectOption('14');
    await expect(page.getByRole('dialog', { name: words.askHour })).toBeVisible();
    await axe();
    await page.getByRole('button', { name: words.keepTicket }).click();
    await expect(card.getByRole('radio').first()).toBeChecked();
    await expect(page.getByLabel(words.showFrom)).toHaveValue('8');
  });

  await test.step('OQ-66 return fares of both directions are one item', async () => {
    await visit(page.url());
    await takeTicket(page, language, words.returnFare);
    await expect(page.getByRole('heading', { name: words.step.back })).toBeVisible();
    await expect(page.getByText(words.boundTitle)).toBeVisible();
    await axe();
    await takeTicket(page, language, words.returnFare);
    await expect(page.getByRole('heading', { name: words.step.review })).toBeVisible();
    await axe();
    await press(page, words.add);
  });

  await test.step('TRN-14 asks everybody’s data, and keeps them through a reload and the other language', async () => {
    await heading(page, words.passengers);
    await press(page, words.toCart);
    await expect(page.getByRole('group', { name: words.passengersTitle })).toBeFocused();
    await axe();
    await fillRiders(page, { riders: RIDERS, email: member.email });
    await page.reload();
    await hydrated(page);
    await switchLanguageAndBack(page, language);
    for (const [index, { first_name: name }] of RIDERS.entries())
      await expect(riderField(page, `0.${index}.first_name`)).toHaveValue(name);
  });

  await test.step('TRN-33 TRN-36 a bag raises the total, and lowers it when it is given back; a seat is wished for', async () => {
    const before = centsIn(await total(page).innerText());
    await page.getByRole('button', { name: words.moreBags }).first().click();
    await expect.poll(async () => centsIn(await total(page).innerText())).toBe(before + 1_200);
    await page.getByRole('button', { name: words.lessBags }).first().click();
    await expect.poll(async () => centsIn(await total(page).innerText())).toBe(before);
    await page.getByRole('button', { name: words.moreBags }).first().click();
    await expect.poll(async () => centsIn(await total(page).innerText())).toBe(before + 1_200);
    await page.getByLabel(words.seat, { exact: true }).selectOption(words.window);
    await page.getByRole('radio', { name: words.printed }).check();
    await axe();
    await press(page, words.toCart);
  });

  await test.step('TRN-19 the cart is looked over, and paid by card', async () => {
    await heading(page, words.cart);
    for (const line of words.cartLines)
      await expect(page.locator('main').getByText(line)).toBeVisible();
    await axe();
    await press(page, words.toPayment);
    await heading(page, words.payment);
    expect(await submitButton(page, language).innerText()).toContain(await total(page).innerText());
    await axe();
    await payWith(page, language);
    await outcome(page, words.booked);
    await axe();
  });

  await test.step('TRN-34 tickets and calendar are here and in the mail, and the booking in the list', async () => {
    const { reference } = await keysOf(page, language);
    for (const [link, start] of [
      [words.download, '%PDF-'],
      [words.calendar, 'BEGIN'],
    ] as const) {
      const file = await page.request.get(
        (await page.getByRole('link', { name: link }).first().getAttribute('href')) ?? '',
      );
      expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, start]);
    }
    await expect
      .poll(
        async () =>
          (await mailsTo(member.email)).filter(({ subject, text }) =>
            `${subject} ${text}`.includes(reference),
          ).length,
      )
      .toBe(1);
    await visit(words.list);
    await expect(cardsOf(page).filter({ hasText: reference }).first()).toBeVisible();
    await axe();
  });
});

test('TRN-09 TRN-19 two tickets and a pass are one cart and one payment; what is removed is put back @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  await addPass(page, visit, language);
  await axe();
  await page.getByRole('button', { name: words.addPass }).first().click();
  await heading(page, words.passengers);
  await axe();
  await addTickets(page, visit, language, {
    from: 'NL:amsterdam',
    to: 'DE:berlin',
    out: 46,
    back: 50,
  });
  await fillRiders(page);
  for (const same of await page.getByRole('button', { name: words.sameAs }).all())
    await same.click();
  await axe();
  await press(page, words.toCart);
  await heading(page, words.cart);
  await expect(cartItems(page, language)).toHaveCount(3);

  await test.step('TRN-37 one is removed, and put back', async () => {
    const sum = await total(page).innerText();
    await cartItems(page, language).last().getByRole('button', { name: words.remove }).click();
    await expect(page.getByText(words.removed)).toBeVisible();
    await expect(cartItems(page, language)).toHaveCount(2);
    await axe();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.getByText(words.back)).toBeVisible();
    await expect(cartItems(page, language)).toHaveCount(3);
    await expect(total(page)).toHaveText(sum, { useInnerText: true });
  });

  await test.step('TRN-34 who travels on what came back is known still, and all of it is paid at once', async () => {
    await press(page, words.toPayment);
    await heading(page, words.payment);
    await payWith(page, language);
    await outcome(page, words.booked);
    await expect(page.getByText(words.passNumber)).toBeVisible();
    await axe();
  });
});
