import { MINUTE, RolloutSite, WELL } from '../testing/rollouts.fixture';

let site: RolloutSite;
beforeEach(async () => {
  site = await RolloutSite.start();
});
afterEach(() => site.close());

it('a good release climbs to everybody by itself, each step with its reason', async () => {
  const { set, action } = await site.begin();
  expect([action, set['alpha']]).toEqual([
    'publish',
    [
      { version: '2.0.0', weight: 100 },
      { version: '1.0.0', weight: 9_900 },
    ],
  ]);
  const seen: number[] = [];
  for (let minute = 0; minute <= 31; minute += 1) {
    await site.count(WELL);
    await site.tick(MINUTE);
    const given = (await site.weights())['2.0.0'] ?? 0;
    if (seen.at(-1) !== given) seen.push(given);
  }
  expect(seen).toEqual([100, 1_000, 5_000, 10_000]);
  expect(await site.rollout()).toMatchObject({
    state: 'finished',
    share: 10_000,
    step: 3,
    steps: 3,
  });
  const history = await site.service.opened.shelf.registry.history();
  expect(history.slice(2).map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
    ['promote', 'rollout', 'no worse after 2500 page views; 10 %'],
    ['promote', 'rollout', 'no worse after 2500 page views; 50 %'],
    ['promote', 'rollout', 'no worse after 2500 page views; everybody has it'],
  ]);
  await site.count(WELL);
  await site.tick();
  expect(await site.last()).toMatchObject({ rev: 5 });
});

const LCP = (factor: number, number: number) =>
  Array.from({ length: number }, (_, index) => factor * (500 + (3_000 * index) / number));

it.each([
  [
    'throws in 5 % of renders',
    { views: 100, errors: 5, fallbacks: 5, renders: 100, serverFailures: 5 },
    /with an error: 5 % of \d+ with the new release/,
  ],
  [
    'has an LCP that is 20 % longer',
    { views: 500, lcp: LCP(1.2, 300) },
    /^pages slower \(LCP\) than the 75th percentile before/,
  ],
])('a release that %s is aborted: nobody has it, and it is frozen', async (_what, fresh, words) => {
  await site.begin();
  // what was measured before decides what is slow
  await site.count({ control: { ...WELL.control, lcp: LCP(1, 300) } });
  await site.tick();
  let ticks = 0;
  while ((await site.rollout()).state === 'climbing' && ticks < 50) {
    ticks += 1;
    await site.count({ fresh, control: { ...WELL.control, lcp: LCP(1, 300) } });
    await site.tick();
  }
  expect(await site.rollout()).toMatchObject({
    state: 'aborted',
    share: 0,
    reason: expect.stringMatching(words),
  });
  expect(await site.weights()).toEqual({ '1.0.0': 10_000 });
  expect(await site.last()).toMatchObject({
    action: 'rollback',
    actor: 'rollout',
    reason: expect.stringMatching(words),
  });
  await expect(site.begin()).rejects.toMatchObject({
    code: 'ROLLOUT',
    message: expect.stringContaining('it is frozen: release a mended one'),
  });
});

it('two at once: the bad one is aborted, the good one arrives', async () => {
  await site.begin('alpha');
  await site.begin('beta');
  const bad = { fresh: { views: 250, errors: 20 }, control: WELL.control };
  for (let minute = 0; minute <= 31; minute += 1) {
    await site.count(WELL, 'alpha');
    await site.count(bad, 'beta');
    await site.tick(MINUTE);
  }
  expect([await site.weights('alpha'), await site.weights('beta')]).toEqual([
    { '2.0.0': 10_000 },
    { '1.0.0': 10_000 },
  ]);
  expect((await site.rollout('beta')).state).toBe('aborted');
});

it('one that fails stops no other, and is told of', async () => {
  await site.begin('alpha');
  await site.begin('beta');
  const { store } = site.service.opened.rollouts;
  const { totals } = store;
  store.totals = (vertical, arms) =>
    vertical === 'alpha' ? Promise.reject(new Error('a disk')) : totals(vertical, arms);
  for (let minute = 0; minute <= 10; minute += 1) {
    await site.count(WELL, 'beta');
    await site.tick(MINUTE);
  }
  expect(await site.weights('beta')).toMatchObject({ '2.0.0': 1_000 });
  expect(await site.weights('alpha')).toMatchObject({ '2.0.0': 100 });
  expect(site.service.said).toContain('the rollout of alpha 2.0.0: a disk');
});

it('with too little traffic it waits an hour, keeps its share, and climbs once it is resumed', async () => {
  await site.begin();
  await site.count({ fresh: { views: 10 }, control: { views: 90 } });
  await site.tick(61 * MINUTE);
  expect(await site.rollout()).toMatchObject({
    state: 'paused',
    share: 100,
    reason: 'waited 60 minutes; not enough traffic: 10 of 200 page views',
  });
  await site.count(WELL);
  await site.tick(MINUTE);
  expect(await site.weights()).toMatchObject({ '2.0.0': 100 });
  await site.client.resume('alpha', 'it is Monday');
  await site.tick(11 * MINUTE);
  expect(await site.weights()).toMatchObject({ '2.0.0': 1_000 });
});

it('of releases in no rollout nothing is counted', async () => {
  const count = {
    vertical: 'alpha',
    version: '1.0.0',
    counted: 'views',
    bucket: 0,
    count: 5,
  } as const;
  await site.post([count]);
  await site.begin();
  await site.post([
    count,
    { ...count, version: '2.0.0' },
    { ...count, version: '9.9.9' },
    { ...count, vertical: 'beta' },
  ]);
  const { store } = site.service.opened.rollouts;
  const views = { views: { '0': 5 } };
  expect(await store.totals('alpha', { fresh: '2.0.0', control: '1.0.0' })).toEqual({
    fresh: views,
    control: views,
  });
  expect(await store.totals('alpha', { fresh: '9.9.9', control: '9.9.9' })).toEqual({
    fresh: {},
    control: {},
  });
  expect(await store.totals('beta', { fresh: '1.0.0', control: '1.0.0' })).toEqual({
    fresh: {},
    control: {},
  });
  await site.client.abort('alpha', 'the test is over');
  await site.post([count]);
  await site.tick();
  await site.post([count]);
  const { control } = await store.totals('alpha', { fresh: '2.0.0', control: '1.0.0' });
  expect(control).toEqual({ views: { '0': 10 } });
});

it('takes as many counts at once as a call may have', async () => {
  await site.begin();
  await site.post(
    Array.from({ length: 5_000 }, () => ({
      vertical: 'alpha',
      version: '2.0.0',
      counted: 'serverFailures',
      bucket: 0,
      count: 1,
    })),
  );
  const { fresh } = await site.service.opened.rollouts.store.totals('alpha', {
    fresh: '2.0.0',
    control: '1.0.0',
  });
  expect(fresh).toEqual({ serverFailures: { '0': 5_000 } });
});
