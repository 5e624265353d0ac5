import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderRegistry } from '../folder-registry';
import type { RegistryStore, Revision } from '../registry';
import { hasPostgres, openOwnDatabase } from '../testing/postgres.fixture';
import { postgresRegistry } from './postgres-registry';

interface Place {
  /** A further client of the same registry. */
  client(report?: (message: string) => void): RegistryStore;
  /** Writes a revision that no client would. */
  spoil(rev: number, content: unknown): Promise<void>;
  remove(): Promise<void>;
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  return {
    client: (report) => folderRegistry(path.join(folder, 'registry'), report),
    spoil: (rev, content) =>
      writeFile(
        path.join(folder, 'registry', `${String(rev).padStart(8, '0')}.json`),
        JSON.stringify(content),
      ),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function inPostgres(): Promise<Place> {
  const database = await openOwnDatabase();
  const opened: { close(): Promise<void> }[] = [];
  return {
    client(report) {
      const registry = postgresRegistry(database.url, report);
      opened.push(registry);
      return registry;
    },
    spoil: async (rev, content) =>
      void (await database.run(
        `INSERT INTO release_registry.revisions (rev, document) VALUES (${rev}, '${JSON.stringify(content)}')`,
      )),
    async remove() {
      await Promise.all(opened.map((registry) => registry.close()));
      await database.drop();
    },
  };
}

const revision = (rev: number, weights = [10_000]): Revision => ({
  rev,
  at: '2026-01-01T00:00:00.000Z',
  action: 'publish',
  vertical: 'alpha',
  set: { alpha: weights.map((weight, index) => ({ version: `1.0.${index}`, weight })) },
});

const ADAPTERS: readonly (readonly [string, () => Promise<Place>])[] = [
  ['in a folder', inFolder],
  ...(hasPostgres ? ([['in PostgreSQL', inPostgres]] as const) : []),
];

describe.each(ADAPTERS)('A registry %s', (_name, open) => {
  let place: Place;
  let registry: RegistryStore;
  beforeEach(async () => {
    place = await open();
    registry = place.client();
  });
  afterEach(() => place.remove());

  it('has no head before the first revision', async () => {
    expect([await registry.head(), await registry.history(), await registry.nextNumber()]).toEqual([
      null,
      [],
      1,
    ]);
  });

  it('only ever adds: the head is the newest, the history has all, and every client sees both', async () => {
    await registry.append(revision(1));
    await place.client().append({ ...revision(2), note: 'why' });
    expect(await registry.head()).toEqual({ ...revision(2), note: 'why' });
    expect(await registry.history()).toEqual([revision(1), { ...revision(2), note: 'why' }]);
    expect(await registry.nextNumber()).toBe(3);
  });

  it('lets one of ten writers win; the others are told that its number is taken', async () => {
    const clients = Array.from({ length: 10 }, () => place.client());
    const answers = await Promise.allSettled(clients.map((client) => client.append(revision(1))));
    const lost = answers.filter((answer) => answer.status === 'rejected');
    expect(lost).toHaveLength(9);
    for (const { reason } of lost) expect(reason).toMatchObject({ code: 'STALE', statusCode: 412 });
    expect(await registry.history()).toEqual([revision(1)]);
  });

  it('has no gap: a number that is not the next one is refused', async () => {
    await registry.append(revision(1));
    await expect(registry.append(revision(3))).rejects.toMatchObject({ code: 'STALE' });
    expect(await registry.nextNumber()).toBe(2);
  });

  it.each([
    ['no revision', { rev: 2 }],
    ['weights that do not add up', revision(2, [4000, 4000])],
  ])(
    'passes over a revision that is %s, tells of it once and never reuses its number',
    async (_what, content) => {
      const told: string[] = [];
      const hearing = place.client((message) => told.push(message));
      await registry.append(revision(1));
      await place.spoil(2, content);
      expect([(await hearing.head())?.rev, (await hearing.head())?.rev]).toEqual([1, 1]);
      expect((await hearing.history()).map(({ rev }) => rev)).toEqual([1]);
      expect(await hearing.nextNumber()).toBe(3);
      expect(told).toEqual([expect.stringMatching(/^registry revision 0*2\b.* can't be used: /)]);
      await hearing.append(revision(3));
      expect((await registry.head())?.rev).toBe(3);
    },
  );

  it.each([[[0]], [[5000, 4000]], [[10_001]], [[-1, 10_001]], [[0.5, 9999.5]]])(
    'writes no revision whose weights %j do not add up to 10000',
    async (weights) => {
      await expect(registry.append(revision(1, weights))).rejects.toThrow();
      expect(await registry.nextNumber()).toBe(1);
    },
  );
});
