import { revoke } from '@wayfare/releases/take-back';
import { publish } from '@wayfare/releases';
import type { Page } from '@playwright/test';
import { liveVersion, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN, type OwnShell } from '../../fixtures/shell';
import { expect, hydrated, test as base } from '../../fixtures/test';

const test = base.extend<{ shell: OwnShell }>({
  shell: async ({ consoleErrors, ownShell }, use) => {
    consoleErrors.allow(OTHER_ORIGIN);
    await use(await ownShell());
  },
});

const RELEASES = 30;
const TYPED = 'On 10 December we would like to';

const released = async ({ shelf }: OwnShell, version: string) =>
  publish(shelf, await remade(shelf, 'content', { version }));

/** What a tab that is seen again asks, and what it is answered. */
async function looked(page: Page): Promise<string> {
  const answer = page.waitForResponse(/\/releases\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const { standing } = (await (await answer).json()) as { standing: string };
  return standing;
}

const versionIn = (page: Page) =>
  page.evaluate(() => /\/r\/content\/([^/"]+)\//.exec(document.head.innerHTML)?.[1]);

/** A document that is loaded anew has no such mark. */
const isMarked = (page: Page) =>
  page
    .evaluate(() => 'mark' in window)
    // while it is loaded
    .catch(() => null);

test('a tab with a half-typed form goes through thirty releases, and leaves a revoked one with the next page', async ({
  page,
  shell,
}) => {
  test.setTimeout(120_000);
  const first = await liveVersion(shell.shelf, 'content');
  const watched = page.waitForResponse(/\/releases\.json/);
  await page.goto(`${shell.origin}/flights`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await watched;

  let rev = 0;
  const releaseSome = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1)
      ({ rev } = await released(shell, `8.0.${number}`));
    await expect.poll(async () => (await shell.health()).revision).toBe(rev);
  };
  await releaseSome(1, RELEASES / 2);
  // the code of this page is of a release that is not live any more
  await page.locator('footer a[href="/contact"]').click();
  const message = page.locator('main [name="question"]');
  await message.pressSequentially(TYPED);
  await releaseSome(RELEASES / 2 + 1, RELEASES);
  expect(await looked(page)).toBe('outdated');

  const gone = await revoke(shell.shelf, 'content', first);
  await expect.poll(async () => (await shell.health()).revision).toBe(gone.rev);
  expect(await looked(page)).toBe('revoked');
  await expect(message).toHaveValue(TYPED);
  expect(await isMarked(page)).toBe(true);

  await page.locator('header a[href="/flights"]').click();
  await expect.poll(() => isMarked(page)).toBe(false);
  await hydrated(page);
  expect(page.url()).toBe(`${shell.origin}/flights`);
  await page.locator('footer a[href="/contact"]').click();
  // the form keeps it for this tab
  await expect(page.locator('main [name="question"]')).toHaveValue(TYPED);
  expect(await versionIn(page)).toBe(`8.0.${RELEASES}`);
});

test('a tab that nobody types in leaves a revoked release at once, and is offered an ordinary one', async ({
  page,
  shell,
}) => {
  test.setTimeout(60_000);
  const first = await liveVersion(shell.shelf, 'content');
  const watched = page.waitForResponse(/\/releases\.json/);
  await page.goto(`${shell.origin}/contact`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await watched;

  const { rev } = await released(shell, '8.1.0');
  await expect.poll(async () => (await shell.health()).revision).toBe(rev);
  expect(await looked(page)).toBe('outdated');
  const offer = page.getByText('This site was improved while you had it open.');
  await expect(offer).toHaveCount(0);
  await page.locator('header a[href="/flights"]').click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);

  const gone = await revoke(shell.shelf, 'content', first);
  await expect.poll(async () => (await shell.health()).revision).toBe(gone.rev);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => isMarked(page)).toBe(false);
  await hydrated(page);
  expect(page.url()).toBe(`${shell.origin}/flights`);
});
