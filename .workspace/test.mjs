/* `npm test`: everything that must hold, from a bare clone. `npm test -- unit` runs one part. */
import { install } from './install.mjs';
import { root, run } from './run.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const node = (...args) => run('node', args, { env: { NX_DAEMON: 'false' } });

const PARTS = {
  lint: async () => (await import('./lint.mjs')).lint(),
  types: () => node('node_modules/ts7/bin/tsc', '-p', '.workspace/tsconfig.json', '--noEmit'),
  unused: () =>
    node('node_modules/knip/bin/knip.js', '-c', '.workspace/knip.json', '-t', 'tsconfig.base.json'),
  paths: async () => (await import('./check-paths.mjs')).checkPaths(),
  unit: () =>
    node(
      'node_modules/jest/bin/jest.js',
      '-c',
      '.workspace/jest.config.cjs',
      '--workerThreads=false',
      '--maxWorkers=2',
      '--workerIdleMemoryLimit=1500MB',
    ),
  browser: () => node('.workspace/e2e.mjs'),
};
/** One core each, and none of them writes a file. */
const SIDE_BY_SIDE = [['lint'], ['types', 'unused', 'paths']];

async function take(name) {
  const start = Date.now();
  say(`\n== ${name}`);
  await PARTS[name]();
  say(`== ${name}: passed in ${Math.round((Date.now() - start) / 1000)} s`);
}

async function inTurn(names) {
  for (const name of names) await take(name);
}

async function main() {
  const asked = process.argv.slice(2);
  const wanted = (names) => names.filter((name) => asked.length === 0 || asked.includes(name));
  await install(say);
  await Promise.all(SIDE_BY_SIDE.map((names) => inTurn(wanted(names))));
  // it writes files that break the rules, so nothing else may look meanwhile
  if (wanted(['lint']).length > 0) await (await import('./lint.mjs')).proveTeeth();
  await inTurn(wanted(['unit', 'browser']));
}

process.chdir(root);
await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
