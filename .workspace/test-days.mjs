/* `npm run test:days [-- 2028-02-29T09:00Z]`: `npm test` without retries, by libfaketime on every process. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

/** Leap day, DST change in Amsterdam, year's end, a plain one. */
const DAYS = ['2028-02-29T09:00Z', '2027-03-28T00:50Z', '2026-12-31T12:00Z', '2026-11-23T09:00Z'];
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib64/faketime/libfaketime.so.1',
];
const say = (text) => process.stdout.write(`${text}\n`);

function library() {
  const file = [process.env.FAKETIME_LIBRARY, ...LIBRARIES].find(
    (name) => name !== undefined && existsSync(name),
  );
  if (file === undefined)
    throw new Error(
      'There is no libfaketime: install it (Debian: faketime), or name its file in FAKETIME_LIBRARY.',
    );
  return file;
}

async function main() {
  const days = process.argv.slice(2).length > 0 ? process.argv.slice(2) : DAYS;
  const wrong = days.find((day) => Number.isNaN(Date.parse(day)));
  if (wrong !== undefined) throw new Error(`${wrong} is no time, such as ${DAYS[0]}`);
  const preloaded = library();
  await install(say);
  const CHROMIUM_PATH = await chromium();
  for (const day of days) {
    const started = Date.now();
    const kept = mkdtempSync(path.join(os.tmpdir(), 'wayfare-day-'));
    const ahead = Math.round((Date.parse(day) - started) / 1000);
    try {
      await run('node', ['.workspace/test.mjs'], {
        env: {
          CHROMIUM_PATH,
          WAYFARE_FLAKY: 'fail',
          LD_PRELOAD: preloaded,
          FAKETIME: ahead < 0 ? String(ahead) : `+${ahead}`,
          NX_CACHE_DIRECTORY: kept,
          NX_WORKSPACE_DATA_DIRECTORY: kept,
        },
      });
    } finally {
      rmSync(kept, { recursive: true, force: true });
    }
    say(`${day}: passed in ${((Date.now() - started) / 60_000).toFixed(1)} min`);
  }
}

process.chdir(root);
await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
