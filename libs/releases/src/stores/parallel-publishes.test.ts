import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote, publish, type Shelf } from '../commands';
import { folderRegistry } from '../folder-registry';
import { folderReleases } from '../folder-releases';
import type { RegistryStore } from '../registry';
import { rollback } from '../take-back';
import { hasPostgres, openOwnDatabase } from '../testing/postgres.fixture';
import { madeRelease } from '../testing/release.fixture';
import { postgresRegistry } from './postgres-registry';

const PUBLISHES = 50;

interface Place {
  clients: readonly RegistryStore[];
  close(): Promise<void>;
}

const ADAPTERS: readonly (readonly [string, (root: string) => Promise<Place>])[] = [
  [
    'a folder',
    (root) => {
      const client = () => folderRegistry(path.join(root, 'registry'));
      return Promise.resolve({ clients: [client(), client()], close: () => Promise.resolve() });
    },
  ],
  ...(hasPostgres
    ? ([
        [
          'PostgreSQL',
          async () => {
            const database = await openOwnDatabase();
            const clients = [postgresRegistry(database.url), postgresRegistry(database.url)];
            return {
              clients,
              async close() {
                await Promise.all(clients.map((client) => client.close()));
                await database.drop();
              },
            };
          },
        ],
      ] as const)
    : []),
];

const vertical = (name: string, version = '1.0.0') =>
  madeRelease(version, {
    name,
    namespaces: [name],
    routes: [{ name: 'index', path: { en: `/${name}`, nl: `/nl/${name}` } }],
  });

describe.each(ADAPTERS)('Over two clients of a registry in %s', (_name, open) => {
  let root: string;
  let place: Place;
  let shelves: Shelf[];
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'parallel-'));
    place = await open(root);
    const releases = folderReleases(path.join(root, 'releases'));
    shelves = place.clients.map((registry) => ({ registry, releases }));
  });
  afterEach(async () => {
    await place.close();
    await rm(root, { recursive: true });
  });
  const shelfOf = (index: number): Shelf => {
    const shelf = shelves[index % shelves.length];
    if (shelf === undefined) throw new Error('there are two');
    return shelf;
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it(`${PUBLISHES} publishes at the same time land once each, without a gap`, async () => {
    const names = numbers(PUBLISHES).map((number) => `vertical-${number}`);
    const revisions = await Promise.all(
      names.map((name, index) => publish(shelfOf(index), vertical(name))),
    );
    const history = await shelfOf(0).registry.history();
    expect(history.map(({ rev }) => rev)).toEqual(numbers(PUBLISHES));
    expect(history.map((revision) => revision.vertical).sort()).toEqual([...names].sort());
    expect(Object.keys(history.at(-1)?.set ?? {}).sort()).toEqual([...names].sort());
    expect(revisions.map(({ rev }) => rev).sort((one, other) => one - other)).toEqual(
      numbers(PUBLISHES),
    );
    // each set is the one before and what was published
    for (const [index, { set }] of history.entries())
      expect(Object.keys(set)).toHaveLength(index + 1);
  });

  it('of two verticals that claim one path at the same time one is refused', async () => {
    const claiming = (name: string) =>
      madeRelease('1.0.0', {
        name,
        namespaces: [name],
        routes: [{ name: 'index', path: { en: '/same', nl: `/nl/${name}` } }],
      });
    const answers = await Promise.allSettled(
      ['alpha', 'beta', 'gamma', 'delta'].map((name, index) =>
        publish(shelfOf(index), claiming(name)),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual([
      'OVERLAP',
      'OVERLAP',
      'OVERLAP',
    ]);
    expect(await shelfOf(0).registry.history()).toHaveLength(1);
  });

  it('a way back is taken beside others’ publishes, and refused where its own vertical changed', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0'])
      await publish(shelfOf(0), vertical('alpha', version));
    const meanwhile = (change: () => Promise<unknown>): Shelf => {
      const { registry, releases } = shelfOf(1);
      let isFirst = true;
      return {
        releases,
        registry: {
          ...registry,
          async append(revision) {
            if (isFirst) await change();
            isFirst = false;
            return registry.append(revision);
          },
        },
      };
    };
    const beside = meanwhile(() => publish(shelfOf(0), vertical('beta')));
    expect((await rollback(beside, 'alpha')).set).toMatchObject({
      alpha: [{ version: '2.0.0' }],
      beta: [{ version: '1.0.0' }],
    });
    const against = meanwhile(() => promote(shelfOf(0), 'alpha', '3.0.0'));
    await expect(rollback(against, 'alpha')).rejects.toMatchObject({
      code: 'STALE',
      message: 'someone else changed what is live of alpha; look again',
    });
    expect((await shelfOf(0).registry.head())?.set.alpha?.[0]?.version).toBe('3.0.0');
  });
});
