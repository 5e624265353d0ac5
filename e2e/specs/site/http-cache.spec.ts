import { chooseReleases, promote, publish } from '@wayfare/releases';
import { liveVersion, remade } from '../../fixtures/remade';
import type { OwnShell } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { hasVarnish, startVarnish, varnishPort, type Varnish } from '../../fixtures/varnish';
import { visitAll, visitOnce, type Visit, type Visited } from '../../fixtures/visits-of-many';

/*
 * Pages behind a cache that nobody here wrote, set up as docs/caching has it. Each visit of a replay brings cookies, tokens
 * and addresses of its own.
 */

const REPLAYS: readonly [visits: number, tag: string[]][] = [
  [4_000, []],
  [100_000, ['@long']],
];
const SECRET = 'a-secret-of-the-caches';
const KEPT = [
  '/',
  '/nl',
  '/accommodations',
  '/nl/accommodaties',
  '/hotels',
  '/hotels/spain',
  '/hotels/spain/catalonia/barcelona',
  '/nl/hotels/spanje/catalonie/barcelona',
  '/hotels/netherlands',
  '/flights',
  '/nl/vluchten',
  '/trains',
  '/nl/treinen',
  '/trains/stations/nl-amsterdam-centraal',
  '/flights/airports/ams-amsterdam-airport-schiphol',
  '/articles',
  '/articles/night-trains-in-europe',
  '/vacation/spain',
  '/terms-and-conditions',
  '/about-us',
];
const OWN = ['/user/login', '/trains/checkout', '/no-such-page', '/articles?secret=c4n4ry0x'];

let varnish: Varnish;
let shell: OwnShell;

/** The shell behind a cache that it knows. */
async function open(ownShell: (options: object) => Promise<OwnShell>): Promise<void> {
  const port = await varnishPort();
  shell = await ownShell({
    env: {
      PAGE_CACHE_MB: '64',
      PURGE_URLS: `http://127.0.0.1:${port}`,
      PURGE_SECRET: SECRET,
    },
  });
  varnish = await startVarnish(Number(new URL(shell.origin).port), SECRET, port);
}

test.skip(!hasVarnish(), 'there is no Varnish on this machine');
test.beforeEach(async ({ ownShell }) => open(ownShell));
test.afterEach(() => varnish.stop());

/** Visits as they come: most to pages that are kept, each with something that is the visitor's alone. */
function* visitsOf(count: number): Generator<Visit> {
  for (let at = 0; at < count; at += 1) {
    const canary = `c4n4ry${at}x`;
    const path =
      at % 20 === 19
        ? (OWN[((at / 20) % OWN.length) | 0] ?? '/')
        : (KEPT[(at * 7) % KEPT.length] ?? '/');
    const follows =
      at % 3 === 0 ? `${path.includes('?') ? '&' : '?'}utm_source=${canary}&gclid=${canary}` : '';
    yield {
      path: path + follows,
      headers: {
        'accept-encoding': at % 4 === 0 ? 'gzip' : 'gzip, br',
        cookie: `session=${canary}; wayfare_consent=1.${canary}; wayfare_visitor=${canary}`,
        authorization: `Bearer ${canary}`,
        'accept-language': `nl-${canary}`,
        'x-forwarded-host': canary,
      },
    };
  }
}

/** Counts what was found in the cache, and what nobody should have been sent. */
function listening() {
  const counts = { kept: 0, hits: 0, own: 0, ownHits: 0 };
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  /** What was sent once is sent again: each of it is read once, and then now and then. */
  function isToRead({ isPublic, header }: Visited): boolean {
    const times = seen.get(header('etag')) ?? 0;
    seen.set(header('etag'), times + 1);
    return !isPublic || times % 200 === 0;
  }
  function read({ path, isPublic, headers, html }: Visited): void {
    const own = /c4n4ry\d+x/.exec(headers?.cookie ?? '')?.[0];
    for (const [canary] of html().matchAll(/c4n4ry\d+x/g))
      if (isPublic || canary !== own) wrong.push(`${path} has ${canary}`);
  }
  return {
    counts,
    wrong,
    hear(visited: Visited): void {
      const { path, isPublic, isHit, header } = visited;
      counts[isPublic ? 'kept' : 'own'] += 1;
      if (isHit) counts[isPublic ? 'hits' : 'ownHits'] += 1;
      if (isPublic && header('set-cookie') !== '') wrong.push(`${path} sets a cookie`);
      if (isToRead(visited)) read(visited);
    },
  };
}

for (const [visits, tag] of REPLAYS)
  test(
    `a replay of ${visits} visits finds pages in the cache, and nobody anything of somebody else`,
    { tag },
    async () => {
      test.setTimeout(300_000);
      const heard = listening();
      await visitAll(varnish.origin, visitsOf(visits), heard.hear);
      const { counts } = heard;
      expect(heard.wrong).toEqual([]);
      // those that were sent in parts at first are whole a moment later
      expect(counts.kept).toBeGreaterThan(0.97 * (visits - visits / 20));
      expect(counts.ownHits).toBe(0);
      test.info().annotations.push({
        type: 'hit rate',
        description: `${((100 * counts.hits) / counts.kept).toFixed(2)} % of ${counts.kept} pages for everybody`,
      });
      expect(counts.hits / counts.kept).toBeGreaterThan(0.95);
    },
  );

/** Which release of flights a page is made of. */
const versionIn = (visited: Visited) =>
  /\/r\/flights\/([^/"]+)\/client\//.exec(visited.html())?.[1] ?? 'none';
const asked = (path: string, headers: Record<string, string> = {}) =>
  visitOnce(varnish.origin, { path, headers });

test('a release shows everybody its pages from the purge on', async () => {
  const paths = ['/flights', '/nl/vluchten', '/flights/airports/ams-amsterdam-airport-schiphol'];
  const old = await liveVersion(shell.shelf, 'flights');
  for (const path of [...paths, ...paths]) expect(versionIn(await asked(path))).toBe(old);
  await publish(shell.shelf, await remade(shell.shelf, 'flights', { version: '9.0.0' }));
  await expect.poll(async () => (await shell.health()).revision).toBeGreaterThan(5);
  const purged = performance.now();
  await expect
    .poll(async () => versionIn(await asked('/flights')), { intervals: [10] })
    .toBe('9.0.0');
  test.info().annotations.push({
    type: 'seen after',
    description: `${Math.round(performance.now() - purged)} ms`,
  });
  for (let turn = 0; turn < 50; turn += 1)
    for (const path of paths) expect(versionIn(await asked(path))).toBe('9.0.0');
  expect((await asked('/flights')).isHit).toBe(true);
});

test('a rollout has pages of each arm, and a visitor those of his', async () => {
  const old = await liveVersion(shell.shelf, 'flights');
  await publish(shell.shelf, await remade(shell.shelf, 'flights', { version: '9.1.0' }), 0);
  const half = await promote(shell.shelf, 'flights', '9.1.0', 5_000);
  await expect.poll(async () => (await shell.health()).revision).toBe(half.rev);
  await expect.poll(async () => (await asked('/flights')).header('set-cookie')).not.toBe('');
  const shown = new Map<string, number>();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const id = visitor.toString(16).padStart(16, '0');
    const own = chooseReleases(half.set, id).flights ?? old;
    const first = await asked('/flights', { cookie: `wayfare_visitor=${id}` });
    expect([versionIn(first), first.isPublic]).toEqual([own, false]);
    const cookie = first.header('set-cookie').split(';', 1)[0] ?? '';
    const second = await asked('/flights', { cookie: `other=${id}; ${cookie}` });
    expect([versionIn(second), second.isPublic, second.header('set-cookie')]).toEqual([
      own,
      true,
      '',
    ]);
    if (second.isHit) shown.set(own, (shown.get(own) ?? 0) + 1);
  }
  // one visitor of each arm had its page made, all others found it
  expect([...shown.values()].reduce((sum, hits) => sum + hits, 0)).toBe(38);
  expect(shown.size).toBe(2);
});
