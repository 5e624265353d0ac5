/* `npm run test:long`: what `npm test` does in small, for as long as a night has. */
import { root, run } from './run.mjs';

const seed = process.env.WAYFARE_FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const requests = process.env.WAYFARE_FUZZ_REQUESTS ?? '100000';

process.chdir(root);
await run('node', ['node_modules/jest/bin/jest.js', '-c', '.workspace/jest.config.cjs', '--runInBand', 'api/src/fuzz.test.ts'], { env: { WAYFARE_FUZZ_REQUESTS: requests, WAYFARE_FUZZ_SEED: seed } }).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
