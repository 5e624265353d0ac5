import { readRelease } from '@wayfare/releases';
import { forceLive, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN } from '../../fixtures/shell';
import { expect, hydrated, test } from '../../fixtures/test';

/* A release that needs more of a shared module than the shell has brings it itself (decision 0077). */

const MODULE = '@wayfare/ui/booking';
const VERSION = '6.0.0';
const MORE = '^2.999.0';
const IN_BROWSER = /\^[\d.]+("[^{}]*shareKey:"@wayfare\/ui\/booking")/g;
const ON_SERVER = /("@wayfare\/ui\/booking":")\^[\d.]+/;
const LOG_IN = /^(?:Log in|Inloggen)$/;
const SHELLS_COPY = /\/assets\/ui-booking\.\w+\.js$/;

/** The release as if it had been built with a copy that is newer than any shell's. */
function needsMore(file: string, text: string): string {
  if (file === 'client/remoteEntry.js') return text.replace(IN_BROWSER, `${MORE}$1`);
  return file === 'server/own-copies.json' ? text.replace(ON_SERVER, `$1${MORE}`) : text;
}

test('a release brings what the shell lacks of a shared module, and the page says so', async ({
  page,
  ownShell,
  consoleErrors,
}) => {
  consoleErrors.allow(OTHER_ORIGIN);
  const shell = await ownShell();
  const { registry, releases } = shell.shelf;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const opened = async (path: string) => {
    asked.length = 0;
    await page.goto(shell.origin + path);
    await hydrated(page);
  };
  const logIn = page.locator('main').getByRole('button', { name: LOG_IN });
  const see = async (path: string) => {
    await opened(path);
    await expect(logIn).toBeVisible();
  };
  const copy = page.locator('meta[name="own-copy"]');

  await see('/user/profile');
  await expect(copy).toHaveCount(0);
  expect(asked.filter((path) => SHELLS_COPY.test(path))).toHaveLength(1);

  const edit = needsMore;
  await forceLive(shell.shelf, await remade(shell.shelf, 'account', { version: VERSION, edit }));
  const revision = (await registry.head())?.rev;
  await expect.poll(async () => (await shell.health()).revision).toBe(revision);
  const { chunks } = await readRelease(releases, 'account', VERSION);
  const carried = [...(chunks[MODULE]?.js ?? []), ...(chunks[MODULE]?.css ?? [])];
  const own = carried.map((file) => `/r/account/${VERSION}/client/${file}`);
  expect(own.length).toBeGreaterThan(1);
  for (const path of ['/user/profile', '/nl/gebruiker/profiel']) {
    await see(path);
    await expect(copy).toHaveAttribute('content', `account@${VERSION} ${MODULE}`);
    expect(asked.filter((path) => SHELLS_COPY.test(path))).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(own));
  }

  // the code of a page that is reached from another one chooses by the same rule
  await opened('/nl/boeking-vinden');
  await page.locator('main').getByRole('link', { name: 'Mijn boekingen' }).click();
  await expect(logIn).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(own));
});
