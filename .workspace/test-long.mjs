/* `npm run test:long [-- api]`: the long forms of `npm test`. */
import { testPairings } from './pairings.mjs';
import { root, run } from './run.mjs';
import { testAgainstStrapi } from './strapi.mjs';

const seed = process.env.WAYFARE_FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const requests = process.env.WAYFARE_FUZZ_REQUESTS ?? '100000';

process.chdir(root);
const jest = (...args) =>
  run(
    'node',
    [
      'node_modules/jest/bin/jest.js',
      '-c',
      '.workspace/jest.config.cjs',
      '--workerThreads=false',
      '--maxWorkers=2',
      ...args,
    ],
    { env: { WAYFARE_SUITE: 'long' } },
  );
/** Two of each process with their stores on this machine, under load (`e2e/cluster`). */
const cluster = (part) => async () => {
  await run('node', ['.workspace/build.mjs'], { quiet: true });
  await run('node', ['--import', 'tsx', 'e2e/cluster/run.ts', part], {
    env: { TSX_TSCONFIG_PATH: 'tsconfig.base.json', NODE_OPTIONS: '--disable-warning=DEP0205' },
  });
};
const parts = {
  /** all lives of the fault drills, and PostgreSQL where one answers */
  api: () => jest('api/src'),
  /** axe at the page states that tests reach */
  states: () => jest('mfe-', 'shell/', 'desk/', 'cockpit/'),
  browser: () =>
    run('node', ['node_modules/nx/dist/bin/nx.js', 'run', 'e2e:e2e', '--outputStyle=stream'], {
      env: { NX_DAEMON: 'false', WAYFARE_SUITE: 'long' },
    }),
  releases: () => jest('libs/federation'),
  /** a thousand rollouts of each kind of release */
  rollouts: () => jest('libs/rollout'),
  vertical: async () => {
    await run('node', ['.workspace/build.mjs']);
    await run('node', ['.workspace/e2e.mjs', '-c', 'e2e/vertical/playwright.config.ts']);
  },
  dev: () => run('node', ['.workspace/e2e.mjs', '-c', 'e2e/dev/playwright.config.ts']),
  /** every page in the pseudo-language; the builds are put back, for whoever uses them next */
  pseudo: async () => {
    const env = { WAYFARE_PSEUDO: '1' };
    await run('node', ['.workspace/build.mjs'], { env });
    try {
      await run('node', ['.workspace/e2e.mjs', '-c', 'e2e/pseudo/playwright.config.ts'], { env });
    } finally {
      await run('node', ['.workspace/build.mjs'], { quiet: true });
    }
  },
  restore: () => jest('api/src/backups'),
  pairings: testPairings,
  schema: () =>
    run('node', ['--import', 'tsx', 'api/test/older-code/on-newer-schema.ts'], {
      env: { TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    }),
  fuzz: () =>
    run(
      'node',
      [
        'node_modules/jest/bin/jest.js',
        '-c',
        '.workspace/jest.config.cjs',
        '--runInBand',
        'api/src/fuzz.test.ts',
      ],
      { env: { WAYFARE_FUZZ_REQUESTS: requests, WAYFARE_FUZZ_SEED: seed } },
    ),
  strapi: testAgainstStrapi,
  /** known faults of packages, where a registry answers that */
  audit: () => run('node', ['--import', 'tsx', 'deploy/packages/audit.ts']),
  alerts: () => run('node', ['--import', 'tsx', 'deploy/monitoring/check/promtool.ts']),
  packaging: () =>
    run('node', ['--import', 'tsx', 'deploy/run/packaging.ts'], {
      env: { TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    }),
  /** each process killed and each store lost in turn; one visitor's limit over all */
  cluster: cluster('cluster'),
  /** fifty publishes at the same time, over two configurations */
  publishes: cluster('publishes'),
  rolling: cluster('rolling'),
  soak: cluster('soak'),
  growth: cluster('growth'),
  operating: () =>
    run('node', ['--import', 'tsx', 'e2e/operating/follow.ts'], {
      env: { TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    }),
};
const chosen = process.argv.slice(2);

try {
  for (const [name, part] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const start = Date.now();
    await part();
    process.stdout.write(`${name}: ${Math.round((Date.now() - start) / 1000)} s\n`);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
