import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../.workspace/run.mjs';
import { ROOT } from '../fixtures/site-under-test';
import { median, rounded, type Part } from './report';

const CHANGED_FILE = path.join(ROOT, 'mfe-hotels/src/remote.ts');

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return rounded((performance.now() - start) / 1000, 1);
}

const build = (env: Record<string, string> = {}) =>
  run('node', ['.workspace/build.mjs'], { quiet: true, env });

const cold = () => build({ NX_SKIP_NX_CACHE: 'true', WAYFARE_BUILD_CACHE: 'off' });

/** Builds after a change of one vertical and puts the source back. Returns the time and how many projects were built. */
async function afterOneChange(round: number): Promise<{ seconds: number; built: number }> {
  const source = await readFile(CHANGED_FILE, 'utf8');
  let output = '';
  try {
    await writeFile(
      CHANGED_FILE,
      `${source}\nglobalThis.performance?.mark('bench ${Date.now()} ${round}');\n`,
    );
    const seconds = await secondsOf(async () => {
      output = await build();
    });
    const [, hits, all] = /Cache:\s+(\d+)\/(\d+) hit/.exec(output) ?? [];
    return { seconds, built: Number(all) - Number(hits) };
  } finally {
    await writeFile(CHANGED_FILE, source);
  }
}

/** From the command to the first page that the server makes with the new release; the build is prepared. */
async function toLive(origin: string, dataDir: string, version: string): Promise<number> {
  await run(
    'node',
    ['node_modules/nx/dist/bin/nx.js', 'run', 'mfe-hotels:build', '--outputStyle=static'],
    { env: { NX_DAEMON: 'false', WAYFARE_RELEASE_VERSION: version }, quiet: true },
  );
  const isLive = async () =>
    (await (await fetch(`${origin}/hotels`)).text()).includes(`/r/hotels/${version}/`);
  const released = run(
    'npm',
    [
      ...['run', '--silent', 'release', '--', 'hotels', '--force'],
      ...['--version', version, '--site', origin],
    ],
    { env: { DATA_DIR: dataDir }, quiet: true },
  );
  return secondsOf(async () => {
    const watch = async (): Promise<void> => {
      if (await isLive()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return watch();
    };
    await Promise.all([watch(), released]);
  });
}

/** How long an engineer waits: everything from nothing, one change, one release. */
export async function measureBuilding(
  site: { origin: string; dataDir: string },
  rounds: number,
): Promise<Part> {
  const coldSeconds = await secondsOf(cold);
  await build();
  const changes: { seconds: number; built: number }[] = [];
  const releases: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    changes.push(await afterOneChange(round));
    releases.push(await toLive(site.origin, site.dataDir, `1.0.1-bench.${Date.now()}`));
  }
  const nothing = await secondsOf(() => build());
  return {
    title: `(d) Building and releasing, median of ${rounds}`,
    lines: [
      {
        what: 'cold build of everything, all caches off',
        value: coldSeconds,
        unit: 's',
        detail: 'one run',
      },
      {
        what: 'build after a change in hotels',
        value: median(changes.map(({ seconds }) => seconds)),
        unit: 's',
      },
      {
        what: 'projects built after a change in hotels',
        value: median(changes.map(({ built }) => built)),
        unit: 'of 8',
        bar: { atMost: 1 },
      },
      { what: 'build when nothing changed', value: nothing, unit: 's', detail: 'one run' },
      {
        what: '`npm run release -- hotels` to the first page with it',
        value: median(releases),
        unit: 's',
        detail: 'with a prepared build',
      },
    ],
    raw: { coldSeconds, changes, releases },
  };
}
