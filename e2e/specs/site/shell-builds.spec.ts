import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepBuild } from '@wayfare/releases';
import { freePorts, ROOT, siteOfRun } from '../../fixtures/site-under-test';
import { expect, test } from '../../fixtures/test';

const REBUILT = 'main.0000000000.js';

/** A build of the shell whose first script has another name, as after a change in it; the old file is gone. */
async function rebuilt(folder: string): Promise<{ dist: string; old: string }> {
  const dist = path.join(folder, 'dist');
  await cp(path.join(siteOfRun().runDir, 'shell'), dist, { recursive: true });
  const client = path.join(dist, 'client');
  const old = (await readdir(client)).find((file) => /^main\..*\.js$/.test(file));
  if (old === undefined) throw new Error('the shell has no main script');
  await rename(path.join(client, old), path.join(client, REBUILT));
  await rm(path.join(client, `${old}.br`), { force: true });
  const assets = path.join(client, 'assets.json');
  await writeFile(assets, (await readFile(assets, 'utf8')).replaceAll(old, REBUILT));
  return { dist, old };
}

/** A shell as in production: started by the launcher from the build that is current. */
async function launched(folder: string, name: string) {
  const { dataDir, apiUrl, sandboxUrl } = siteOfRun();
  const { startProcess } = await import('../../../.workspace/processes.mjs');
  const { port } = await freePorts('port');
  const started = await startProcess({
    name,
    command: ['node', path.join(ROOT, 'shell/launch.cjs')],
    env: {
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      ALLOW_SANDBOX: 'on',
      RATE_LIMIT_PAGES: '0',
      PORT: String(port),
      API_URL: apiUrl,
      PAYMENT_FRAMES: sandboxUrl,
      DATA_DIR: dataDir,
      SHELL_DIST: '',
      SHELL_BUILDS: path.join(folder, 'builds'),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      LOG_LEVEL: 'warn',
    },
    url: `http://127.0.0.1:${port}/health`,
    dataDir: folder,
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    started,
    /** the frame's files that a new page names */
    named: async () => {
      const html = await (await fetch(`${origin}/flights`)).text();
      return [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];
    },
    statusOf: async (file: string) => (await fetch(origin + file)).status,
  };
}

test('a build of the shell changes nothing for a running one, and old pages find their files in the new @long', async () => {
  const folder = await mkdtemp(path.join(siteOfRun().runDir, 'builds-'));
  const builds = path.join(folder, 'builds');
  const { stopProcesses } = await import('../../../.workspace/processes.mjs');
  const processes: Awaited<ReturnType<typeof launched>>['started'][] = [];
  try {
    await keepBuild(path.join(siteOfRun().runDir, 'shell'), builds);
    const before = await launched(folder, 'before');
    processes.push(before.started);
    const files = await before.named();
    expect(files.length).toBeGreaterThan(3);

    const { dist, old } = await rebuilt(folder);
    await keepBuild(dist, builds);
    expect(await before.named()).toEqual(files);
    for (const file of [...files, `/assets/${REBUILT}`])
      expect([file, await before.statusOf(file)]).toEqual([file, 200]);

    const after = await launched(folder, 'after');
    processes.push(after.started);
    expect(await after.named()).toContain(`/assets/${REBUILT}`);
    expect(await after.named()).not.toContain(`/assets/${old}`);
    for (const file of files) expect([file, await after.statusOf(file)]).toEqual([file, 200]);
    expect(await after.statusOf('/assets/main.nobody.js')).toBe(404);
  } finally {
    await stopProcesses(processes);
  }
});
