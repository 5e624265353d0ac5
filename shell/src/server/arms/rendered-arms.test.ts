import { promote } from '@wayfare/releases';
import { siteEvents } from '../platform/site-events';
import {
  armsIn,
  beta,
  CONTROL,
  FRESH,
  rolloutSite,
  type RolloutSite,
} from '../testing/rollout.fixture';
import { testShelf } from '../testing/site.fixture';
import { buildServer } from '../build-server';

let site: RolloutSite;

beforeEach(async () => {
  site = await rolloutSite();
});
afterEach(() => site.close());

it('a page says what its visitor has of a rollout, and nothing without one', async () => {
  expect(armsIn((await site.get('/home', CONTROL)).body)).toBeNull();
  await site.rollOut();
  // of the same releases as the page before, which was kept
  expect(armsIn((await site.get('/home', CONTROL)).body)).toEqual({ beta: CONTROL });
  expect(armsIn((await site.get('/alone', FRESH)).body)).toEqual({ beta: FRESH });
  await promote(site.shelf, 'beta', FRESH, 10_000);
  await site.takenUp();
  expect(armsIn((await site.get('/home', FRESH)).body)).toBeNull();
});

it('a release that nobody gets makes no rollout', async () => {
  await site.rollOut(beta(FRESH), 0);
  expect(armsIn((await site.get('/home', CONTROL)).body)).toBeNull();
  expect(site.counted()).toEqual([]);
});

it('without a service that hears of it nothing is said or counted', async () => {
  const shelf = await testShelf();
  await shelf.publish(beta(CONTROL));
  await shelf.publish(beta(FRESH), 5_000);
  const app = await buildServer(shelf.config);
  expect(armsIn((await app.inject('/beta')).body)).toBeNull();
  expect(site.counted()).toEqual([]);
  await app.close();
  await shelf.remove();
});

it('counts pages that a server made, by the releases whose page or slot is in them', async () => {
  await site.rollOut();
  await site.get('/beta', FRESH);
  await site.get('/alone', FRESH);
  await site.get('/nowhere', FRESH);
  await site.get('/home', CONTROL);
  await site.get('/home', CONTROL);
  expect(site.counted()).toEqual(['beta 1.0.0 renders', 'beta 2.0.0 renders']);
});

const THROWS = "Component: () => { throw new Error('odd'); }";
const LATE =
  "loader: () => ({ part: kit.deferred(new Promise((resolve) => setTimeout(resolve, 100, 'late'))) }), Component: () => h('div', null, [1, 2].map((key) => h(kit.Later, { key, value: kit.usePageData().part, fallback: '', children: () => { throw new Error('odd'); } })))";
/** Throws the first time that it is rendered: not when it is asked why. */
const NOW_AND_THEN =
  "(() => { let renders = 0; return () => { renders += 1; if (renders === 1) throw new Error('odd'); return h('p', null, 'whole'); }; })()";
const BROKEN = [
  ['its page', { odd: THROWS }, '/odd'],
  ['its loader', { odd: "loader: () => { throw new Error('odd'); }, Component: text('')" }, '/odd'],
  ['its part of another page', { slot: "() => { throw new Error('odd'); }" }, '/home'],
  ['its page now and then', { odd: `Component: ${NOW_AND_THEN}` }, '/odd'],
  ['several parts of what follows later', { late: LATE }, '/late'],
] as const;
const COUNTED = ['beta 1.0.0 renders', 'beta 2.0.0 renders', 'beta 2.0.0 serverFailures'];

it.each(BROKEN)('counts one failure of a page where %s threw', async (_what, broken, url) => {
  await site.rollOut(beta(FRESH, broken));
  await site.get(url, FRESH);
  await site.get(url, CONTROL);
  expect(site.counted()).toEqual(COUNTED);
});

it('a part that throws now and then is in its page all the same', async () => {
  await site.rollOut(beta(FRESH, { slot: NOW_AND_THEN }));
  expect((await site.get('/home', FRESH)).body).toContain('<p>whole</p>');
  expect(site.counted()).toEqual(['beta 2.0.0 renders']);
});

it('a page whose code throws now and then is whole for who asks', async () => {
  await site.rollOut(beta(FRESH, { odd: `Component: ${NOW_AND_THEN}` }));
  expect((await site.get('/odd', FRESH)).statusCode).toBe(200);
});

it('counts the same where workers make pages', async () => {
  await site.close();
  site = await rolloutSite({ RENDER_WORKERS: '1' });
  await site.rollOut(beta(FRESH, { odd: THROWS, late: LATE }));
  expect(armsIn((await site.get('/beta', FRESH)).body)).toEqual({ beta: FRESH });
  expect(site.counted()).toEqual(['beta 2.0.0 renders']);
  for (const url of ['/odd', '/late']) {
    await site.get(url, FRESH);
    await site.get(url, CONTROL);
    expect(site.counted()).toEqual(COUNTED);
  }
});

it.each([
  ['ended a worker', { event: 'worker-ended', version: FRESH }, ['beta 2.0.0 serverFailures']],
  ['is in no rollout', { event: 'worker-ended', version: '3.0.0' }, []],
  ['failed in a page that says so itself', { event: 'part-failed', version: FRESH }, []],
] as const)('hears of a release that %s', async (_what, event, counted) => {
  await site.rollOut();
  siteEvents.tell({ ...event, vertical: 'beta', part: null, cause: 'memory' });
  expect(site.counted()).toEqual(counted);
});

it('posts what it counted to the registry as it ends, once', async () => {
  await site.rollOut();
  await site.get('/beta', FRESH);
  await site.app.close();
  const of = { vertical: 'beta', bucket: 0 };
  expect(site.registry.counts).toEqual([[{ ...of, version: FRESH, counted: 'renders', count: 1 }]]);
});

it('goes on while the registry takes no counts', async () => {
  site.registry.answerBy(500);
  await site.rollOut();
  await site.get('/beta', FRESH);
  await site.app.close();
  expect(site.registry.counts).toHaveLength(1);
});
