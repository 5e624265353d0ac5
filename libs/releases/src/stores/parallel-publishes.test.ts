import * as sdk from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote, publish, type Shelf } from '../commands';
import { folderRegistry } from '../folder-registry';
import { folderReleases } from '../folder-releases';
import type { RegistryStore, ReleaseStore } from '../registry';
import { rollback } from '../take-back';
import { hasPostgres, openOwnDatabase } from '../testing/postgres.fixture';
import { madeRelease } from '../testing/release.fixture';
import { startS3 } from '../testing/s3-server.fixture';
import { postgresRegistry } from './postgres-registry';
import { releasesBy } from './s3-releases';

const PUBLISHES = 50;
/** with every object through a server */
const PUBLISHES_TO_S3 = 8;

interface Place {
  clients: readonly RegistryStore[];
  /** of each client, where that is not the same folder */
  releases?: readonly ReleaseStore[];
  /** what is stored, where it can be listed */
  objects?(prefix: string): Promise<string[]>;
  close(): Promise<void>;
}

async function onPostgres(): Promise<Place> {
  const database = await openOwnDatabase();
  const clients = [postgresRegistry(database.url), postgresRegistry(database.url)];
  return {
    clients,
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await database.drop();
    },
  };
}

async function onPostgresAndS3(): Promise<Place> {
  const [place, server] = [await onPostgres(), await startS3()];
  const releases = place.clients.map(() => releasesBy(sdk, server.settings));
  return {
    ...place,
    releases,
    objects: (prefix) => server.objects(prefix),
    async close() {
      for (const store of releases) store.close();
      await Promise.all([place.close(), server.remove()]);
    },
  };
}

type Adapter = readonly [string, number, (root: string) => Promise<Place>];
const ADAPTERS: readonly Adapter[] = [
  [
    'a folder',
    PUBLISHES,
    (root) => {
      const client = () => folderRegistry(path.join(root, 'registry'));
      return Promise.resolve({ clients: [client(), client()], close: () => Promise.resolve() });
    },
  ],
  ...(hasPostgres
    ? ([
        ['PostgreSQL', PUBLISHES, onPostgres],
        ['PostgreSQL, with releases in S3', PUBLISHES_TO_S3, onPostgresAndS3],
      ] as const)
    : []),
];

/** two files, the mark that they are all there, and the claim */
const OBJECTS = 4;

const vertical = (name: string, version = '1.0.0') =>
  madeRelease(version, {
    name,
    namespaces: [name],
    routes: [{ name: 'index', path: { en: `/${name}`, nl: `/nl/${name}` } }],
  });

describe.each(ADAPTERS)('Over two clients of a registry in %s', (_name, publishes, open) => {
  let root: string;
  let place: Place;
  let shelves: Shelf[];
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'parallel-'));
    place = await open(root);
    const folder = folderReleases(path.join(root, 'releases'));
    shelves = place.clients.map((registry, index) => ({
      registry,
      releases: place.releases?.[index] ?? folder,
    }));
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

  it(`${publishes} publishes at the same time land once each, without a gap`, async () => {
    const names = numbers(publishes).map((number) => `vertical-${number}`);
    const revisions = await Promise.all(
      names.map((name, index) => publish(shelfOf(index), vertical(name))),
    );
    const history = await shelfOf(0).registry.history();
    expect(history.map(({ rev }) => rev)).toEqual(numbers(publishes));
    expect(history.map((revision) => revision.vertical).sort()).toEqual([...names].sort());
    expect(Object.keys(history.at(-1)?.set ?? {}).sort()).toEqual([...names].sort());
    expect(revisions.map(({ rev }) => rev).sort((one, other) => one - other)).toEqual(
      numbers(publishes),
    );
    // each set is the one before and what was published
    for (const [index, { set }] of history.entries())
      expect(Object.keys(set)).toHaveLength(index + 1);
    // nothing is stored but what is named
    const stored = await place.objects?.('');
    expect(stored ?? []).toHaveLength(stored === undefined ? 0 : publishes * OBJECTS);
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
