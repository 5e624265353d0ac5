/*
 * `npm run bench [-- peers bytes ssr workers traces hostile build search bookings accounts flights rail seats interactions
 * lighthouse]`: measurements against their bars; `--keep` appends to docs/bench-history.tsv.
 */
import { install } from './install.mjs';
import { root, run } from './run.mjs';

process.chdir(root);
const given = process.argv.slice(2);
const asked = given.filter((name) => name !== '--keep');
const env = {
  NX_DAEMON: 'false',
  TSX_TSCONFIG_PATH: 'tsconfig.base.json',
  NODE_OPTIONS: '--disable-warning=DEP0205',
};

try {
  await install((text) => process.stderr.write(`${text}\n`));
  if (asked.length === 0 || asked.some((part) => part !== 'seats')) {
    process.stderr.write('Building the site and its control …\n');
    await run('node', ['.workspace/build.mjs'], { quiet: true });
    if (
      asked.length === 0 ||
      asked.some(
        (part) =>
          !['peers', 'interactions', 'lighthouse', 'workers', 'traces', 'hostile'].includes(part),
      )
    )
      await run('node', ['.workspace/webpack.mjs', 'e2e/bench/control'], { quiet: true });
  }
  if (asked.length === 0 || asked.includes('lighthouse') || asked.includes('peers'))
    await run(
      'npm',
      ['ci', '--prefix', 'e2e/bench/lighthouse', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        quiet: true,
      },
    );
  await run('node', ['--import', 'tsx', 'e2e/bench/run.ts', ...given], { env });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
