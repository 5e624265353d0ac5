/* Train bookings after they were bought, by the account that bought them: cancelled, with other names. */
import { createRefund, trainBooking } from '@wayfare/api-contract';
import { becomeMember, loggedIn, login, logout, newMember } from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import { factOf, press } from '../../fixtures/flights';
import { asMember, buyTrains } from '../../fixtures/train-market';
import { TRAIN_WORDS } from '../../fixtures/train-words';
import { expect, test } from '../../fixtures/test';
import { centsIn, day, languageOf } from '../../fixtures/traveller';
import { act, pageOf, UTRECHT } from '../../fixtures/booked-trains';

test.describe.configure({ timeout: 180_000 });

const LYON = { from: 'FR:paris', to: 'FR:lyon' };
const PARIS = { from: 'NL:amsterdam', to: 'FR:paris' };

test('TRN-47 TRN-48 TRN-49 TRN-51 cancels one traveller’s tickets, one item, and all that is left, each for what was shown @long', async ({
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
    journeys: [{ ...PARIS, ages: [40, 20] }, LYON, { ...LYON, out: 42 }],
    email: member.email,
  });
  await visit(pageOf(words.manage, booking));

  /** Asks what comes back, and gives it back; the refund that was shown. */
  async function giveBack(done: string): Promise<string> {
    await press(page, words.askRefund);
    const refund = await factOf(page, words.youGet).innerText();
    expect(centsIn(refund)).toBeGreaterThan(0);
    await axe();
    await press(page, words.confirmCancel);
    await expect(page.getByText(done)).toBeVisible({ timeout: 30_000 });
    await expect(factOf(page, words.youGet)).toHaveText(refund);
    await axe();
    return refund;
  }

  await act(page, words.actions.cancel).click();
  await page.getByRole('radio', { name: words.modes.traveller }).check();
  await axe();
  await page.getByRole('checkbox', { name: /^Zoë/ }).first().check();
  await giveBack(words.partCancelled);
  await press(page, words.toBooking);
  await expect(page.getByText(words.givenBack)).toBeVisible();

  await act(page, words.actions.cancel).click();
  await page.getByRole('radio', { name: words.modes.selected }).check();
  await page.getByRole('checkbox').last().check();
  await giveBack(words.partCancelled);
  await press(page, words.toBooking);

  await act(page, words.actions.cancel).click();
  await page.getByRole('radio', { name: words.modes.all }).check();
  await giveBack(words.allCancelled);
  await press(page, words.toBooking);
  await expect(page.getByText(words.allCancelled)).toBeVisible();
});

test('TRN-53 ERR-13 names are corrected; carriers that do not answer are named, and nothing is lost @long', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = TRAIN_WORDS[language];
  const member = newMember();
  consoleErrors.allow(/status of (409|502|503)/);
  await loggedIn(page, visit, { language, member, path: words.manage });
  const api = await asMember(page);
  const buy = (lastName: string, journey = LYON) =>
    buyTrains(api, { journeys: [journey], email: member.email, lastName });

  await test.step('TRN-70 an unknown train id is said, the right one opens the booking', async () => {
    consoleErrors.allow(/status of 404/);
    await page.getByLabel(words.ownReference).fill('TR00XX00');
    await press(page, words.openOwn);
    await expect(page.getByText(words.invalidId).first()).toBeVisible();
    await axe();
    const { reference } = await buy('de Vries');
    await page.getByLabel(words.ownReference).fill(reference);
    await press(page, words.openOwn);
    await expect(page.getByText(reference).first()).toBeVisible();
  });

  await test.step('a name is corrected', async () => {
    await act(page, words.actions.names).click();
    await page.locator('[name="0.firstName"]').fill('Anneke M');
    await axe();
    await press(page, words.saveNames);
    await expect(page.getByText(words.namesDone)).toBeVisible();
    await press(page, words.toBooking);
    await expect(page.getByText('Anneke M de Vries').first()).toBeVisible();
  });

  await test.step('the server that changes names fails', async () => {
    await visit(pageOf(words.manage, await buy('Namefail')));
    await act(page, words.actions.names).click();
    await page.locator('[name="0.firstName"]').fill('Annika');
    await press(page, words.saveNames);
    await expect(page.getByRole('alert').filter({ hasText: words.namesFailed })).toBeVisible();
    await axe();
    await expect(page.locator('[name="0.firstName"]')).toHaveValue('Annika');
  });

  await test.step('ERR-12 the refund server is not working', async () => {
    await visit(pageOf(words.manage, await buy('Refundfail')));
    await act(page, words.actions.cancel).click();
    await press(page, words.askRefund);
    await expect(page.getByText(words.refundFailed)).toBeVisible();
    await axe();
  });

  await test.step('a ticket that could not be exchanged stays', async () => {
    await visit(pageOf(words.manage, await buy('Exchangefail', UTRECHT)));
    await act(page, words.actions.exchange).click();
    await page.getByLabel(words.newDay, { exact: true }).fill(day(40));
    await press(page, words.look);
    await page
      .getByRole('listitem')
      .filter({ hasText: words.equal })
      .getByRole('link')
      .first()
      .click();
    await press(page, words.exchange);
    await expect(page.getByText(words.notExchanged)).toBeVisible({ timeout: 30_000 });
    await axe();
  });
});

test('TRN-50 a booking is shown to its own account only: another one is led to the login and told why, and the API refuses it @long', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  const language = languageOf(isMobile);
  const words = { ...TRAIN_WORDS[language], ...ACCOUNT_WORDS[language] };
  const loginPath = ACCOUNT_WORDS[language].login;
  const [owner, other] = [newMember(), newMember()];
  consoleErrors.allow(/status of (401|404)/);
  await loggedIn(page, visit, { language, member: owner, path: words.landing });
  const booking = await buyTrains(await asMember(page), { journeys: [LYON], email: owner.email });
  const path = pageOf(words.manage, booking);
  await logout(page, language);
  await becomeMember(page, visit, language, other);

  await page.goto(path);
  await expect(page).toHaveURL(
    (url) => url.pathname === loginPath && url.searchParams.get('return') === path,
  );
  await login(page, language, other);
  await expect(page).toHaveURL((url) => url.pathname === loginPath);
  await expect(page.getByText(words.notYours)).toBeVisible();
  await axe();
  await expect(page.locator('main').getByRole('link', { name: words.findBooking })).toHaveAttribute(
    'href',
    words.findPath,
  );
  const api = await asMember(page);
  const items = booking.bookingItems.map(({ id }) => ({ id }));
  await expect(
    api.call(createRefund, { bookingID: booking.booking_id, request: { type: 'REFUND', items } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(api.call(trainBooking, { booking_id: booking.booking_id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
