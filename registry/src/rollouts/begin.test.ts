import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { RolloutSite } from '../testing/rollouts.fixture';

let site: RolloutSite;
beforeEach(async () => {
  site = await RolloutSite.start();
});
afterEach(() => site.close());

const publish = (version: string, wish: object = {}) =>
  site.client.publish(builtRelease({ version }), 'because', wish);
const roll = (version: string, wish: object = {}) => publish(version, { rollout: true, ...wish });

it.each<[string, () => Promise<unknown>, string, RegExp]>([
  [
    'there is nothing to compare with',
    () => roll('1.0.0'),
    'ROLLOUT',
    /^alpha has no release that everybody has, .*: publish it without a rollout$/,
  ],
  [
    'visitors are divided by hand',
    async () => {
      await publish('1.0.0');
      await publish('1.1.0', { weight: 5_000 });
      await roll('2.0.0');
    },
    'ROLLOUT',
    /has no release that everybody has/,
  ],
  [
    'everybody has it',
    async () => {
      await publish('1.0.0');
      await roll('1.0.0');
    },
    'ROLLOUT',
    /^everybody has alpha 1\.0\.0 already$/,
  ],
  [
    'another one runs',
    async () => {
      await publish('1.0.0');
      await roll('2.0.0');
      await roll('3.0.0');
    },
    'ROLLOUT',
    /^a rollout of alpha runs already: 2\.0\.0; abort it, or wait/,
  ],
  [
    'it was aborted before',
    async () => {
      await publish('1.0.0');
      await roll('2.0.0');
      await site.client.abort('alpha', 'it fails');
      await site.tick();
      await roll('2.0.0');
    },
    'ROLLOUT',
    /^the rollout of alpha 2\.0\.0 was aborted, and it is frozen: .* it fails$/,
  ],
  [
    'its vertical is paused',
    async () => {
      await publish('1.0.0');
      await site.client.pause('alpha', 'a sale');
      await roll('2.0.0');
    },
    'PAUSED',
    /^alpha is paused: resume it first$/,
  ],
  [
    'it has a weight as well',
    async () => {
      await publish('1.0.0');
      await roll('2.0.0', { weight: 100 });
    },
    'REQUEST',
    /a weight or a rollout/,
  ],
])('does not begin where %s', async (_what, act, code, words) => {
  await expect(act()).rejects.toMatchObject({ code, message: expect.stringMatching(words) });
});

it('answers the same call again, whose answer was lost', async () => {
  await publish('1.0.0');
  const { rev } = await roll('2.0.0');
  expect((await roll('2.0.0')).rev).toBe(rev);
});

it('takes ladder, margins and error rate of the manifest, defaults without', async () => {
  const steps = [{ percent: 0.25, minutes: 2 }, { percent: 20 }];
  await site.begin('alpha', { rollout: { steps, alpha: 0.01 } });
  await site.begin('beta', { rollout: undefined });
  expect(await site.weights('alpha')).toMatchObject({ '2.0.0': 25 });
  expect(await site.rollout('alpha')).toMatchObject({ step: 1, steps: 2, control: '1.0.0' });
  expect((await site.rollout('alpha')).metrics[0]?.needed).toBe(600);
  expect(await site.rollout('beta')).toMatchObject({ steps: 3, share: 100 });
});

it('leaves no rollout where the publish is refused, and may be tried again', async () => {
  await publish('1.0.0');
  await site.client.publish(builtRelease({ name: 'beta' }), 'another');
  const routes = [{ name: 'index', path: { en: '/beta', nl: '/nl/alpha' } }];
  const clashing = builtRelease({ version: '2.0.0', change: { routes } });
  const again = () => site.client.publish(clashing, 'because', { rollout: true });
  await expect(again()).rejects.toMatchObject({ code: 'OVERLAP' });
  expect(await site.rollout()).toMatchObject({
    state: 'taken-over',
    reason: expect.stringMatching(/^not published: /),
  });
  await site.tick();
  await expect(again()).rejects.toMatchObject({ code: 'OVERLAP' });
  expect((await roll('3.0.0')).set['alpha']?.[0]).toEqual({ version: '3.0.0', weight: 100 });
});

it('of two at the same moment one runs at most', async () => {
  await publish('1.0.0');
  await Promise.allSettled(['2.0.0', '3.0.0'].map((version) => roll(version)));
  const running = (await site.client.rollouts()).filter(({ state }) => state === 'climbing');
  expect(running.length).toBeLessThanOrEqual(1);
  expect(Object.keys(await site.weights()).length).toBe(running.length + 1);
});
