import { onlyBrittle, SERVER_FAULT, withOwnSwitch } from '../../fixtures/brittle-releases';
import { FAULTS_OF_NEWER, NEWER, usefulAfter, withoutReload } from '../../fixtures/faults';
import { samplePage } from '../../fixtures/parts';
import { VERTICALS, type VerticalName } from '../../fixtures/site-under-test';
import { forceLive, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN, startShell, type OwnShell } from '../../fixtures/shell';
import { shelfOf } from '../../fixtures/shelf';
import { useOnArrival } from '../../fixtures/taken-over';
import { expect, hydrated, test as base } from '../../fixtures/test';

/** Every vertical has a good release 8.0.0 and, live, a newer one that is broken in one way. */
async function newer(dataDir: string, fault: Partial<Parameters<typeof remade>[2]>): Promise<void> {
  await onlyBrittle(dataDir, VERTICALS);
  const shelf = shelfOf(dataDir);
  for (const vertical of VERTICALS)
    await forceLive(
      shelf,
      await remade(shelf, vertical, { version: NEWER, edit: withOwnSwitch, ...fault }),
    );
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

/** Each meets one vertical, and the first of them in every run; the long run has the other cells. */
const isQuick = (vertical: VerticalName, kind: number) =>
  kind < 4 && VERTICALS.indexOf(vertical) === kind;

const EXPECTED = [
  /Failed to load resource/,
  // a processor that others use can need longer than a part may take; the part that comes then is shown all the same
  /RemoteError: the vertical \w+ could not be loaded/,
  /valid digest|integrity/i,
  /broken (?:at load|in render|in effect|after a wait)/,
  OTHER_ORIGIN,
];

for (const vertical of VERTICALS) {
  for (const [kind, fault] of FAULTS_OF_NEWER.entries()) {
    const title = `${vertical}, ${fault.name} in the live release: the last good one is used, and told of`;
    const tag = [`@${vertical}`, ...(isQuick(vertical, kind) ? [] : ['@long'])];
    test(title, { tag }, async ({ page, newerSite, consoleErrors }) => {
      for (const pattern of EXPECTED) consoleErrors.allow(pattern);
      await withoutReload(page);
      await useOnArrival(page);
      await fault.apply(page, vertical);
      const { chunk, en } = samplePage(vertical);
      const older = page.waitForResponse((response) =>
        response.url().includes(`/r/${vertical}/8.0.0/client/${chunk}.js`),
      );
      const told = page.waitForRequest((request) => {
        const sent = request.url().endsWith('/api/telemetry') ? request.postData() : null;
        return sent?.includes('"StandInUsed"') === true;
      });
      const start = Date.now();
      await page.goto(newerSite.origin + en, { waitUntil: 'commit' });
      expect((await older).status()).toBe(200);
      usefulAfter(Date.now() - start);
      expect((await told).postDataJSON()).toMatchObject({
        errors: [expect.objectContaining({ name: 'StandInUsed', vertical, version: NEWER })],
      });
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
