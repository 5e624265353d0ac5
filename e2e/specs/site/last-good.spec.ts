import { onlyBrittle, SERVER_FAULT, withoutReload } from '../../fixtures/faults';
import { samplePage } from '../../fixtures/parts';
import { VERTICALS, type VerticalName } from '../../fixtures/places';
import { forceLive, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN, startShell, type OwnShell } from '../../fixtures/shell';
import { shelfOf } from '../../fixtures/shelf';
import { expect, hydrated, test as base } from '../../fixtures/test';

/** Every vertical has a good release 8.0.0 and, live, a newer one that is broken in one way. */
async function newer(dataDir: string, fault: Partial<Parameters<typeof remade>[2]>): Promise<void> {
  await onlyBrittle(dataDir, VERTICALS);
  const shelf = shelfOf(dataDir);
  for (const vertical of VERTICALS)
    await forceLive(shelf, await remade(shelf, vertical, { version: '9.0.0', ...fault }));
}

const test = base.extend<{ newerSite: OwnShell }>({
  newerSite: async ({ once }, use) =>
    use(
      await once('newer site', async () => {
        const shell = await startShell({ prepare: (dataDir) => newer(dataDir, {}) });
        return { thing: shell, stop: shell.stop };
      }),
    ),
});

// in one worker, so that its site is started once
test.describe.configure({ mode: 'default' });

const inBrowser = [
  { name: 'entry is gone', file: () => 'remoteEntry.js' },
  { name: 'page chunk is gone', file: (chunk: string) => `${chunk}.js` },
];

/** Each meets one vertical; the long run has the other cells. */
const isQuick = (vertical: VerticalName, kind: number) => VERTICALS.indexOf(vertical) === kind;

for (const vertical of VERTICALS) {
  for (const [kind, { name, file }] of inBrowser.entries()) {
    const title = `${vertical}: when the ${name} from the live release, the last good release is used`;
    const tag = [`@${vertical}`, ...(isQuick(vertical, kind) ? [] : ['@long'])];
    test(title, { tag }, async ({ page, newerSite, consoleErrors }) => {
      consoleErrors.allow(/Failed to load resource/);
      consoleErrors.allow(OTHER_ORIGIN);
      await withoutReload(page);
      await page.route(
        `**/r/${vertical}/9.0.0/client/${file(samplePage(vertical).chunk)}`,
        (route) => route.fulfill({ status: 404, body: '' }),
      );
      const older = page.waitForResponse((response) =>
        response.url().includes(`/r/${vertical}/8.0.0/client/${samplePage(vertical).chunk}.js`),
      );
      await page.goto(newerSite.origin + samplePage(vertical).en);
      expect((await older).status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[data-failed-vertical]')).toHaveCount(0);
    });
  }
}

const onServer = [
  { name: 'built for another contract', fault: { contract: '^9.0.0' }, tag: '@long' },
  { name: 'throwing at load', fault: { edit: SERVER_FAULT.load }, tag: [] },
];

for (const { name, fault, tag } of onServer) {
  const title = `a live release that is ${name} is passed over for the last good one, for every vertical`;
  test(title, { tag }, async ({ page, ownShell, consoleErrors }) => {
    consoleErrors.allow(OTHER_ORIGIN);
    const shell = await ownShell({ prepare: (dataDir) => newer(dataDir, fault) });
    for (const vertical of VERTICALS) {
      const response = await page.goto(shell.origin + samplePage(vertical).en);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[data-failed-vertical]')).toHaveCount(0);
    }
  });
}
