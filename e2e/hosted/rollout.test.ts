/*
 * A rollout over all that it crosses: visitors of a real shell, what it counts of both releases, and the registry's service,
 * which moves the share by that. The clock of the service is the test's: so many page views are ten seconds.
 */
import { publish } from '@wayfare/releases';
import { askRegistry } from '@wayfare/releases/service/ask-registry';
import { publishRelease } from '@wayfare/releases/service/calls';
import { RolloutSite } from '../../registry/src/testing/rollouts.fixture';
import { ARMS_PATH, type ArmEvent } from '../../shell/src/app/arm-beacon';
import { buildServer } from '../../shell/src/server/build-server';
import { armsIn } from '../../shell/src/server/testing/rollout.fixture';
import { addWorker } from '../../shell/src/server/testing/shelf-worker.fixture';
import {
  testShelf,
  tinyRelease,
  type TinyVertical,
} from '../../shell/src/server/testing/site.fixture';

const TICK_MS = 10_000;
const VIEWS = 1_000;
const AT_ONCE = 50;
/** How often a shell tells what it counted. */
const TOLD_MS = 5_000;

/** Throws in one of `every` renders. */
const throwing = (every: number) => `
  routes: { index: () => { let renders = 0; return Promise.resolve({ Component: () => {
    renders += 1;
    if (renders % ${every} === 0) throw new Error('now and then');
    return h('h1', null, 'alpha 2.0.0');
  } }); } },
  slots: {}`;

async function open() {
  const site = await RolloutSite.start();
  const { service } = site;
  const { shelf } = service.opened;
  await publish(shelf, tinyRelease({ name: 'alpha' }));
  const token = await service.tokenOf({ team: 'shells', kind: 'follow', verticals: [] });
  const own = await testShelf({
    REGISTRY_URL: service.url,
    REGISTRY_TOKEN: token,
    REGISTRY_POLL_MS: '50',
    RENDER_WORKERS: '0',
  });
  await addWorker(own);
  const intervals: (() => void)[] = [];
  const begin = globalThis.setInterval;
  // what a shell does every five seconds it does when the test says so too
  jest.spyOn(globalThis, 'setInterval').mockImplementation((run, ms, ...more) => {
    if (ms === TOLD_MS) intervals.push(() => run(...more));
    return begin(run, ms, ...more);
  });
  const app = await buildServer(own.config);
  jest.mocked(setInterval).mockRestore();
  let visitors = 0;
  let views = 0;

  async function takenUp(): Promise<void> {
    const rev = (await shelf.registry.head())?.rev ?? 0;
    while ((await app.inject('/health')).json<{ revision: number }>().revision < rev)
      await new Promise((resolve) => void setTimeout(resolve, 10));
  }

  async function rollOut(release: Omit<TinyVertical, 'name' | 'version'>): Promise<void> {
    const made = tinyRelease({ name: 'alpha', version: '2.0.0', ...release });
    await shelf.releases.add('alpha', '2.0.0', made.files);
    await askRegistry({ url: service.url, token: await service.tokenOf({}) }, publishRelease, {
      path: { vertical: 'alpha' },
      body: JSON.stringify({ version: '2.0.0', reason: 'to see it climb', rollout: true }),
      headers: { 'content-type': 'application/json' },
    });
    await takenUp();
  }

  /** A first visit: which release it got, and whether its page could be shown. The browser tells of it. */
  async function visit(): Promise<{ isFresh: boolean; isWell: boolean }> {
    visitors += 1;
    // limits are by address
    const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const visitor = (visitors * 7_919).toString(16).padStart(16, '0');
    const page = await app.inject({
      url: '/alpha',
      headers: { cookie: `wayfare_visitor=${visitor}` },
      remoteAddress,
    });
    const arms = Object(armsIn(page.body)) as Record<string, string>;
    const version = arms['alpha'];
    if (version !== undefined) {
      views += 1;
      const event: ArmEvent = { vertical: 'alpha', version, counted: 'views' };
      await app.inject({
        method: 'POST',
        url: ARMS_PATH,
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ arms: [event] }),
        remoteAddress,
      });
    }
    return { isFresh: version === '2.0.0', isWell: page.statusCode === 200 };
  }

  /** Until the service has every view that was counted. */
  async function told(): Promise<void> {
    for (const run of intervals) run();
    const arms = { fresh: '2.0.0', control: '1.0.0' };
    for (;;) {
      const { fresh, control } = await service.opened.rollouts.store.totals('alpha', arms);
      const seen = [fresh, control].map((totals) => totals.views?.['0'] ?? 0);
      if (seen.reduce((one, other) => one + other) >= views) return;
      await new Promise((resolve) => void setTimeout(resolve, 10));
    }
  }

  /** Ten seconds of visitors, and what the service makes of them. */
  async function tenSeconds(visitorsThen = VIEWS) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    while (visits.length < visitorsThen)
      visits.push(...(await Promise.all(Array.from({ length: AT_ONCE }, visit))));
    await told();
    await site.tick(TICK_MS);
    await takenUp();
    return visits;
  }

  return {
    site,
    rollOut,
    tenSeconds,
    async close() {
      // first, so that it waits for nobody who follows it
      await site.service.stop();
      await app.close();
      await own.remove();
      await site.close();
    },
  };
}

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(() => opened.close());

it('aborts a release that throws in 5 % of renders within two minutes, and nobody meets a broken page', async () => {
  const { site, rollOut, tenSeconds } = opened;
  await rollOut({ code: throwing(20) });
  expect(await site.weights()).toEqual({ '2.0.0': 100, '1.0.0': 9_900 });
  const visits = [];
  let seconds = 0;
  while ((await site.rollout()).state === 'climbing' && seconds < 120) {
    visits.push(...(await tenSeconds()));
    seconds += TICK_MS / 1_000;
  }
  const { state, reason } = await site.rollout();
  expect([state, reason]).toEqual([
    'aborted',
    expect.stringMatching(/renders that failed on the server/),
  ]);
  expect(await site.weights()).toEqual({ '1.0.0': 10_000 });
  // the release before stood in for what threw
  expect(visits.filter(({ isWell }) => !isWell)).toEqual([]);
  const having = visits.filter(({ isFresh }) => isFresh).length;
  expect(having).toBeGreaterThan(0);
  expect(having / visits.length).toBeLessThan(0.015);
  const after = await tenSeconds(100);
  expect(after.filter(({ isFresh, isWell }) => isFresh || !isWell)).toEqual([]);
  expect(await site.last()).toMatchObject({ actor: 'rollout', action: 'rollback' });
});

it('lets a good release climb to everybody by itself', async () => {
  const { site, rollOut, tenSeconds } = opened;
  const steps = [10, 50].map((percent) => ({ percent, minutes: 1 }));
  await rollOut({ manifest: { rollout: { steps, minimalViews: 50 } } });
  const shares = new Set<number>();
  for (let ticks = 0; ticks < 20 && (await site.rollout()).state === 'climbing'; ticks += 1) {
    shares.add((await site.rollout()).share);
    await tenSeconds(100);
  }
  expect([...shares, (await site.rollout()).state]).toEqual([1_000, 5_000, 'finished']);
  expect(await site.weights()).toEqual({ '2.0.0': 10_000 });
});
