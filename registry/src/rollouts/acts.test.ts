import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { noteQuarantine } from '@wayfare/releases';
import { MINUTE, RolloutSite, WELL } from '../testing/rollouts.fixture';

let site: RolloutSite;
beforeEach(async () => {
  site = await RolloutSite.start();
});
afterEach(() => site.close());

const WORSE = { fresh: { views: 250, errors: 60 }, control: WELL.control };

it.each<[string, (site: RolloutSite) => Promise<unknown>, object, RegExp]>([
  [
    'rolls back',
    ({ client }) => client.rollback('alpha', 'too slow'),
    { '1.0.0': 10_000 },
    /^rolled back by team\/\w+: too slow$/,
  ],
  ['withdraws', ({ client }) => client.withdraw('alpha', 'closed'), {}, /^withdrawn by team/],
  [
    'revokes it',
    ({ client }) => client.revoke('alpha', '2.0.0', 'it leaks'),
    { '1.0.0': 10_000 },
    /^2\.0\.0 was revoked by team\/\w+: it leaks$/,
  ],
  [
    'promotes it',
    ({ client }) => client.promote('alpha', '2.0.0', 'a fair', 2_500),
    { '2.0.0': 2_500, '1.0.0': 7_500 },
    /^2\.0\.0 was promoted by team/,
  ],
  [
    'publishes another',
    ({ client }) => client.publish(builtRelease({ version: '3.0.0' }), 'urgent'),
    { '3.0.0': 10_000 },
    /^3\.0\.0 was published by team/,
  ],
])('whoever %s goes first: the rollout ends', async (_what, act, weights, words) => {
  await site.begin();
  await act(site);
  await site.count(WELL);
  await site.tick(11 * MINUTE);
  expect(await site.rollout()).toMatchObject({
    state: 'taken-over',
    reason: expect.stringMatching(words),
  });
  await site.count(WORSE);
  await site.tick(11 * MINUTE);
  expect(await site.weights()).toEqual(weights);
});

it.each([
  ['climbs', 11 * MINUTE, WELL],
  ['is aborted', 0, WORSE],
])('whoever is first at the moment when it %s keeps what they did', async (_what, ms, counts) => {
  await site.begin();
  await site.client.publish(builtRelease({ name: 'beta' }), 'another');
  await site.count(counts);
  const { registry } = site.service.opened.shelf;
  const { history } = registry;
  registry.history = async () => {
    registry.history = history;
    const seen = await history();
    await site.client.publish(builtRelease({ version: '3.0.0' }), 'urgent');
    return seen;
  };
  await site.tick(ms);
  await site.tick();
  expect(await site.weights()).toEqual({ '3.0.0': 10_000 });
  expect(await site.last()).toMatchObject({ version: '3.0.0', reason: 'urgent' });
  expect(site.service.said).toEqual([]);
});

it('may be rolled out again after somebody took it back', async () => {
  await site.begin();
  await site.client.rollback('alpha', 'not today');
  await site.tick();
  await site.begin();
  expect(await site.client.rollouts()).toMatchObject([{ state: 'climbing', share: 100 }]);
});

it('goes on where another release is revoked, or another vertical is changed', async () => {
  await site.client.publish(builtRelease({ version: '0.9.0' }), 'earlier');
  await site.begin();
  await site.client.revoke('alpha', '0.9.0', 'it leaks');
  await site.client.publish(builtRelease({ name: 'beta' }), 'another');
  await site.count(WELL);
  await site.tick(11 * MINUTE);
  expect(await site.weights()).toMatchObject({ '2.0.0': 1_000 });
});

it('is aborted when a shell puts the release in quarantine', async () => {
  await site.begin();
  const { registry } = site.service.opened.shelf;
  await noteQuarantine(registry, {
    vertical: 'alpha',
    version: '2.0.0',
    note: 'two workers ended',
  });
  await site.tick();
  expect(await site.rollout()).toMatchObject({
    state: 'aborted',
    reason: 'a shell put it in quarantine; the history has its note',
  });
  expect(await site.weights()).toEqual({ '1.0.0': 10_000 });
});

it('waits while its vertical is paused, is aborted even then, and climbs after', async () => {
  await site.begin();
  await site.begin('beta');
  for (const name of ['alpha', 'beta']) await site.client.pause(name, 'a sale');
  const before = await site.last();
  await site.count(WELL);
  await site.tick(11 * MINUTE);
  expect(await site.rollout()).toMatchObject({
    state: 'paused',
    reason: expect.stringMatching(/^paused by team\/\w+: a sale$/),
  });
  expect(await site.last()).toEqual(before);
  await site.count(WORSE, 'beta');
  await site.tick();
  expect(await site.weights('beta')).toEqual({ '1.0.0': 10_000 });
  expect((await site.client.list()).verticals['beta']?.isPaused).toBe(true);
  await site.client.resume('alpha', 'it is over');
  await site.tick(11 * MINUTE);
  expect(await site.weights('alpha')).toMatchObject({ '2.0.0': 1_000 });
});

it('is aborted by a person at once, also during a pause, and once', async () => {
  await site.begin();
  await site.client.pause('alpha', 'a sale');
  const revision = await site.client.abort('alpha', 'support hears of it');
  expect(revision).toMatchObject({
    action: 'rollback',
    actor: expect.stringMatching(/^team\//),
    reason: 'support hears of it',
    set: { alpha: [{ version: '1.0.0', weight: 10_000 }] },
  });
  await site.tick();
  expect(await site.rollout()).toMatchObject({ state: 'aborted', reason: 'support hears of it' });
  await expect(site.client.abort('alpha', 'again')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a promotion by hand of what was aborted stays as it is', async () => {
  await site.begin();
  await site.client.abort('alpha', 'support hears of it');
  await site.client.promote('alpha', '2.0.0', 'it was the network', 500);
  for (let tick = 0; tick < 2; tick += 1) await site.tick();
  expect(await site.weights()).toEqual({ '2.0.0': 500, '1.0.0': 9_500 });
});
