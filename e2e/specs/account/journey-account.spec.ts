/* From a first visit to an account and back: English at a desk, Dutch on a phone. */
import {
  becomeMember,
  credentialsInStorage,
  expectLoggedIn,
  fillLogin,
  fillRegistration,
  fromElsewhere,
  linkFor,
  login,
  logout,
  mailsTo,
  newMember,
  passCaptcha,
  submitLogin,
} from '../../fixtures/account';
import { ACCOUNT_WORDS } from '../../fixtures/account-words';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

test.describe.configure({ timeout: 180_000 });

test('ACC-12 registers, opens the mail, activates, logs in and out @phone', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (401|403|410)/);
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const member = newMember();
  await visit(words.register);
  await axe();
  await fillRegistration(page, member);
  await passCaptcha(page, language);
  await axe();
  await page
    .locator('main')
    .getByRole('button', { name: words.submitRegister, exact: true })
    .click();
  await expect(page.getByText(words.checkMail).first()).toBeVisible();
  await axe();

  await test.step('before the mail is opened, the account lets nobody in', async () => {
    await visit(words.login);
    await fillLogin(page, member);
    await submitLogin(page, language);
    await expect(page.getByText(words.notActive).first()).toBeVisible();
    await expect(page.locator('main [name="email"]')).toHaveValue(member.email);
    await axe();
  });

  const link = await linkFor(member.email, 'activation');
  await visit(link);
  await axe();
  await page.getByRole('button', { name: words.activate }).click();
  await expect(page.getByText(words.active).first()).toBeVisible();
  await axe();

  await test.step('the link works once', async () => {
    await visit(link);
    await page.getByRole('button', { name: words.activate }).click();
    await expect(page.getByText(words.badLink).first()).toBeVisible();
  });

  await visit(`${words.login}?return=${encodeURIComponent(words.bookings)}`);
  await login(page, language, member);
  await expect(page).toHaveURL((url) => url.pathname === words.bookings);
  await expect(page.getByText(words.noBookings).first()).toBeVisible();
  await axe();
  expect(await credentialsInStorage(page)).toEqual([]);

  await test.step('SES-03 a reload keeps who is here', async () => {
    await page.reload();
    await hydrated(page);
    await expectLoggedIn(page, language, member.name);
  });

  await test.step('SES-13 OQ-83 logout leads to the English page of the same route, and the cookie is worth nothing', async () => {
    const cookies = await page.context().cookies();
    await logout(page, language);
    await expect(page).toHaveURL((url) => url.pathname === ACCOUNT_WORDS.en.bookings);
    await expect(page.getByText(ACCOUNT_WORDS.en.mustBeLogged).first()).toBeVisible();
    const old = cookies.find(({ name }) => name === 'wayfare_session');
    const answer = await fetch(new URL('/api/session/refresh', page.url()), {
      method: 'POST',
      headers: { cookie: `wayfare_session=${old?.value ?? ''}` },
    });
    expect(old?.httpOnly).toBe(true);
    expect(answer.status).toBe(401);
  });
});

test('ACC-14 ACC-15 a forgotten password is set anew by mail, and the old one is gone @long', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (401|410)/);
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const member = newMember();
  await becomeMember(page, visit, language, member);
  await visit(words.remember);
  await axe();
  await page.locator('main [name="email"]').fill(member.email);
  await passCaptcha(page, language);
  await page.getByRole('button', { name: words.sendLink }).click();
  await expect(page.getByText(words.checkMail).first()).toBeVisible();

  const renewed = { ...member, password: 'Andere-kade#77' };
  const link = await linkFor(member.email, 'recover');
  await visit(link);
  for (const name of ['password', 'passwordAgain'])
    await page.locator(`main [name="${name}"]`).fill(renewed.password);
  await axe();
  await page.getByRole('button', { name: words.savePassword }).click();
  await expect(page.getByText(words.passwordSet).first()).toBeVisible();

  await visit(words.login);
  await fromElsewhere(page);
  await fillLogin(page, member);
  await submitLogin(page, language);
  await expect(page.getByText(words.attempts(4)).first()).toBeVisible();
  await login(page, language, renewed);
  await expect.poll(async () => (await mailsTo(member.email)).length).toBeGreaterThanOrEqual(3);
});

test('ACC-08 SES-30 somebody else’s account signs in, links by a verified address only, and comes back to the exact place @long', async ({
  page,
  visit,
  axe,
  isMobile,
}) => {
  const language = languageOf(isMobile);
  const words = ACCOUNT_WORDS[language];
  const place = `${words.bookings}?filter=incoming`;
  const start = async () => {
    await visit(`${words.login}?return=${encodeURIComponent(place)}`);
    await page.getByRole('link', { name: words.continueWith }).click();
    await expect(page.getByRole('heading', { name: 'Sandbox account' })).toBeVisible();
  };
  const member = newMember();
  await becomeMember(page, visit, language, member);

  await start();
  await axe();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(words.denied).first()).toBeVisible();
  await axe();

  await start();
  await page.getByRole('button', { name: /Bram Visser/ }).click();
  await expect(page.getByText(words.unverified).first()).toBeVisible();

  await start();
  await page.getByLabel('E-mail address').fill(member.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectLoggedIn(page, language, member.name);
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === place);
  expect(
    await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('user') ?? '{}') as { googleLoggued?: boolean })
          .googleLoggued,
    ),
  ).toBe(true);
  expect(await credentialsInStorage(page)).toEqual([]);
});
