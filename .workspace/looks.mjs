/* `npm run looks [-- hotel-map train]`: screenshots of compared features, and contact sheets. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

process.chdir(root);
const rows = process.argv.slice(2);

try {
  await install((text) => process.stderr.write(`${text}\n`));
  await run('node', ['.workspace/build.mjs'], { quiet: true });
  if (rows.length === 0)
    await rm(path.join(root, '.wayfare/looks'), { recursive: true, force: true });
  await run(
    'node',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/looks/playwright.config.ts',
      ...(rows.length === 0 ? [] : ['-g', rows.join('|')]),
    ],
    { env: { CHROMIUM_PATH: await chromium() } },
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
