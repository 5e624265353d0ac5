/* Going from page to page: title, focus, the bar of a slow one, and code that is fetched before. */
import { siteOfRun } from '../../fixtures/site-under-test';
import { expect, hydrated, test } from '../../fixtures/test';

test('SEO-01 after a navigation title, canonical and focus are those of the new page', async ({
  page,
  visit,
  axe,
}) => {
  await visit('/accommodations');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/accommodations$/);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Flights' })
    .click();
  await expect(page).toHaveTitle(/[Ff]light.*Wayfare/);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${siteOfRun().origin}/flights`);
  await expect(page.locator('link[rel=alternate][hreflang=nl]')).toHaveAttribute(
    'href',
    `${siteOfRun().origin}/nl/vluchten`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await axe();
});

test('C4 the skip link is the first stop and leads to the content', async ({ page, visit }) => {
  await visit('/nl/vluchten');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('PLT-28 a slow navigation shows its bar after 200 ms for 5000 ms, and takes it away', async ({
  page,
  visit,
}) => {
  await visit('/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/hotels/resolve*', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByTestId('navigation-progress');
  await expect(bar).toHaveCount(0);
  await page.locator('main a[href^="/hotels/"]').first().click();
  await expect(bar).toBeAttached();
  expect(
    await bar.evaluate((element) => [
      getComputedStyle(element).animationDelay,
      getComputedStyle(element).animationDuration,
    ]),
  ).toEqual(['0.2s', '5s']);
  // while the delay runs, the animation's first frame is held: no width or no opacity
  expect(
    await bar.evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming().fill ?? ''),
    ),
  ).toEqual(['both']);
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Hotels in/ })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('PLT-27 pointing at a link fetches the remote that owns it; nothing is fetched before when data is to be saved', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const entries: string[] = [];
  page.on(
    'request',
    (request) =>
      void (
        /\/r\/(\w+)\/[^/]+\/client\/remoteEntry\.js/.test(request.url()) &&
        entries.push(request.url())
      ),
  );
  await visit('/data-sources');
  expect(entries.filter((url) => url.includes('/r/flights/'))).toEqual([]);
  const asked = page.waitForRequest(/\/r\/flights\/[^/]+\/client\/remoteEntry\.js/);
  await page.getByRole('link', { name: 'Flights' }).hover();
  await asked;
  expect(entries.filter((url) => url.includes('/r/trains/'))).toEqual([]);
});

for (const path of ['/', '/articles', '/booking/step1'])
  test(`PLT-27 a page asks for the entries of its verticals once: ${path}`, async ({ page }) => {
    const entries: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/r\/entries\/|\/remoteEntry\.js$/.test(pathname)) entries.push(pathname);
    });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await hydrated(page);
    expect(entries).toEqual([expect.stringMatching(/^\/r\/entries\/account@[^,]+,content@/)]);
  });

for (const [reducedMotion, width, fades] of [
  ['no-preference', 1280, true],
  ['reduce', 1280, false],
  ['no-preference', 390, false],
] as const)
  test(`a document fades into the next one where that is cheap and welcome: motion ${reducedMotion}, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.faded = String(event.viewTransition !== null);
      }),
    );
    await page.goto('/articles');
    await page.locator('main a[href^="/articles/"]').first().click();
    await expect(page).toHaveURL(/\/articles\/./);
    await expect(page.locator('html')).toHaveAttribute('data-faded', String(fades));
  });
