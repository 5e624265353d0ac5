import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasPostgres, openOwnDatabase } from '@wayfare/releases/testing/postgres.fixture';
import type { ReleaseCount } from '@wayfare/rollout/counted';
import { startRollout } from '@wayfare/rollout/rollout';
import { parseSettings } from '@wayfare/rollout/settings';
import { folderRollouts } from './folder-rollouts';
import { postgresRollouts } from './postgres-rollouts';
import type { RolloutRecord } from './record';
import type { RolloutStore } from './rollout-store';

interface Place {
  /** A further process with the same rollouts. */
  client(report?: (message: string) => void): RolloutStore;
  /** Writes over a record what no process of this version would. */
  spoil(version: string): Promise<void>;
  remove(): Promise<void>;
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rollouts-'));
  return {
    client: (report) => folderRollouts(folder, report),
    spoil: (version) =>
      writeFile(path.join(folder, 'rollouts', `alpha@${version}`, '00000001.json'), '{"format":2}'),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function inPostgres(): Promise<Place> {
  const database = await openOwnDatabase();
  const opened: RolloutStore[] = [];
  return {
    client(report) {
      const store = postgresRollouts(database.url, report);
      opened.push(store);
      return store;
    },
    spoil: async (version) =>
      void (await database.run(
        `UPDATE registry_rollouts.rollouts SET document = '{"format":2}' WHERE version = '${version}'`,
      )),
    async remove() {
      await Promise.all(opened.map((store) => store.close()));
      await database.drop();
    },
  };
}

const PLACES: [string, () => Promise<Place>][] = [
  ['a folder', inFolder],
  ...(hasPostgres ? [['PostgreSQL', inPostgres] as [string, () => Promise<Place>]] : []),
];

function recordOf(version: string, change: Partial<RolloutRecord> = {}): RolloutRecord {
  return {
    format: 1,
    ladder: startRollout({ vertical: 'alpha', version }, parseSettings({}), 1_000),
    control: '1.0.0',
    owner: { team: 'alphas', mail: 'alphas@example.com' },
    stage: 'running',
    isTakenOver: false,
    startedAt: Number(version[0]),
    changedAt: 5_000,
    revision: 2,
    totals: { fresh: { views: { '0': 3 } }, control: { lcp: { '310': 4 } } },
    notices: [],
    ...change,
  };
}
const over = { stage: 'over' } as const;

const count = (version: string, change: Partial<ReleaseCount> = {}): ReleaseCount => ({
  vertical: 'alpha',
  version,
  counted: 'views',
  bucket: 0,
  count: 1,
  ...change,
});
const ARMS = { fresh: '2.0.0', control: '1.0.0' };

describe.each(PLACES)('Rollouts in %s', (_name, open) => {
  let place: Place;
  let store: RolloutStore;
  beforeEach(async () => {
    place = await open();
    store = place.client();
  });
  afterEach(() => place.remove());

  it('are found as they were saved, by every process, the oldest first', async () => {
    expect([await store.list(), await store.find('alpha', '2.0.0')]).toEqual([[], null]);
    for (const version of ['3.0.0', '2.0.0'])
      expect(await store.save(recordOf(version), 0)).toBe(true);
    const second = { record: recordOf('2.0.0'), number: 1 };
    expect(await place.client().find('alpha', '2.0.0')).toEqual(second);
    expect(await place.client().list()).toEqual([second, { record: recordOf('3.0.0'), number: 1 }]);
  });

  it.each([0, 1, 30])('let one of ten who saw the save of number %i go on', async (before) => {
    for (let number = 0; number < before; number += 1) await store.save(recordOf('2.0.0'), number);
    const clients = Array.from({ length: 10 }, () => place.client());
    const won = await Promise.all(
      clients.map((client, revision) => client.save(recordOf('2.0.0', { revision }), before)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.find('alpha', '2.0.0')).toMatchObject({
      number: before + 1,
      record: { revision: won.indexOf(true) },
    });
    for (const number of [0, before, before + 2, before + 30])
      expect(await store.save(recordOf('2.0.0'), number)).toBe(false);
  });

  it('are open while they have a weight or a notice to write', async () => {
    const notice = {
      id: 'one',
      channel: 'mail',
      event: 'aborted',
      reason: 'errors',
      step: 1,
      revision: 3,
      at: '2026-01-01T00:00:00.000Z',
      tries: 0,
      dueAt: 0,
    } as const;
    await store.save(recordOf('1.1.0', over), 0);
    await store.save(recordOf('2.0.0'), 0);
    await store.save(recordOf('3.0.0', { ...over, notices: [notice] }), 0);
    const versions = async () => (await store.open()).map(({ record }) => record.ladder.version);
    expect(await versions()).toEqual(['2.0.0', '3.0.0']);
    await store.save(recordOf('3.0.0', over), 1);
    expect(await versions()).toEqual(['2.0.0']);
  });

  it('of another form are left out and told of once, and are never saved over', async () => {
    const told: string[] = [];
    const hearing = place.client((message) => told.push(message));
    for (const version of ['2.0.0', '3.0.0']) await store.save(recordOf(version), 0);
    await place.spoil('2.0.0');
    for (let look = 0; look < 2; look += 1)
      expect((await hearing.open()).map(({ record }) => record.ladder.version)).toEqual(['3.0.0']);
    expect(told).toEqual([expect.stringMatching(/^the rollout of alpha@2\.0\.0 can't be read: /)]);
    await expect(store.find('alpha', '2.0.0')).rejects.toMatchObject({ code: 'ROLLOUT' });
    expect(await store.save(recordOf('2.0.0'), 0)).toBe(false);
  });

  it('add what many processes count at the same time, each thing by release and bucket', async () => {
    const clients = Array.from({ length: 5 }, () => place.client());
    const sent = [
      count('2.0.0'),
      count('2.0.0', { count: 2 }),
      count('2.0.0', { counted: 'lcp', bucket: 310 }),
      count('1.0.0', { counted: 'lcp', bucket: 300, count: 4 }),
      count('2.0.0', { vertical: 'beta', count: 99 }),
    ];
    await Promise.all(
      clients.flatMap((client) => [client.add(sent, 1), client.add([...sent].reverse(), 2)]),
    );
    expect(await store.totals('alpha', ARMS)).toEqual({
      fresh: { views: { '0': 30 }, lcp: { '310': 10 } },
      control: { lcp: { '300': 40 } },
    });
    expect(await store.totals('gamma', ARMS)).toEqual({ fresh: {}, control: {} });
  });

  it('forget what is over and long unchanged, but no version that was aborted, and no arm of what runs', async () => {
    const aborted = { ...recordOf('3.0.0').ladder, phase: 'aborted' as const };
    await store.save(recordOf('1.1.0', over), 0);
    await store.save(recordOf('1.2.0', { ...over, changedAt: 20_000 }), 0);
    await store.save(recordOf('3.0.0', { ...over, ladder: aborted }), 0);
    await store.save(recordOf('2.0.0'), 0);
    await store.add(
      ['1.1.0', '3.0.0', '2.0.0', '1.0.0'].map((version) => count(version)),
      5_000,
    );
    await store.add([count('1.2.0')], 20_000);
    const gone = ['alpha@1.1.0', 'alpha@3.0.0'];
    expect(await store.forget(10_000, true)).toEqual(gone);
    expect(await store.forget(10_000)).toEqual(gone);
    expect(await store.forget(10_000)).toEqual([]);
    const kept = (await store.list()).map(({ record }) => record.ladder.version);
    expect(kept.sort()).toEqual(['1.2.0', '2.0.0', '3.0.0']);
    const views = { views: { '0': 1 } };
    expect(await store.totals('alpha', ARMS)).toEqual({ fresh: views, control: views });
    expect(await store.totals('alpha', { fresh: '1.1.0', control: '1.2.0' })).toEqual({
      fresh: {},
      control: views,
    });
  });
});
