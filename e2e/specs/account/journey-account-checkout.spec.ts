/* A login that interrupts nothing: a guest becomes a member on the way to a payment. */
import { becomeMember, login, newMember } from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import {
  CARDS,
  fillCard,
  fillDetails,
  hotelUrl,
  outcome,
  reserve,
  submit,
  toPayment,
  typed,
  TYPED,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { FLIGHT_WORDS } from '../../fixtures/flight-words';
import { factOf } from '../../fixtures/flights';
import { exportOfMonth, makeCreditNote, makeInvoice } from '../../fixtures/invoices';
import { expect, test } from '../../fixtures/test';
import { cardsOf, centsIn, languageOf, resultsUrl, WORDS } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

test('ERR-02 PLT-03 logging in from a checkout keeps the place and every field, and a member pays and gets back what members pay @long', async ({
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

  await test.step('a company’s invoice is made and downloaded', async () => {
    await page.getByRole('link', { name: words.cancel }).click();
    await makeInvoice(page, language);
    await axe();
    await page.goBack();
  });

  await test.step('PLT-03 and what comes back', async () => {
    await page.getByRole('button', { name: words.askRefund }).click();
    expect(centsIn(await factOf(page, FLIGHT_WORDS[language].refund).innerText())).toBe(price);
    await page.getByRole('button', { name: words.confirmCancel, exact: true }).click();
    await expect(page.getByText(words.canceled).first()).toBeVisible();
  });

  await test.step('its credit note, and both in the list of the account', async () => {
    await makeCreditNote(page, language);
    await visit(ACCOUNT_WORDS[language].invoices);
    await expect(page.locator('main a[href*="/api/invoices/WF"]')).toHaveCount(2);
    const download = page.waitForEvent('download');
    await exportOfMonth(page, language).click();
    expect((await download).suggestedFilename()).toMatch(/^wayfare-\d{4}-\d{2}\.csv$/);
    await axe();
  });
});
