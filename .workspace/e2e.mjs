/* Browser suites over the built site; arguments are Playwright's. */
import { chromium } from './chromium.mjs';
import { IN_FOLDERS } from './in-folders.mjs';
import { root, run } from './run.mjs';

async function main() {
  process.chdir(root);
  await run(
    'node',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { env: { ...IN_FOLDERS, CHROMIUM_PATH: await chromium() } },
  );
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
