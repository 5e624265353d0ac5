/* Train tickets exchanged by the account that bought them. */
import { loggedIn, newMember } from '../../fixtures/account';
import { fillCard, CARDS } from '../../fixtures/booking';
import { heading, press, submitButton } from '../../fixtures/flights';
import { asMember, buyTrains } from '../../fixtures/train-market';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { expect, test } from '../../fixtures/test';
import { centsIn, day, languageOf } from '../../fixtures/traveller';
import { act, pageOf, UTRECHT } from '../../fixtures/booked-trains';

test.describe.configure({ timeout: 180_000 });
/** Trains between them whose fares are the same all day, and are exchanged without a fee. */
const OPEN_FARE = /Intercity \d/;

test('TRN-52 exchanges a ticket for a cheaper one, for one at the same price, and for a dearer one @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  const member = newMember();
  await loggedIn(page, visit, { language, member, path: words.landing });
  const booking = await buyTrains(await asMember(page), {
    journeys: [{ ...UTRECHT, isDearest: true }],
    email: member.email,
  });
  await visit(pageOf(words.manage, booking));
  await heading(page, words.manageTitle);
  await axe();

  /** Exchanges for the first train that is offered at such a difference, up to the last look. */
  async function review(on: string, says: RegExp | string): Promise<void> {
    await act(page, words.actions.exchange).click();
    await page.getByLabel(words.newDay, { exact: true }).fill(on);
    await press(page, words.look);
    await expect(page.getByRole('heading', { name: words.offersOf })).toBeVisible();
    await axe();
    await page
      .getByRole('listitem')
      .filter({ hasText: OPEN_FARE })
      .filter({ hasText: says })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: words.review })).toBeVisible();
    await expect(page.locator('main').getByText(says).first()).toBeVisible();
    await axe();
  }

  await test.step('what a cheaper one costs less comes back', async () => {
    await review(day(41), words.cheaper);
    const back = await page.locator('main').getByText(words.cheaper).innerText();
    await press(page, words.exchange);
    await expect(page.getByText(words.exchanged)).toBeVisible({ timeout: 30_000 });
    expect(centsIn(await page.getByText(words.paidBack).innerText())).toBe(centsIn(back));
    await axe();
  });

  await test.step('one at the same price needs no card', async () => {
    await review(day(41), words.equal);
    await press(page, words.exchange);
    await expect(page.getByText(words.exchanged)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the difference of a dearer one is paid by card', async () => {
    await review(day(41), words.dearer);
    const more = centsIn(await page.locator('main').getByText(words.dearer).innerText());
    expect(centsIn(await submitButton(page, language).innerText())).toBe(more);
    await fillCard(page, CARDS.good);
    await submitButton(page, language).click();
    await expect(page.getByText(words.exchanged)).toBeVisible({ timeout: 30_000 });
    await axe();
  });
});
