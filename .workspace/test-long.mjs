/* `npm run test:long`: what `npm test` does in small or leaves out. `npm run test:long -- api` runs one part. */
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
const parts = {
  /** every life of the fault drills, and the API's suites on a PostgreSQL server where one answers */
  api: () => jest('api/src'),
  /** axe at the states of pages that the verticals' tests reach */
  states: () => jest('mfe-', 'shell/'),
  /** the other cells of the failure matrix, the phone's other journeys, what members see of each page */
  browser: () =>
    run('node', ['node_modules/nx/dist/bin/nx.js', 'run', 'e2e:e2e', '--outputStyle=stream'], {
      env: { NX_DAEMON: 'false', WAYFARE_SUITE: 'long' },
    }),
  /** the verticals themselves, built before and after edits that must change no version */
  releases: () => jest('libs/federation'),
  /** a vertical that is generated, built, released to a running site, used and withdrawn */
  vertical: async () => {
    await run('node', ['.workspace/build.mjs']);
    await run('node', ['.workspace/e2e.mjs', '-c', 'e2e/vertical/playwright.config.ts']);
  },
  /** edits of sources in a page of `npm run dev`, with a copy of them */
  dev: () => run('node', ['.workspace/e2e.mjs', '-c', 'e2e/dev/playwright.config.ts']),
  /** the present and the previous shell, API and verticals beside each other */
  pairings: testPairings,
  /** 100,000 hostile requests */
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
  /** the content adapter against a Strapi that is installed from the package registry */
  strapi: testAgainstStrapi,
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
