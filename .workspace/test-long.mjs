/* `npm run test:long`: what `npm test` does in small, for as long as a night has, and the content adapter against a
   real Strapi from the package registry. `npm run test:long -- strapi` runs that part alone. */
import { root, run } from './run.mjs';
import { testAgainstStrapi } from './strapi.mjs';

const seed = process.env.WAYFARE_FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const requests = process.env.WAYFARE_FUZZ_REQUESTS ?? '100000';

process.chdir(root);
const parts = {
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
