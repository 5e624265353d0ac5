/* Trains without an account: found in another browser by what the confirmation says, cancelled, and both journeys exchanged. */
import type { Browser, Page } from '@playwright/test';
import { newMember, openMenu } from '../../fixtures/account';
import { cardNumbersSent, CARDS, fillCard, keysOf, outcome } from '../../fixtures/booking';
import { factOf, heading, payWith, press, submitButton } from '../../fixtures/flights';
import { secretCanaries } from '../../fixtures/kept';
import { anybody, buyTrains } from '../../fixtures/train-market';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { toTrainCard } from '../../fixtures/trains';
import { expect, hydrated, test } from '../../fixtures/test';
import { centsIn, day, languageOf, type Language } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

const LYON = { from: 'FR:paris', to: 'FR:lyon' };
const PARIS = { from: 'NL:amsterdam', to: 'FR:paris' };

const WORDS = {
  en: {
    home: '/',
    find: 'Find my booking',
    submit: 'Find the booking',
    refused: 'We found no booking with these details',
    list: '/booking-list',
    here: 'Booked in this browser',
    both: /^Exchange both journeys/,
    offers: /: trains on /,
    chosen: 'Your new way out',
  },
  nl: {
    home: '/nl',
    find: 'Mijn boeking vinden',
    submit: 'Boeking zoeken',
    refused: 'We vonden geen boeking met deze gegevens',
    list: '/nl/boekingen-reizen',
    here: 'In deze browser geboekt',
    both: /^Beide reizen omruilen/,
    offers: /: treinen op /,
    chosen: 'Je nieuwe heenreis',
  },
} as const;

interface Confirmation {
  reference: string;
  email: string;
  pin: string;
}

/** Another browser, with nothing of the first. */
async function otherBrowser(page: Page, browser: Browser, isMobile: boolean): Promise<Page> {
  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({
    ...(isMobile ? { isMobile, hasTouch: true } : {}),
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
  });
  await context.addCookies(cookies.filter(({ name }) => name === 'wayfare_consent'));
  return context.newPage();
}

/** From the footer of any page to the booking. */
async function find(
  page: Page,
  language: Language,
  { reference, email, pin }: Confirmation,
): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('contentinfo').getByRole('link', { name: words.find }).click();
  await heading(page, words.find);
  await hydrated(page);
  secretCanaries(page, pin);
  await page.locator('[name="reference"]').fill(reference.toLowerCase());
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="pin"]').fill(pin);
  await press(page, words.submit);
}

test('PLT-02 PLT-06 OQ-07 TRN-50 a guest buys a ticket, finds it in another browser by the footer, and cancels it @long', async ({
  page,
  visit,
  axe,
  isMobile,
  browser,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = { ...TRAIN_WORDS[language], ...WORDS[language] };
  const sent = cardNumbersSent(page);
  await toTrainCard(page, visit, language, LYON);
  await payWith(page, language);
  await outcome(page, words.booked);
  expect(sent, 'calls of ours with a card number').toEqual([]);
  const { reference, pin } = await keysOf(page, language);
  await axe();
  await test.step('C3 Back after the purchase leads to the receipt', async () => {
    await page.goBack();
    await heading(page, words.booked);
    await expect(page.locator('main').getByText(reference).first()).toBeVisible();
  });

  await test.step('the browser that booked shows it without asking', async () => {
    await visit(words.list);
    await expect(page.getByRole('heading', { name: words.here })).toBeVisible();
    await expect(page.locator('main').getByText(reference)).toBeVisible();
    await axe();
  });

  const other = await otherBrowser(page, browser, isMobile);
  consoleErrors.listen(other);
  await other.goto(words.home);
  await hydrated(other);
  await openMenu(other);
  await expect(other.getByRole('banner').getByRole('link', { name: words.find })).toBeVisible();

  await test.step('a wrong PIN finds nothing, and what was typed stays', async () => {
    consoleErrors.allow(/status of 404/);
    await find(other, language, {
      reference,
      email: 'anneke@example.com',
      pin: pin === '0000' ? '0001' : '0000',
    });
    await expect(other.getByText(words.refused)).toBeVisible();
    await expect(other.locator('[name="email"]')).toHaveValue('anneke@example.com');
    await axe(other);
  });

  await test.step('the right one opens it, and a reload does not ask again', async () => {
    await other.locator('[name="pin"]').fill(pin);
    await press(other, words.submit);
    await heading(other, words.manageTitle);
    await expect(other.locator('main').getByText(reference).first()).toBeVisible();
    await axe(other);
    await other.reload();
    await hydrated(other);
    await expect(other.locator('main').getByText(reference).first()).toBeVisible();
    expect(other.url()).not.toContain(pin);
  });

  await test.step('it is cancelled for what was shown', async () => {
    await other.locator('main').getByRole('link', { name: words.actions.cancel }).first().click();
    await press(other, words.askRefund);
    expect(centsIn(await factOf(other, words.youGet).innerText())).toBeGreaterThan(0);
    await axe(other);
    await press(other, words.confirmCancel);
    await expect(other.getByText(words.allCancelled)).toBeVisible({ timeout: 30_000 });
    await axe(other);
  });
  await other.context().close();
});

test('TRN-52 OQ-82 a guest exchanges both journeys of a return fare with one payment @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = { ...TRAIN_WORDS[language], ...WORDS[language] };
  const { email } = newMember();
  const { reference, pin } = await buyTrains(await anybody(), {
    journeys: [{ ...PARIS, out: 40, back: 44 }],
    email,
  });
  await visit(words.home);
  await find(page, language, { reference, email, pin: pin ?? '' });
  await heading(page, words.manageTitle);
  await page.locator('main').getByRole('link', { name: words.actions.exchange }).first().click();
  await page.getByRole('link', { name: words.both }).click();
  await page.getByLabel(words.newDay, { exact: true }).nth(0).fill(day(50));
  await page.getByLabel(words.newDay, { exact: true }).nth(1).fill(day(54));
  await axe();
  await press(page, words.look);
  const take = async () => {
    const list = page.getByRole('region', { name: words.offers });
    await expect(list).toBeVisible();
    await axe();
    await list
      .getByRole('listitem')
      .filter({ hasText: words.dearer })
      .getByRole('link')
      .first()
      .click();
  };
  await take();
  await expect(page.getByRole('region', { name: words.chosen })).toBeVisible();
  await take();
  await expect(page.getByRole('heading', { name: words.review })).toBeVisible();
  await fillCard(page, CARDS.good);
  await axe();
  await submitButton(page, language).click();
  await expect(page.getByText(words.exchanged)).toBeVisible({ timeout: 30_000 });
  await axe();
});
