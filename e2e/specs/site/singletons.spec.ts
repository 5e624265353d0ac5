import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '@wayfare/releases';
import { siteOfRun, VERTICALS } from '../../fixtures/site-under-test';
import { forceLive, liveVersion, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { shelfOf } from '../../fixtures/shelf';
import { expect, hydrated, test } from '../../fixtures/test';

const CONSUMES = /([\w$]+)\.consumesLoadingData\.moduleIdToConsumeDataMapping=/;
/** Leaves a build's module table in the page, so that a test can look at the very modules that its code uses. */
const lookInto = (name: string, text: string) => {
  const result = text.replace(CONSUMES, `(globalThis.__LOOK__??={}).${name}=$1,$&`);
  if (result === text) throw new Error(`${name} consumes no shared module`);
  return result;
};

/** webpack's `require` of one build; `m` has the modules that arrived. */
interface Look {
  (id: string): unknown;
  m: Record<string, unknown>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
}

async function openShell(dist: string): Promise<void> {
  await cp(path.join(siteOfRun().runDir, 'shell'), dist, { recursive: true });
  const folder = path.join(dist, 'client');
  const main = (await readdir(folder)).find((file) => /^main\..*\.js$/.test(file));
  if (main === undefined) throw new Error('the shell has no main script');
  await writeFile(
    path.join(folder, main),
    lookInto('shell', await readFile(path.join(folder, main), 'utf8')),
  );
  await rm(path.join(folder, `${main}.br`), { force: true });
}

test('every shared module is one instance in the shell and all verticals', async ({
  page,
  ownShell,
  consoleErrors,
}) => {
  consoleErrors.allow(OTHER_ORIGIN);
  const dist = path.join(siteOfRun().runDir, 'shell-open');
  await openShell(dist);
  const shell = await ownShell({
    env: { SHELL_DIST: dist },
    async prepare(dataDir) {
      const shelf = shelfOf(dataDir);
      for (const vertical of VERTICALS) {
        await forceLive(
          shelf,
          await remade(shelf, vertical, {
            version: '6.0.0',
            edit: (file, text) =>
              file === 'client/remoteEntry.js' ? lookInto(vertical, text) : text,
          }),
        );
      }
    },
  });
  await page.goto(shell.origin);
  await hydrated(page);
  for (const tab of ['Flights', 'Trains', 'Hotels']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).locator('form')).toBeVisible();
  }
  const seen = await page.evaluate(() => {
    const looks = (globalThis as unknown as { __LOOK__: Record<string, Look> }).__LOOK__;
    const uses = new Map<string, { instances: Set<unknown>; users: string[] }>();
    for (const [user, look] of Object.entries(looks)) {
      for (const [id, { shareKey }] of Object.entries(
        look.consumesLoadingData.moduleIdToConsumeDataMapping,
      )) {
        if (!(id in look.m)) continue;
        const use = uses.get(shareKey) ?? { instances: new Set(), users: [] };
        use.instances.add(look(id));
        if (!use.users.includes(user)) use.users.push(user);
        uses.set(shareKey, use);
      }
    }
    return [...uses].map(([name, { instances, users }]) => ({
      name,
      instances: instances.size,
      users: users.sort(),
    }));
  });
  expect(seen.filter(({ instances }) => instances !== 1)).toEqual([]);
  const usersOf = (name: string) => seen.find((use) => use.name === name)?.users ?? [];
  expect(usersOf('@wayfare/remote-kit')).toEqual(['shell', ...VERTICALS].sort());
  for (const name of [
    'react',
    'react/jsx-runtime',
    '@wayfare/router',
    '@wayfare/session',
    '@wayfare/i18n',
  ]) {
    expect(usersOf(name), name).toContain('shell');
    expect(usersOf(name).length, name).toBeGreaterThan(1);
  }
});

test('no file of a vertical carries a React, a React DOM or a router of its own', async () => {
  const { releases, registry } = shelfOf(siteOfRun().dataDir);
  const marks = {
    react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    dom: '_reactRootContainer',
    scheduler: 'unstable_scheduleCallback',
    router: 'HydrateFallback component to render',
  };
  const found: string[] = [];
  for (const vertical of VERTICALS) {
    const version = await liveVersion({ releases, registry }, vertical);
    for (const file of Object.keys((await readRelease(releases, vertical, version)).files).filter(
      (name) => name.endsWith('js'),
    )) {
      const text = (await releases.read(vertical, version, file)).toString('utf8');
      for (const [what, mark] of Object.entries(marks))
        if (text.includes(mark)) found.push(`${vertical} ${file}: ${what}`);
    }
  }
  expect(found).toEqual([]);
});
