import { publish, rollback } from '@wayfare/releases';
import { HARMLESS, hostile, HOSTILE } from '../../fixtures/hostile';
import { startLoad } from '../../fixtures/load';
import { samplePage } from '../../fixtures/parts';
import { VERTICALS } from '../../fixtures/site-under-test';
import { remade } from '../../fixtures/remade';
import { servedPage } from '../../fixtures/served-page';
import { expect, test as base } from '../../fixtures/test';
import { startShell, type OwnShell } from '../../fixtures/shell';

/* Releases whose server file does harm go live under load, in each vertical: what the travellers of all of them see. */

const test = base.extend<{ shell: OwnShell }>({
  shell: async ({ once }, use) =>
    use(
      await once('shell of the drill', async () => {
        const shell = await startShell({ env: { RENDER_WORKERS: '2' } });
        return { thing: shell, stop: shell.stop };
      }),
    ),
});

// in one worker, so that its shell is started once, and each drill has it to itself
test.describe.configure({ mode: 'default' });

/** A quarantine is a revision too, which the shell adds when it has ended a second worker. */
const taken = (shell: OwnShell, revision: number) =>
  expect.poll(async () => (await shell.health()).revision).toBeGreaterThanOrEqual(revision);

for (const vertical of VERTICALS) {
  for (const [number, [what, code]] of Object.entries({ ...HOSTILE, ...HARMLESS }).entries()) {
    const tag = [`@${vertical}`, '@long'];
    test(`${vertical}, a release that ${what}: nobody notices`, { tag }, async ({ shell }) => {
      test.setTimeout(120_000);
      const good = await servedPage(shell.origin, vertical);
      const { pid } = await shell.health();
      const others = VERTICALS.filter((other) => other !== vertical);
      const load = startLoad(
        shell.origin,
        others.map((other) => samplePage(other).en),
      );
      const bad = await remade(shell.shelf, vertical, {
        version: `6.${VERTICALS.indexOf(vertical)}.${number}`,
        edit: hostile(code),
      });
      const { rev } = await publish(shell.shelf, bad);
      await taken(shell, rev);
      const used = what in HARMLESS ? { ...good, version: bad.release.version } : good;
      expect([
        await servedPage(shell.origin, vertical),
        await servedPage(shell.origin, vertical),
      ]).toEqual([used, used]);
      await taken(shell, (await rollback(shell.shelf, vertical)).rev);
      expect(await servedPage(shell.origin, vertical)).toEqual(good);
      const { requests, failures } = await load.stop();
      expect(failures).toEqual([]);
      expect(requests).toBeGreaterThan(10);
      expect((await shell.health()).pid).toBe(pid);
    });
  }
}
