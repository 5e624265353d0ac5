/* Nothing of statistics before a choice, only with consent after it, and never again once it is taken back. */
import type { BrowserContext, Page } from '@playwright/test';
import { siteOfRun } from '../../fixtures/site-under-test';
import { expect, hydrated, test } from '../../fixtures/test';
import { languageOf } from '../../fixtures/traveller';

const WORDS = {
  en: {
    home: '/',
    next: '/about-us',
    question: 'May we measure how the site is used?',
    refuse: 'Refuse',
    accept: 'Accept',
    settings: 'Cookie settings',
    statistics: 'Statistics',
    save: 'Save my choice',
    saved: 'Your choice is saved.',
  },
  nl: {
    home: '/nl',
    next: '/nl/over-ons',
    question: 'Mogen we meten hoe de site wordt gebruikt?',
    refuse: 'Weigeren',
    accept: 'Toestaan',
    settings: 'Cookie-instellingen',
    statistics: 'Statistieken',
    save: 'Mijn keuze bewaren',
    saved: 'Je keuze is bewaard.',
  },
} as const;

/** What the pages of a browser send to be counted, and whatever they ask of somebody else. */
function logOf(context: BrowserContext): { measured: string[]; elsewhere: string[] } {
  const log = { measured: [] as string[], elsewhere: [] as string[] };
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/telemetry')
      log.measured.push(`${request.method()} ${request.postData() ?? ''}`);
    if (url.origin !== siteOfRun().origin && url.protocol.startsWith('http'))
      log.elsewhere.push(url.href);
  });
  return log;
}

/** The page as when another tab comes to the front: what waits to be sent is sent then, and before what is asked after it. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await page.evaluate(() => fetch('/health').then((response) => response.text()));
}

const choiceIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'wayfare_consent');

test.use({ storageState: { cookies: [], origins: [] } });

test('OQ-21 refuses, accepts and takes back: measurements are sent with consent alone', async ({
  page,
  context,
  visit,
  axe,
  isMobile,
}) => {
  const words = WORDS[languageOf(isMobile)];
  const { measured, elsewhere } = logOf(context);
  const banner = page.getByRole('region', { name: words.question });
  const settings = page.getByRole('contentinfo').getByRole('button', { name: words.settings });
  await visit(words.home);
  await expect(banner).toBeVisible();
  await axe();

  await test.step('before a choice the page works, and nothing is sent or kept', async () => {
    await page.goto(words.next);
    await hydrated(page);
    await hide(page);
    await visit(words.home);
    await expect(banner).toBeVisible();
    await hide(page);
    expect(measured).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(await choiceIn(context)).toBeUndefined();
    expect(
      await page.evaluate(() =>
        window.performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /vitals/.test(name)),
      ),
    ).toEqual([]);
    expect(
      await page.evaluate(() =>
        (globalThis as unknown as { dataLayer: { event: string }[] }).dataLayer.map(
          ({ event }) => event,
        ),
      ),
    ).toContain('page_view');
  });

  await test.step('refused, it stays so', async () => {
    const refuse = banner.getByRole('button', { name: words.refuse });
    if (isMobile) await refuse.tap();
    else {
      await refuse.focus();
      await page.keyboard.press('Enter');
    }
    await expect(banner).toHaveCount(0);
    await expect(page.getByText(words.saved)).toBeAttached();
    const cookie = await choiceIn(context);
    expect(cookie).toMatchObject({ value: '1.necessary', sameSite: 'Lax', path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(180);
    await page.reload();
    await hydrated(page);
    await expect(banner).toHaveCount(0);
    await hide(page);
    expect(measured).toEqual([]);
  });

  await test.step('accepted by the footer, pages are counted', async () => {
    await settings.click();
    await expect(banner).toBeFocused();
    await axe();
    await banner.getByRole('button', { name: words.accept }).click();
    await expect(banner).toHaveCount(0);
    await expect(settings).toBeFocused();
    expect((await choiceIn(context))?.value).toBe('1.statistics');
    const answered = page.waitForResponse('**/api/telemetry');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /vitals/.test(name)),
    );
    await hide(page);
    expect((await answered).status()).toBe(204);
    expect(measured.length).toBeGreaterThan(0);
    expect(elsewhere).toEqual([]);
  });

  await test.step('taken back, nothing more is sent', async () => {
    await settings.click();
    await banner.getByRole('checkbox', { name: words.statistics }).uncheck();
    await banner.getByRole('button', { name: words.save }).click();
    await expect(banner).toHaveCount(0);
    expect((await choiceIn(context))?.value).toBe('1.necessary');
    const before = measured.length;
    await hide(page);
    await page.goto(words.next);
    await hydrated(page);
    await hide(page);
    expect(measured).toHaveLength(before);
  });
});

test('M11 at 400 % the question stands in the page and leaves all of it to read in', async ({
  page,
  isMobile,
}) => {
  const words = WORDS[languageOf(isMobile)];
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(words.home);
  await hydrated(page);
  const banner = page.getByRole('region', { name: words.question });
  await expect(banner).toHaveCSS('position', 'static');
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  await expect(banner).not.toBeInViewport();
  await banner.getByRole('button', { name: words.refuse }).click();
  await expect(banner).toBeHidden();
});
