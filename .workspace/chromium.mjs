/* Finds or downloads Chromium; run directly, downloads it ahead. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { root, run } from './run.mjs';

// headless shell first: a fifth faster
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const say = (text) => process.stdout.write(`${text}\n`);

function downloaded() {
  const { chromium: playwrights } = createRequire(import.meta.url)('playwright-core');
  const file = playwrights.executablePath();
  return file !== '' && existsSync(file) ? file : undefined;
}

const find = () =>
  [process.env.CHROMIUM_PATH, ...INSTALLED].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  ) ?? downloaded();

async function get() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    say('Installing Chromium from the distribution …');
    const install = (name) =>
      run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], {
        quiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
    try {
      await run('apt-get', ['update', '-q'], { quiet: true });
      await install('chromium-headless-shell').catch(() => install('chromium'));
      return find();
    } catch (error) {
      say(`That failed (${String(error.message).split('\n')[0]}); trying the one of Playwright.`);
    }
  }
  say('Downloading the Chromium of Playwright …');
  await run('node', [
    'node_modules/@playwright/test/cli.js',
    'install',
    ...(isRootOnDebian ? ['--with-deps'] : []),
    'chromium',
  ]);
  return find();
}

export async function chromium() {
  const file = find() ?? (await get());
  if (file === undefined)
    throw new Error('There is no Chromium: install one, or name it in CHROMIUM_PATH.');
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await chromium().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
