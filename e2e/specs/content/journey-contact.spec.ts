/* A question to support: English at a desk, Dutch on a phone. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsTo, passCaptcha } from '../../fixtures/account';
import { CONTENT_WORDS } from '../../fixtures/content-words';
import { expect, test } from '../../fixtures/test';
import { languageOf, type Language } from '../../fixtures/traveller';

const SUPPORT = 'support@wayfare.example';
const TICKET = /WF-[0-9A-Z]{6,}/;

// every test is somebody else to the API, which counts messages by address
test.beforeEach(({ context }) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.${randomInt(256)}.${randomInt(256)}` }),
);

const someone = () => ({
  name: 'Noor de Wit',
  email: `noor.${randomUUID().slice(0, 8)}@example.com`,
  question: `When do I get my money back? ${randomUUID().slice(0, 8)}`,
});

type Message = ReturnType<typeof someone>;

async function fill(
  page: Page,
  language: Language,
  { name, email, question }: Message,
): Promise<void> {
  const main = page.locator('main');
  await main.locator('[name="name"]').fill(name);
  await main.locator('[name="email"]').fill(email);
  await main.locator('[name="subject"]').selectOption({ label: CONTENT_WORDS[language].subject });
  await main.locator('[name="question"]').fill(question);
}

const send = (page: Page, language: Language) =>
  page
    .locator('main')
    .getByRole('button', { name: CONTENT_WORDS[language].send, exact: true })
    .click();

test('CNT-21 CNT-26 asks support a question: mistakes are named, nothing typed is lost, and mails tell both sides', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const language = languageOf(isMobile);
  const words = CONTENT_WORDS[language];
  const message = someone();
  await visit(words.contact);
  await axe();
  await send(page, language);
  const summary = page
    .locator('main [role=group][tabindex="-1"]')
    .filter({ has: page.getByRole('listitem') });
  await expect(summary.getByRole('listitem')).toHaveText([...words.problems]);
  await expect(summary).toBeFocused();
  await axe();
  await summary.getByRole('link').first().click();
  await expect(page.locator('main [name="name"]')).toBeFocused();

  await fill(page, language, { ...message, name: 'A<b>' });
  await send(page, language);
  await expect(summary.getByRole('listitem')).toHaveText([words.nameCharacters]);
  await page.locator('main [name="name"]').fill(message.name);

  await test.step('offline it is not sent, and a reload keeps what was typed', async () => {
    await page.context().setOffline(true);
    await send(page, language);
    await expect(page.getByText(words.notSent)).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.locator('main [name="question"]')).toHaveValue(message.question);
    await expect(page.locator('main [name="email"]')).toHaveValue(message.email);
  });

  await send(page, language);
  await expect(page.getByText(words.sent)).toBeVisible();
  await expect(page.locator('main')).toContainText(words.promise);
  const ticket = TICKET.exec(await page.locator('main').innerText())?.[0] ?? 'no ticket';
  await axe();

  await test.step('the sender has a copy, and support the question', async () => {
    await expect.poll(async () => (await mailsTo(message.email)).length).toBe(1);
    const [copy] = await mailsTo(message.email);
    expect(copy?.subject).toContain(words.copySubject);
    expect(copy?.text).toContain(ticket);
    expect(copy?.text).toContain(message.question);
    const forSupport = async () =>
      (await mailsTo(SUPPORT)).filter(({ text }) => text.includes(ticket));
    await expect.poll(async () => (await forSupport()).length).toBe(1);
    const [question] = await forSupport();
    expect(question?.text).toContain(message.question);
    expect(question?.text).toContain(message.email);
  });

  await page.getByRole('button', { name: words.another }).click();
  await expect(page.locator('main [name="question"]')).toHaveValue('');
});

test('OQ-86 whoever writes often passes a captcha first, and what was typed stays @long', async ({
  page,
  visit,
  axe,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (400|403|422|429)/);
  const language = languageOf(isMobile);
  const words = CONTENT_WORDS[language];
  const message = someone();
  await visit(words.contact);
  for (let sent = 1; sent <= 3; sent += 1) {
    await fill(page, language, { ...message, question: `${message.question} ${sent}` });
    await send(page, language);
    await expect(page.getByText(words.sent)).toBeVisible();
    await page.getByRole('button', { name: words.another }).click();
  }
  const last = { ...message, question: `${message.question} again` };
  await fill(page, language, last);
  await send(page, language);
  await expect(page.getByText(words.captchaNeeded).first()).toBeVisible();
  await expect(page.locator('main [name="question"]')).toHaveValue(last.question);
  await axe();
  await passCaptcha(page, language);
  await send(page, language);
  await expect(page.getByText(words.sent)).toBeVisible();
  // three copies an hour go to one address (decision 0036); each message reached support
  await expect.poll(async () => (await mailsTo(message.email)).length).toBe(3);
});
