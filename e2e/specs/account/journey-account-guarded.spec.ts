/* What guards an account: wrong passwords lock it for a while, and a session that ends says so. */
import {
  becomeMember,
  fillLogin,
  fromElsewhere,
  loggedIn,
  login,
  newMember,
  passCaptcha,
  submitLogin,
} from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

test('ACC-09 ACC-10 ACC-11 API-03 wrong passwords are answered by a captcha, then lock an address for 30 minutes @long', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
  browser,
}) => {
  consoleErrors.allow(/status of (401|423)/);
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const member = newMember();
  await becomeMember(page, visit, language, member);
  await visit(words.login);
  await fromElsewhere(page);
  await fillLogin(page, { ...member, password: 'Wrong-1!wrong' });
  for (const left of [4, 3]) {
    await expect(page.getByRole('checkbox', { name: words.robot })).toHaveCount(0);
    await submitLogin(page, language);
    await expect(page.getByText(words.attempts(left)).first()).toBeVisible({ timeout: 30_000 });
  }
  await axe();
  await passCaptcha(page, language);
  for (const left of [2, 1]) {
    await submitLogin(page, language);
    await expect(page.getByText(words.attempts(left)).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('main').getByText(words.verified)).toBeVisible({ timeout: 30_000 });
  }
  await axe();
  await submitLogin(page, language);
  await expect(page.getByText(words.locked).first()).toBeVisible({ timeout: 30_000 });
  await axe();

  await test.step('not even the right password gets in now', async () => {
    await fillLogin(page, member);
    await expect(page.locator('main').getByText(words.verified)).toBeVisible({ timeout: 30_000 });
    await submitLogin(page, language);
    await expect(page.getByText(words.locked).first()).toBeVisible();
  });

  await test.step('half an hour later it does', async () => {
    const later = await browser.newContext({
      viewport: page.viewportSize(),
      baseURL: new URL(page.url()).origin,
      locale: 'en-GB',
    });
    const other = await later.newPage();
    const clock = new Date(Date.now() + 31 * 60_000).toISOString();
    await other.route('**/api/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-test-clock': clock } }),
    );
    await other.goto(words.login);
    await hydrated(other);
    await login(other, language, member);
    await later.close();
  });
});

test('SES-11 OQ-05 asks before a session ends, and says when it has ended @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const member = newMember();
  await page.clock.install();
  await loggedIn(page, visit, { language, member, path: words.bookings });
  // a call in the last ten minutes would prolong the session, so the page has to be quiet first
  await expect(page.getByText(words.noBookings).first()).toBeVisible();
  await page.clock.fastForward('58:10');
  await expect(page.getByRole('dialog', { name: words.stillThere })).toBeVisible();
  const prolonged = page.waitForResponse('**/api/session/refresh');
  await page.getByRole('button', { name: words.stay }).click();
  expect((await prolonged).status()).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward('59:00');
  await expect(page.getByRole('dialog', { name: words.stillThere })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('alert').filter({ hasText: words.lost })).toBeVisible();
  await axe();
  await page.getByRole('alert').getByRole('button', { name: words.submitLogin }).click();
  await login(page, language, member);
  await expect(page.getByRole('alert').filter({ hasText: words.lost })).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === words.bookings);
});
