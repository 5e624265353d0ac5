/* A railway moves what was sold: it is written, shown, and answered. */
import type { Page } from '@playwright/test';
import { outcome } from '../../fixtures/booking';
import { heading, payWith, press } from '../../fixtures/flights';
import { expect, hydrated, test } from '../../fixtures/test';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { addTickets, fillRiders } from '../../fixtures/trains';
import { centsIn, day, languageOf, type Language } from '../../fixtures/traveller';
import { CHANGE_WORDS, changed, detailOf, wasMailed } from '../../fixtures/carrier-change';

test.describe.configure({ timeout: 180_000 });

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
  const words = { ...CHANGE_WORDS[language], train: TRAIN_WORDS[language] };
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

test('OQ-22 a train that the railway moves is written, listed, shown before and after, and accepted @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words, reference } = await rideAndMove(page, visit, language, {
    fare: CHANGE_WORDS[language].strict,
    change: { minutes: 95 },
  });
  const own = page.url();
  await axe();
  await visit(words.train.list);
  await expect(page.getByText(words.list).first()).toBeVisible();
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

test('OQ-22 a train that moves a little is exchanged for nothing, whatever its fare says @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words } = await rideAndMove(page, visit, language, {
    fare: CHANGE_WORDS[language].strict,
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

test('OQ-22 a return whose way back does not run says what becomes of both, and gives everything back @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const { words } = await rideAndMove(page, visit, language, {
    fare: CHANGE_WORDS[language].returnFare,
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
  await expect(page.getByText(words.train.allCancelled).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main').getByText(refund).first()).toBeVisible();
  await axe();
});
