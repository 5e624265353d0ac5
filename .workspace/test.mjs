/* `npm test`: everything that must hold, from a bare clone. `npm test -- unit` runs one part. */
import { install } from './install.mjs';
import { root, run } from './run.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const node = (...args) => run('node', args, { env: { NX_DAEMON: 'false' } });

const PARTS = {
  lint: async () => (await import('./lint.mjs')).lint(),
  types: () => node('node_modules/ts7/bin/tsc', '-p', '.workspace/tsconfig.json', '--noEmit'),
  unused: () => node('node_modules/knip/bin/knip.js', '-c', '.workspace/knip.json'),
  paths: async () => (await import('./check-paths.mjs')).checkPaths(),
  unit: () => node('node_modules/jest/bin/jest.js', '-c', '.workspace/jest.config.cjs', '--workerThreads=false', '--maxWorkers=2', '--workerIdleMemoryLimit=1500MB'),
  browser: () => node('.workspace/e2e.mjs'),
};

async function main() {
  const wanted = process.argv.slice(2);
  await install(say);
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const start = Date.now();
    say(`\n== ${name}`);
    await part();
    say(`== ${name}: passed in ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

process.chdir(root);
await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
