import { onlyBrittle } from '../../fixtures/brittle-releases';
import { NEWER, usefulAfter, withoutReload } from '../../fixtures/faults';
import { hashListFaults } from '../../fixtures/hash-lists';
import { linkedInHeader, samplePage } from '../../fixtures/parts';
import { VERTICALS, type VerticalName } from '../../fixtures/site-under-test';
import { forceLive, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN, startShell, type OwnShell } from '../../fixtures/shell';
import { expect, hydrated, test as base, type ConsoleErrors } from '../../fixtures/test';
import type { Page } from '@playwright/test';

/*
 * A document has the hashes of the scripts that it starts with; those of what a vertical may load later are fetched beside
 * them, and those of another vertical when a link leads there.
 */

/** Every vertical has a release 8.0.0 alone, or a newer one after it. */
const test = base.extend<{ oneRelease: OwnShell; twoReleases: OwnShell }>({
  oneRelease: async ({ once }, use) =>
    use(
      await once('one release', async () => {
        const shell = await startShell({ prepare: (dataDir) => onlyBrittle(dataDir, VERTICALS) });
        return { thing: shell, stop: shell.stop };
      }),
    ),
  twoReleases: async ({ once }, use) =>
    use(
      await once('two releases', async () => {
        const shell = await startShell({ prepare: (dataDir) => onlyBrittle(dataDir, VERTICALS) });
        for (const vertical of VERTICALS)
          await forceLive(shell.shelf, await remade(shell.shelf, vertical, { version: NEWER }));
        const { rev = 0 } = (await shell.shelf.registry.head()) ?? {};
        await expect.poll(async () => (await shell.health()).revision).toBe(rev);
        return { thing: shell, stop: shell.stop };
      }),
    ),
});

// in one worker, so that each site is started once
test.describe.configure({ mode: 'default' });

/** Opens a page whose `load` may not come, and uses it: one that is read has no code before that. */
async function openAndUse(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer button').first().dispatchEvent('focusin');
}

function allowLost(errors: ConsoleErrors): void {
  for (const pattern of [
    /Failed to load resource/,
    /RemoteError/,
    /React Router caught the following error/,
    /valid digest|integrity/i,
    OTHER_ORIGIN,
  ])
    errors.allow(pattern);
}

/** Opens the page of another vertical, and follows the header's link to this one's. */
async function follow(page: Page, origin: string, vertical: VerticalName): Promise<void> {
  const [other = vertical] = linkedInHeader().filter((one) => one !== vertical);
  await page.goto(origin + samplePage(other).en);
  await hydrated(page);
  await page
    .locator(`header a[href="${samplePage(vertical).en}"]:not([hreflang])`)
    .first()
    .click();
}

for (const vertical of VERTICALS) {
  const tag = [`@${vertical}`, '@long'];

  for (const fault of hashListFaults())
    test(
      `${vertical}, ${fault.name}: its own page ends in a panel, and Retry recovers`,
      { tag },
      async ({ page, oneRelease, consoleErrors }) => {
        allowLost(consoleErrors);
        await withoutReload(page);
        await fault.apply(page, vertical);
        const start = Date.now();
        await openAndUse(page, oneRelease.origin + samplePage(vertical).en);
        const retry = page.locator('main').getByRole('button', { name: 'Retry', exact: true });
        await expect(retry).toBeVisible({ timeout: 20_000 });
        usefulAfter(Date.now() - start);
        await fault.mend(page, vertical);
        // a list that hung may have come by itself
        await retry.click({ timeout: 2000 }).catch(() => undefined);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main [aria-labelledby="error-title"]')).toHaveCount(0);
      },
    );

  for (const fault of hashListFaults(NEWER))
    test(
      `${vertical}, ${fault.name} in the live release: its own page starts with the last good one`,
      { tag },
      async ({ page, twoReleases, consoleErrors }) => {
        allowLost(consoleErrors);
        await withoutReload(page);
        await fault.apply(page, vertical);
        const { chunk, en } = samplePage(vertical);
        const start = Date.now();
        const older = page.waitForResponse((response) =>
          response.url().includes(`/r/${vertical}/8.0.0/client/${chunk}.js`),
        );
        await openAndUse(page, twoReleases.origin + en);
        expect((await older).status()).toBe(200);
        usefulAfter(Date.now() - start);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('[data-failed-vertical]')).toHaveCount(0);
      },
    );
}

for (const vertical of linkedInHeader()) {
  const tag = [`@${vertical}`, '@long'];

  for (const fault of hashListFaults())
    test(
      `${vertical}, ${fault.name}: its link ends in a panel, and Retry recovers`,
      { tag },
      async ({ page, oneRelease, consoleErrors }) => {
        allowLost(consoleErrors);
        await withoutReload(page);
        await fault.apply(page, vertical);
        await follow(page, oneRelease.origin, vertical);
        const start = Date.now();
        const retry = page.locator('main').getByRole('button', { name: 'Retry', exact: true });
        await expect(retry).toBeVisible({ timeout: 20_000 });
        usefulAfter(Date.now() - start);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await fault.mend(page, vertical);
        await retry.click();
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main [aria-labelledby="error-title"]')).toHaveCount(0);
        await expect(page).toHaveURL(oneRelease.origin + samplePage(vertical).en);
      },
    );

  for (const fault of hashListFaults(NEWER))
    test(
      `${vertical}, ${fault.name} in the live release: its link leads to the last good one`,
      { tag },
      async ({ page, twoReleases, consoleErrors }) => {
        allowLost(consoleErrors);
        await withoutReload(page);
        await fault.apply(page, vertical);
        const { chunk, en } = samplePage(vertical);
        const older = page.waitForResponse((response) =>
          response.url().includes(`/r/${vertical}/8.0.0/client/${chunk}.js`),
        );
        await follow(page, twoReleases.origin, vertical);
        const start = Date.now();
        expect((await older).status()).toBe(200);
        usefulAfter(Date.now() - start);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page).toHaveURL(twoReleases.origin + en);
        await expect(page.locator('[data-failed-vertical]')).toHaveCount(0);
      },
    );
}
