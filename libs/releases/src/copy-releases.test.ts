import * as sdk from '@aws-sdk/client-s3';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish, type Shelf } from './commands';
import { copyReleases } from './copy-releases';
import { folderRegistry } from './folder-registry';
import { folderReleases } from './folder-releases';
import { publicKeysIn } from './signature';
import { postgresRegistry } from './stores/postgres-registry';
import { releasesBy } from './stores/s3-releases';
import { rollback } from './take-back';
import { hasPostgres, openOwnDatabase } from './testing/postgres.fixture';
import { madeRelease } from './testing/release.fixture';
import { startS3 } from './testing/s3-server.fixture';
import { readWhole } from './whole-release';

let folder: string;
let opened: (() => Promise<unknown>)[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
  opened = [() => rm(folder, { recursive: true })];
});
afterEach(async () => {
  for (const close of opened.reverse()) await close();
});

const inFolder = (name: string): Shelf => ({
  registry: folderRegistry(path.join(folder, name, 'registry')),
  releases: folderReleases(path.join(folder, name, 'releases')),
});

async function shared(): Promise<Shelf> {
  const [database, server] = await Promise.all([openOwnDatabase(), startS3()]);
  const registry = postgresRegistry(database.url, () => undefined);
  const releases = releasesBy(sdk, server.settings);
  opened.push(
    server.remove,
    database.drop,
    async () => releases.close(),
    () => registry.close(),
  );
  return { registry, releases };
}

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = publicKeysIn(publicKey.export({ type: 'spki', format: 'pem' }).toString()) ?? [];

/** Two releases, signed, of which the first is live again. */
async function filled(): Promise<Shelf> {
  const shelf = { ...inFolder('from'), signingKey: privateKey };
  for (const version of ['1.0.0', '2.0.0']) await publish(shelf, madeRelease(version));
  await rollback(shelf, 'alpha');
  return shelf;
}

const targets: [string, () => Promise<Shelf> | Shelf][] = [
  ['another folder', () => inFolder('to')],
  ...(hasPostgres ? [['PostgreSQL and S3', shared] as [string, () => Promise<Shelf>]] : []),
];

it.each(targets)(
  'copies history, releases and signatures to %s, and only what is new again',
  async (_to, open) => {
    const [from, to] = [await filled(), await open()];
    expect(await copyReleases(from, to, keys)).toEqual({ releases: 2, revisions: 3 });
    expect(await to.registry.history()).toEqual(await from.registry.history());
    for (const version of ['1.0.0', '2.0.0']) {
      const named = { name: 'alpha', version };
      expect(await readWhole(to.releases, named, keys)).toEqual(
        await readWhole(from.releases, named, keys),
      );
    }
    await publish(from, madeRelease('3.0.0'));
    expect(await copyReleases(from, to, keys)).toEqual({ releases: 1, revisions: 1 });
    expect(await copyReleases(from, to, keys)).toEqual({ releases: 0, revisions: 0 });
  },
);

it('refuses a registry with a history of its own, and copies nothing there', async () => {
  const [from, to] = [await filled(), inFolder('to')];
  await publish(to, madeRelease('9.0.0'));
  await expect(copyReleases(from, to, [])).rejects.toMatchObject({ code: 'STALE' });
  expect(await to.releases.versions('alpha')).toEqual(['9.0.0']);
});

it('copies no history to releases that are not what was published', async () => {
  const [from, to] = [await filled(), inFolder('to')];
  await writeFile(path.join(folder, 'from/releases/alpha/2.0.0/server/index.cjs'), 'other()');
  await expect(copyReleases(from, to, keys)).rejects.toMatchObject({ code: 'INTEGRITY' });
  expect(await to.registry.history()).toEqual([]);
});
