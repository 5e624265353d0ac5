import {
  hasPostgres,
  openOwnDatabase,
  type OwnDatabase,
} from '@wayfare/releases/testing/postgres.fixture';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { MINUTE, RolloutSite, WELL } from '../testing/rollouts.fixture';

let sites: RolloutSite[];
let database: OwnDatabase | null;
beforeEach(() => {
  sites = [];
  database = null;
});
afterEach(async () => {
  for (const site of sites) await site.close();
  await database?.drop();
});
const opened = async (site: Promise<RolloutSite>) => {
  sites.push(await site);
  return site;
};
const start = (environment = {}) => opened(RolloutSite.start(environment));

/** From now on nothing that this process writes arrives. */
function die({ service }: RolloutSite, what: 'registry' | 'rollouts' | 'both'): void {
  const gone = () => Promise.reject(new Error('the process ended'));
  const { shelf, rollouts } = service.opened;
  if (what !== 'rollouts') shelf.registry.append = gone;
  if (what !== 'registry') rollouts.store.save = gone;
}

it('a process that dies between deciding and writing is stood in for by the next', async () => {
  const site = await start();
  await site.begin();
  await site.count(WELL);
  die(site, 'registry');
  await site.tick(11 * MINUTE);
  expect(await site.rollout()).toMatchObject({ step: 2, share: 100 });
  const next = await opened(site.another());
  await next.tick();
  expect(await next.weights()).toMatchObject({ '2.0.0': 1_000 });
  expect(await next.last()).toMatchObject({ actor: 'rollout', action: 'promote', rev: 3 });
});

it('a process that was overtaken while it read writes nothing', async () => {
  const site = await start();
  await site.begin();
  const other = await opened(site.another());
  await site.count(WELL);
  const { store } = site.service.opened.rollouts;
  const { open } = store;
  store.open = async () => {
    store.open = open;
    const seen = await open();
    await other.tick(11 * MINUTE);
    return seen;
  };
  await site.tick(0);
  expect(await site.weights()).toMatchObject({ '2.0.0': 1_000 });
  expect(await site.last()).toMatchObject({ rev: 3 });
});

it('what was decided before a pause is written after it, and its step begins then', async () => {
  const site = await start();
  await site.begin();
  await site.count(WELL);
  die(site, 'registry');
  await site.tick(11 * MINUTE);
  const next = await opened(site.another());
  await next.client.pause('alpha', 'a sale');
  await next.tick();
  expect(await next.weights()).toMatchObject({ '2.0.0': 100 });
  expect(next.service.said).toEqual([]);
  await next.client.resume('alpha', 'it is over');
  await next.count(WELL);
  await next.tick(20 * MINUTE);
  expect(await next.weights()).toMatchObject({ '2.0.0': 1_000 });
});

it('a rollout whose process died after its publish climbs', async () => {
  const site = await start();
  await site.client.publish(builtRelease(), 'first');
  const { store } = site.service.opened.rollouts;
  const { save } = store;
  store.save = (record, number) => {
    die(site, 'rollouts');
    return save(record, number);
  };
  await expect(site.begin()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(await site.weights()).toMatchObject({ '2.0.0': 100 });
  const next = await opened(site.another());
  expect((await next.rollout()).state).toBe('starting');
  await next.tick();
  await next.count(WELL);
  await next.tick(11 * MINUTE);
  expect(await next.weights()).toMatchObject({ '2.0.0': 1_000 });
});

it('one whose process died before its publish makes way after a while', async () => {
  const site = await start();
  await site.client.publish(builtRelease(), 'first');
  const { store } = site.service.opened.rollouts;
  const { save } = store;
  store.save = (record, number) => {
    die(site, 'both');
    return save(record, number);
  };
  await expect(site.begin()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  const next = await opened(site.another());
  const again = () =>
    next.client.publish(builtRelease({ version: '3.0.0' }), 'third', { rollout: true });
  await next.tick();
  await expect(again()).rejects.toMatchObject({ code: 'ROLLOUT' });
  await next.tick(16 * MINUTE);
  expect((await again()).set['alpha']?.[0]).toEqual({ version: '3.0.0', weight: 100 });
});

it('a registry that was put back to an earlier state ends what began after it', async () => {
  const site = await start();
  await site.begin();
  const { registry } = site.service.opened.shelf;
  const [first] = await registry.history();
  registry.history = () => Promise.resolve(first === undefined ? [] : [first]);
  await site.tick();
  expect(await site.rollout()).toMatchObject({
    state: 'taken-over',
    reason: 'the registry was put back to an earlier state',
  });
});

(hasPostgres ? it : it.skip)('a database that is away is waited for', async () => {
  database = await openOwnDatabase();
  const site = await start({ REGISTRY_DATABASE_URL: database.url });
  await site.begin();
  await site.count(WELL);
  await database.allow(false);
  await site.tick(11 * MINUTE);
  await expect(site.count(WELL)).rejects.toThrow('UNREACHABLE');
  expect(site.service.said.join()).toContain('the database of rollouts: ');
  await database.allow(true);
  await site.tick();
  expect(await site.weights()).toMatchObject({ '2.0.0': 1_000 });
});

(hasPostgres ? it : it.skip)(
  'two processes on one database take each tick and write each step once',
  async () => {
    database = await openOwnDatabase();
    const environment = { REGISTRY_DATABASE_URL: database.url };
    const one = await start(environment);
    const other = await opened(one.another(environment));
    await one.begin();
    const ticks = 35;
    for (let minute = 0; minute < ticks; minute += 1) {
      await Promise.all([one.count(WELL), other.count(WELL)]);
      one.pass(MINUTE);
      await Promise.all([one.tick(0), other.tick(0)]);
      if ((await one.rollout()).state === 'climbing') continue;
      const { metrics } = await one.rollout();
      const counted = 2 * (minute + 1);
      expect(metrics[0]).toMatchObject({
        metric: 'errors',
        fresh: { trials: counted * WELL.fresh.views },
        control: { trials: counted * WELL.control.views, events: counted * WELL.control.errors },
      });
      break;
    }
    for (const site of [one, other]) await site.tick();
    const history = await one.service.opened.shelf.registry.history();
    expect(history.map(({ set }) => set['alpha']?.[0]?.weight)).toEqual([
      10_000, 100, 1_000, 5_000, 10_000,
    ]);
    expect(await other.rollout()).toMatchObject({ state: 'finished', share: 10_000 });
  },
);
