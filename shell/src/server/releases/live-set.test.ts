import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderRegistry, promote, rollback } from '@wayfare/releases';
import { createLiveSet, type LiveSite } from './live-set';
import { createReleaseLoader } from './release-loader';
import { besides, testShelf, type TestShelf } from '../testing/site.fixture';

const POLL_MS = 50;
const versionsOf = (site: LiveSite | null) =>
  site === null
    ? null
    : Object.fromEntries(
        site.plan.verticals.map((vertical) => [
          vertical.name,
          vertical.status === 'works' ? vertical.current.version : 'failed',
        ]),
      );

let shelf: TestShelf;
let told: string[];
let live: ReturnType<typeof createLiveSet>;

const liveSet = (soakMs = 0) => {
  const report = (message: string) => void told.push(message);
  const { check, keep } = createReleaseLoader(shelf.releases, {});
  return createLiveSet({
    registry: folderRegistry(shelf.config.registryFolder, report),
    store: shelf.releases,
    take: () => Promise.resolve(),
    host: {},
    check,
    keep,
    pollMs: POLL_MS,
    soakMs,
    report,
    tell: ({ vertical, version, cause }) =>
      report(`release ${vertical} ${version} is not used: ${cause}`),
  });
};

beforeEach(async () => {
  shelf = await testShelf();
  told = [];
  live = liveSet();
});
afterEach(async () => {
  live.stop();
  jest.useRealTimers();
  await shelf.remove();
});

/** Lets the clock reach the next look at the registry, and that look come to its end. */
async function nextPoll(milliseconds = POLL_MS): Promise<void> {
  jest.advanceTimersByTime(milliseconds);
  while (jest.getTimerCount() === 0) await new Promise<void>((resolve) => setImmediate(resolve));
}

async function start(): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  await live.start();
}

const visitor = () => versionsOf(live.forVisitor('somebody'));

it('has nothing to show before the first release', async () => {
  await start();
  expect(live.forVisitor('somebody')).toBeNull();
  expect(live.revision()).toBe(0);
});

it('takes a new release without a restart; what is under way keeps what it began with', async () => {
  await shelf.publish({ name: 'alpha' });
  await start();
  const underWay = live.forVisitor('somebody');
  await shelf.publish({ name: 'alpha', version: '2.0.0' });
  await nextPoll();
  expect(visitor()).toEqual({ alpha: '2.0.0' });
  expect(versionsOf(underWay)).toEqual({ alpha: '1.0.0' });
  expect(live.forVisitor('somebody')?.plan.id).not.toBe(underWay?.plan.id);
  expect(live.revision()).toBe(2);
});

it('keeps its composition while nothing changes', async () => {
  await shelf.publish({ name: 'alpha' });
  await start();
  const first = live.forVisitor('somebody');
  await nextPoll();
  expect(live.forVisitor('somebody')).toBe(first);
});

it.each([
  ['throws when it is loaded', besides("throw new Error('at load');")],
  [
    'has a page that can not be loaded',
    "routes: { index: () => Promise.reject(new Error('chunk')) }, slots: {}",
  ],
  ['brings no page for a route', 'routes: {}, slots: {}'],
  ['has a page without a component', 'routes: { index: () => Promise.resolve({}) }, slots: {}'],
  [
    'asks for a module that is not shared',
    "routes: { index: () => require('node:fs') }, slots: {}, x: require('node:fs')",
  ],
])('keeps the last good release when the new one %s, and says why', async (_what, code) => {
  await shelf.publish({ name: 'alpha' });
  await start();
  await shelf.publish({ name: 'alpha', version: '2.0.0', code });
  await nextPoll();
  expect(visitor()).toEqual({ alpha: '1.0.0' });
  expect(told.join()).toContain('release alpha 2.0.0 is not used');
});

it('keeps the last good release when the new one uses what this shell does not have, and says what', async () => {
  await shelf.publish({ name: 'alpha', imports: { '@wayfare/ui': ['Button'], react: ['*'] } });
  await start();
  await shelf.publish({
    name: 'alpha',
    version: '2.0.0',
    imports: { '@wayfare/ui': ['Button', 'NewThing'] },
  });
  await nextPoll();
  expect(visitor()).toEqual({ alpha: '1.0.0' });
  expect(told.join()).toContain('alpha 2.0.0 imports NewThing of @wayfare/ui');
});

it('goes back to the last good release when files of the new one are changed after publishing', async () => {
  await shelf.publish({ name: 'alpha' });
  await shelf.publish({ name: 'alpha', version: '2.0.0' });
  await writeFile(path.join(shelf.config.releasesFolder, 'alpha/2.0.0/client/index.js'), 'other()');
  await start();
  expect(visitor()).toEqual({ alpha: '1.0.0' });
  expect(told.join()).toContain('is not what was published');
});

it('keeps the other verticals when one has no release that works, and looks again until it has', async () => {
  await shelf.publish({ name: 'alpha' });
  await shelf.publish({ name: 'beta' });
  const bundle = path.join(shelf.config.releasesFolder, 'beta/1.0.0/server/index.cjs');
  await rename(bundle, `${bundle}.away`);
  await start();
  expect(visitor()).toEqual({ alpha: '1.0.0', beta: 'failed' });
  await rename(`${bundle}.away`, bundle);
  await nextPoll(3000);
  await nextPoll();
  expect(visitor()).toEqual({ alpha: '1.0.0', beta: '1.0.0' });
});

it('passes over a broken revision and tells of it once', async () => {
  await shelf.publish({ name: 'alpha' });
  await start();
  await writeFile(path.join(shelf.config.registryFolder, '00000002.json'), '{"rev":2');
  await nextPoll();
  await nextPoll();
  expect(visitor()).toEqual({ alpha: '1.0.0' });
  expect(told.filter((message) => message.includes('00000002.json'))).toHaveLength(1);
});

it('keeps what it has when the registry is gone', async () => {
  await shelf.publish({ name: 'alpha' });
  await start();
  await rename(shelf.config.registryFolder, `${shelf.config.registryFolder}.away`);
  await nextPoll();
  expect(visitor()).toEqual({ alpha: '1.0.0' });
});

it('gives each visitor the release of his bucket, whole', async () => {
  await shelf.publish({ name: 'alpha' });
  await shelf.publish({ name: 'alpha', version: '2.0.0' }, 5000);
  await start();
  const seen = Array.from({ length: 40 }, (_, index) => live.forVisitor(`visitor-${index}`));
  expect([...new Set(seen.map((site) => versionsOf(site)?.alpha))].sort()).toEqual([
    '1.0.0',
    '2.0.0',
  ]);
});

it('plans a set when somebody first meets it, and once', async () => {
  for (const name of ['alpha', 'beta', 'gamma']) {
    await shelf.publish({ name });
    await shelf.publish({ name, version: '2.0.0' }, 5000);
  }
  await start();
  expect(live.forVisitor('somebody')).toBe(live.forVisitor('somebody'));
  expect(live.versions()).toEqual({
    alpha: ['1.0.0', '2.0.0'],
    beta: ['1.0.0', '2.0.0'],
    gamma: ['1.0.0', '2.0.0'],
  });
});

describe('what stands in for a release that does not work', () => {
  const BROKEN = besides("throw new Error('at load');");
  /** One release a minute, from long ago until now. */
  const publishInTurn = async (...releases: Parameters<TestShelf['publish']>[]) => {
    for (const [index, release] of releases.entries()) {
      const at = Date.now() - (releases.length - index) * 60_000;
      shelf.now = () => new Date(at);
      await shelf.publish(...release);
    }
  };
  const alpha = (version: string, code = '') => ({ name: 'alpha', version, code });

  it.each<[string, number, string | null, Parameters<TestShelf['publish']>[]]>([
    [
      'is never one that nobody had',
      0,
      '1.0.0',
      [[alpha('1.0.0')], [alpha('2.0.0'), 0], [alpha('3.0.0', BROKEN)]],
    ],
    [
      'is never one that a share had',
      0,
      '1.0.0',
      [[alpha('1.0.0')], [alpha('2.0.0'), 5000], [alpha('3.0.0', BROKEN)]],
    ],
    [
      'is one that had its time',
      90_000,
      'failed',
      [[alpha('1.0.0')], [alpha('2.0.0')], [alpha('3.0.0', BROKEN)]],
    ],
    [
      'is the newest of those',
      30_000,
      '2.0.0',
      [[alpha('1.0.0')], [alpha('2.0.0')], [alpha('3.0.0', BROKEN)]],
    ],
  ])('%s', async (_what, soakMs, expected, releases) => {
    await publishInTurn(...releases);
    live.stop();
    live = liveSet(soakMs);
    await start();
    expect(visitor()).toEqual({ alpha: expected });
  });

  it('is never one that was gone back from, and no page names one', async () => {
    await publishInTurn([alpha('1.0.0')], [alpha('2.0.0')]);
    await rollback(shelf, 'alpha');
    await start();
    const [vertical] = live.forVisitor('somebody')?.plan.verticals ?? [];
    expect(vertical).toMatchObject({ current: { version: '1.0.0' }, previous: null });
  });

  it('is nothing that is dark, and no page names it', async () => {
    await publishInTurn([alpha('1.0.0')], [alpha('2.0.0'), 0]);
    await start();
    const [vertical] = live.forVisitor('somebody')?.plan.verticals ?? [];
    expect(vertical).toMatchObject({ current: { version: '1.0.0' }, previous: null });
    expect(live.versions()).toEqual({ alpha: ['1.0.0'] });
  });
});

describe('a release in quarantine', () => {
  const versions = () => live.versions().alpha;
  beforeEach(async () => {
    await shelf.publish({ name: 'alpha' });
    await shelf.publish({ name: 'alpha', version: '2.0.0' });
    await start();
    await live.quarantine('alpha@2.0.0');
  });

  it('is replaced at once by the one that all had before', () => {
    expect(visitor()).toEqual({ alpha: '1.0.0' });
    expect(told.join()).toContain('release alpha 2.0.0 is not used: it is in quarantine');
  });

  it('is what nobody gets from that moment, before the registry and other releases are looked at', async () => {
    await live.quarantine('alpha@1.0.0').catch(() => undefined);
    await shelf.publish({ name: 'beta' });
    await shelf.publish({ name: 'beta', version: '2.0.0' });
    await nextPoll();
    const later = live.quarantine('beta@2.0.0');
    expect(visitor()).toEqual({ alpha: 'failed', beta: '1.0.0' });
    await later;
    expect(visitor()).toEqual({ alpha: 'failed', beta: '1.0.0' });
  });

  it('stands in for no later one', async () => {
    await shelf.publish({
      name: 'alpha',
      version: '3.0.0',
      code: besides('throw new Error();'),
    });
    await nextPoll();
    expect(versions()).toEqual(['1.0.0']);
  });

  it('stays there while others are published', async () => {
    await shelf.publish({ name: 'beta' });
    await nextPoll();
    expect(visitor()).toEqual({ alpha: '1.0.0', beta: '1.0.0' });
  });

  it('is used again when somebody gives it visitors', async () => {
    await rollback(shelf, 'alpha');
    await promote(shelf, 'alpha', '2.0.0');
    await nextPoll();
    expect(versions()).toEqual(['2.0.0']);
  });
});
