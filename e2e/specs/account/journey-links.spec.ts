/* A mail is forwarded: its link shows the booking, changes nothing without the PIN, and its owner can end it. */
import {
  CARDS,
  fillCard,
  keysOf,
  mailsAbout,
  outcome,
  submit,
  toCard,
  TYPED,
} from '../../fixtures/booking';
import { BOOKING_WORDS } from '../../fixtures/booking-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

const WORDS = {
  en: {
    opened: 'You opened this booking with a link',
    end: 'End all links',
    ended: 'All links are ended',
    unknown: 'This link opens no booking any more',
  },
  nl: {
    opened: 'Je opende deze boeking met een link',
    end: 'Alle links beëindigen',
    ended: 'Alle links zijn beëindigd',
    unknown: 'Deze link opent geen boeking meer',
  },
} as const;

test('OQ-07 a forwarded link shows a booking without its PIN, and opens nothing once it is ended @long', async ({
  page,
  visit,
  axe,
  isMobile,
  browser,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = { ...BOOKING_WORDS[language], ...WORDS[language] };
  await toCard(page, visit, { language, hotel: 'H-UNKNOWN', says: [words.payNow] });
  await fillCard(page, CARDS.good);
  await submit(page, language);
  await outcome(page, words.confirmed);
  const { reference, pin } = await keysOf(page, language);
  const linkOf = async () =>
    /https?:\S+[?&]key=[\w.-]+/.exec((await mailsAbout(reference))[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(linkOf).not.toBe('');
  const link = await linkOf();

  const guest = await browser.newContext({
    ...(isMobile ? { isMobile, hasTouch: true } : {}),
    viewport: page.viewportSize(),
  });
  const other = await guest.newPage();
  consoleErrors.listen(other);
  await other.goto(link);
  await hydrated(other);
  await expect(other.getByText(words.opened)).toBeVisible();
  await axe(other);
  expect(await other.locator('main').innerText()).not.toContain(TYPED.email);
  await expect(other.getByText(pin, { exact: true })).toHaveCount(0);
  await expect(other.getByRole('button', { name: words.askRefund })).toHaveCount(0);
  await expect(other.getByRole('button', { name: words.end })).toHaveCount(0);

  await test.step('with the PIN it is whole', async () => {
    await other.locator('[name="email"]').fill(TYPED.email);
    await other.locator('[name="pin"]').fill(pin);
    await other.getByRole('button', { name: words.findBooking }).click();
    await expect(other.getByRole('button', { name: words.askRefund })).toBeVisible();
    expect(await other.evaluate(() => document.activeElement?.tagName), 'the focus').not.toBe(
      'BODY',
    );
    await other.getByRole('button', { name: words.end }).click();
    await expect(other.getByText(words.ended)).toBeVisible();
    await axe(other);
  });

  await test.step('the link of the mail opens nothing any more', async () => {
    consoleErrors.allow(/status of 404/);
    await other.goto(link);
    await hydrated(other);
    await expect(other.getByText(words.unknown)).toBeVisible();
    await axe(other);
  });
  await guest.close();
});
