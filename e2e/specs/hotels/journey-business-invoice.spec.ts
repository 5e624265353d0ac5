/* A stay for a company, whose invoice is asked for at the payment: English at a desk, Dutch on a phone. */
import { becomeMember, login, newMember, openMenu } from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import { CARDS, fillCard, outcome, submit, toCard } from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { COMPANY, openWantedInvoice, wantInvoice } from '../../fixtures/invoices';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

test('a stay is booked with an invoice for a business, which a reload, a login and a declined card leave as it was typed @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = BOOKING_WORDS[language];
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const member = newMember();
  const expectTyped = async () => {
    for (const [name, value] of Object.entries(COMPANY))
      await expect(field(name)).toHaveValue(value);
    await expect(field('country')).toHaveValue('NL');
  };
  await becomeMember(page, visit, language, member);
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  await wantInvoice(page, language);
  await axe();

  await test.step('a reload keeps the form as it was, and so does a login', async () => {
    await page.reload();
    await hydrated(page);
    await expectTyped();
    await openMenu(page);
    await page
      .locator('header')
      .getByRole('link', { name: /^(Log in|Inloggen)$/ })
      .click();
    await login(page, language, member);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expectTyped();
  });

  await test.step('a wrong number is told before anything is booked', async () => {
    await field('vatNumber').fill('NL004495446B01');
    await fillCard(page, CARDS.declined);
    await submit(page, language);
    await expect(page.locator('main form [role="group"][tabindex="-1"]').first()).toBeFocused();
    await axe();
    await field('vatNumber').fill(COMPANY.vatNumber);
  });

  await test.step('a declined card leaves it', async () => {
    await submit(page, language);
    await expect(page.getByRole('alert').filter({ hasText: words.declined })).toBeVisible();
    await expect(field('company')).toHaveValue(COMPANY.company);
  });

  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
  await openWantedInvoice(page, language);
  await axe();
  await visit(ACCOUNT_WORDS[language].invoices);
  await expect(page.locator('main a[href*="/api/invoices/"]').first()).toBeVisible();
});
