import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { chooseReleases, promote, publish, rollback } from '@wayfare/releases';
import { startLoad } from '../../fixtures/load';
import { ROOT } from '../../fixtures/site-under-test';
import { forceLive, liveVersion, remade } from '../../fixtures/remade';
import { OTHER_ORIGIN, type OwnShell } from '../../fixtures/shell';
import { expect, hydrated, test as base } from '../../fixtures/test';

const test = base.extend<{ shell: OwnShell }>({
  shell: async ({ consoleErrors, ownShell }, use) => {
    consoleErrors.allow(OTHER_ORIGIN);
    await use(await ownShell());
  },
});

type Texts = { search: { title: string; lead: string } };
const textsOf = async (language: 'en' | 'nl') =>
  JSON.parse(
    await readFile(path.join(ROOT, `mfe-flights/locales/${language}/search.json`), 'utf8'),
  ) as Texts;

const NEW_LEAD = 'This is the second edition of the flight search.';

/** The live release of flights with another sentence on its page. */
async function secondEdition(shell: OwnShell, version: string, lead = NEW_LEAD) {
  const { search } = await textsOf('en');
  const made = await remade(shell.shelf, 'flights', {
    version,
    edit: (_file, text) => text.replaceAll(search.lead, lead),
  });
  const changed = [...made.files].filter(([, content]) => content.includes(lead));
  expect(changed.map(([file]) => file)).toContainEqual(
    expect.stringMatching(/^client\/.*-en\.js$/),
  );
  return made;
}

const taken = (shell: OwnShell, revision: number) =>
  expect.poll(async () => (await shell.health()).revision).toBe(revision);

/** Goes to a path of the open page's router, as a link would. */
async function navigate(page: Page, to: string): Promise<void> {
  await page.evaluate((target) => {
    const index: unknown = history.state?.idx;
    history.pushState(
      { idx: (typeof index === 'number' ? index : 0) + 1, key: 'drill' },
      '',
      target,
    );
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to);
}

async function versionFor(shell: OwnShell, visitor: string): Promise<string> {
  const html = await (
    await fetch(`${shell.origin}/flights`, { headers: { cookie: `wayfare_visitor=${visitor}` } })
  ).text();
  return /\/r\/flights\/([^/"]+)\/client\//.exec(html)?.[1] ?? 'none';
}

test('a release goes live and back under load, without a restart, a failed request or a mixed page', async ({
  page,
  context,
  shell,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const old = await liveVersion(shell.shelf, 'flights');
  const { search: texts } = await textsOf('en');
  const { search: dutch } = await textsOf('nl');
  const { pid } = await shell.health();
  const load = startLoad(shell.origin, [
    '/',
    '/flights',
    '/nl/vluchten',
    '/trains',
    '/accommodations',
  ]);

  await page.goto(`${shell.origin}/flights`);
  await hydrated(page);
  await expect(page.getByText(texts.lead)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const published = await publish(shell.shelf, await secondEdition(shell, '7.0.0'));
  await taken(shell, published.rev);

  const later = await context.newPage();
  consoleErrors.listen(later);
  await later.goto(`${shell.origin}/flights`);
  await hydrated(later);
  await expect(later.getByText(NEW_LEAD)).toBeVisible();

  await navigate(page, '/flights/results');
  await expect(page).toHaveURL(/\/flights\/results$/);
  await expect(page.locator('main h1')).not.toHaveText(texts.title);
  await page.locator('header a[href="/flights"]').click();
  await expect(page.getByText(texts.lead)).toBeVisible();
  await page.locator('header a[hreflang="nl"]').click();
  await expect(page.getByText(dutch.lead)).toBeVisible();
  const ofFlights = asked.filter((url) => url.includes('/r/flights/') && url.endsWith('.js'));
  expect(ofFlights.length).toBeGreaterThan(0);
  expect(ofFlights.filter((url) => !url.includes(`/r/flights/${old}/`))).toEqual([]);

  const back = await rollback(shell.shelf, 'flights');
  await taken(shell, back.rev);
  await later.goto(`${shell.origin}/flights`);
  await expect(later.getByText(texts.lead)).toBeVisible();

  const { requests, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(30);
  expect((await shell.health()).pid).toBe(pid);
});

test('the same version with other content is refused with 409 and changes nothing @long', async ({
  shell,
}) => {
  const version = await liveVersion(shell.shelf, 'flights');
  const { revision } = await shell.health();
  const error = await publish(shell.shelf, await secondEdition(shell, version)).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: 'CONFLICT', statusCode: 409 });
  expect((await shell.shelf.registry.head())?.rev).toBe(revision);
});

test('a weight of 0 reaches nobody, 50 % is decided by the visitor cookie @long', async ({
  shell,
}) => {
  const old = await liveVersion(shell.shelf, 'flights');
  const visitors = Array.from({ length: 40 }, (_, index) =>
    (index + 1).toString(16).padStart(16, '0'),
  );
  const versions = () => Promise.all(visitors.map((visitor) => versionFor(shell, visitor)));

  const dark = await publish(shell.shelf, await secondEdition(shell, '7.1.0'), 0);
  await taken(shell, dark.rev);
  expect(new Set(await versions())).toEqual(new Set([old]));

  const half = await promote(shell.shelf, 'flights', '7.1.0', 5000);
  await taken(shell, half.rev);
  const first = await versions();
  expect(first).toEqual(visitors.map((visitor) => chooseReleases(half.set, visitor).flights));
  expect(new Set(first)).toEqual(new Set([old, '7.1.0']));
  expect(await versions()).toEqual(first);
});

test('a poisoned registry leaves the last good set in use, and the next release is picked up @long', async ({
  page,
  shell,
}) => {
  const { revision } = await shell.health();
  const old = await liveVersion(shell.shelf, 'flights');
  const { search: texts } = await textsOf('en');
  const show = async (text: string) => {
    await page.goto(`${shell.origin}/flights`);
    await hydrated(page);
    await expect(page.getByText(text)).toBeVisible();
  };

  await writeFile(
    path.join(shell.dataDir, 'registry', `${String(revision + 1).padStart(8, '0')}.json`),
    '{"rev": 2, "set": {"fli',
  );
  await show(texts.lead);
  expect((await shell.health()).revision).toBe(revision);

  const broken = await secondEdition(shell, '7.2.0');
  broken.files.set('release.json', Buffer.from('{"name": "flights", '));
  await forceLive(shell.shelf, broken);
  await taken(shell, revision + 2);
  await show(texts.lead);

  const empty = { ...broken.release, version: '7.3.0' };
  await forceLive(shell.shelf, {
    release: empty,
    files: new Map([['release.json', Buffer.from(JSON.stringify(empty))]]),
  });
  await taken(shell, revision + 3);
  await show(texts.lead);

  const good = await promote(shell.shelf, 'flights', old);
  await taken(shell, good.rev);
  const next = await publish(shell.shelf, await secondEdition(shell, '7.4.0', 'After the poison.'));
  await taken(shell, next.rev);
  await show('After the poison.');
});
