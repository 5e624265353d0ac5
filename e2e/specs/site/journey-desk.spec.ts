/* The operators' desk on its real server, with the site's bookings: English at a desk, Dutch on a phone. */
import type { Page } from '@playwright/test';
import { deskOrigin, openDesk, paidHotel, refundAtBank } from '../../fixtures/desk';
import { expect, test } from '../../fixtures/test';
import { languageOf, type Language } from '../../fixtures/traveller';

const WORDS = {
  en: {
    home: '/',
    find: 'Find a booking',
    submit: 'Find',
    history: 'History',
    supplier: 'At the supplier, now',
    confirmed: 'Confirmed',
    bank: 'At the bank, now',
    refund: 'Give money back',
    amount: 'Amount in euros',
    reason: 'Reason',
    given: '€25.50 was given back',
    note: 'New note',
    addNote: 'Add note',
    noted: 'The note was added',
    signOut: 'Sign out',
    signIn: 'Sign in',
  },
  nl: {
    home: '/nl',
    find: 'Een boeking zoeken',
    submit: 'Zoeken',
    history: 'Geschiedenis',
    supplier: 'Bij de leverancier, nu',
    confirmed: 'Bevestigd',
    bank: 'Bij de bank, nu',
    refund: 'Geld terugbetalen',
    amount: 'Bedrag in euro’s',
    reason: 'Reden',
    given: '€ 25,50 is terugbetaald',
    note: 'Nieuwe notitie',
    addNote: 'Notitie toevoegen',
    noted: 'De notitie is toegevoegd',
    signOut: 'Uitloggen',
    signIn: 'Inloggen',
  },
} as const;

// before somebody has signed in, the first call is refused
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 401/));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function find(page: Page, language: Language, reference: string): Promise<void> {
  const words = WORDS[language];
  await expect(heading(page)).toHaveText(words.find);
  await page.getByRole('textbox').fill(reference.toLowerCase());
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(heading(page)).toContainText(reference);
}

async function askForRefund(page: Page, language: Language, amount: string): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.refund }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.amount).fill(amount);
  await dialog.getByLabel(words.reason).fill('The heating was off');
  await dialog.getByRole('button', { name: words.refund }).click();
}

test('an agent finds a booking, sees both sides of it, gives money back and notes why @phone', async ({
  page,
  isMobile,
  axe,
}) => {
  const language = languageOf(isMobile);
  const words = WORDS[language];
  const { reference } = await paidHotel();
  await openDesk(page, 'Aron Bakker', words.home);
  await axe();
  await find(page, language, reference);
  await expect(panel(page, words.supplier)).toContainText(words.confirmed);
  await expect(panel(page, words.bank)).toContainText('pi_');
  await expect(panel(page, words.history).getByRole('listitem').first()).toBeVisible();
  await axe();
  await askForRefund(page, language, language === 'nl' ? '25,50' : '25.50');
  await expect(page.getByText(words.given)).toBeVisible();
  await expect(panel(page, words.bank)).toContainText(/25[.,]50/);
  await page.getByLabel(words.note).fill('Called at noon');
  await page.getByRole('button', { name: words.addNote }).click();
  await expect(page.getByText(words.noted)).toBeVisible();
  await axe();
  await page.goBack();
  await expect(heading(page)).toHaveText(words.find);
  await page.getByRole('button', { name: words.signOut }).click();
  await expect(heading(page)).toHaveText(words.signIn);
});

test('a large refund is asked for by one supervisor and approved by another', async ({
  page,
  browser,
  consoleErrors,
  axe,
}) => {
  const { reference } = await paidHotel();
  await openDesk(page, 'Sara Meijer');
  await find(page, 'en', reference);
  await askForRefund(page, 'en', '150');
  await expect(page.getByText('The refund of €150.00 waits for a second person')).toBeVisible();
  await page.getByRole('link', { name: 'Refunds' }).click();
  await expect(page.getByText('You asked for it: somebody else decides').first()).toBeVisible();
  await axe();

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  consoleErrors.listen(other);
  await openDesk(other, 'Thijs Mulder', '/refunds');
  await other.getByRole('button', { name: `Approve the refund of ${reference}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('€150.00 was given back')).toBeVisible();
  await other.goto(deskOrigin());
  await find(other, 'en', reference);
  await expect(panel(other, 'Money')).toContainText('€150.00');
  await expect(panel(other, 'At the bank, now')).toContainText('€150.00');
  await elsewhere.close();
});

test('what the bank gave back by itself is found by a comparison, and closed with words', async ({
  page,
  axe,
}) => {
  const { reference } = await paidHotel();
  await openDesk(page, 'Sara Meijer');
  await find(page, 'en', reference);
  const payment = panel(page, 'At the bank, now').locator('code').filter({ hasText: 'pi_' });
  await refundAtBank(await payment.innerText(), 1_000);

  await page.getByRole('link', { name: 'Differences' }).click();
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByText(/\d+ compared: |The comparison is running/)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(row).toContainText('The bank gave back more than we know of');
  await axe();

  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  const words = dialog.getByLabel('What was done, and why');
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await words.fill('A gesture by the bank’s own desk');
  await dialog.getByLabel('How').selectOption({ label: 'It stays as it is, and is accepted' });
  await axe();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText(`The difference of ${reference} is closed`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('who may only look is offered nothing else, and who has no role is told', async ({ page }) => {
  const { reference } = await paidHotel();
  await openDesk(page, 'Noor Dekker');
  await expect(page.getByText('Your account has no role at the desk.')).toBeVisible();
  await openDesk(page, 'Vera Smit');
  await find(page, 'en', reference);
  await expect(page.getByText('You can look at this booking.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give money back' })).toHaveCount(0);
});
