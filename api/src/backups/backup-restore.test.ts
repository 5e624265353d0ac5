import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@wayfare/testing/free-port';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { NOW, filesBelow, siteIn, temporaryRoot } from '../../test/builders/backup-site';
import type { BackupSite } from '../../test/builders/backup-site';
import { ALWAYS_READY } from '../../test/fakes/always-ready.fake';
import { NO_METRICS } from '../../test/fakes/no-metrics.fake';
import { createLog } from '../platform/http/logging';
import { listenForOperators } from '../telemetry/operators-app';
import { copiesRoutes } from './copies.routes';
import { putBack } from './put-back';
import { takeBackup } from './take-backup';

/* One backup of a running site, which all others look at: to make an embedded database takes longer than all of it. */

const KEPT = /^(?:registry|releases)\/|^data\/[^/]*(?:-key|-token)/;
const MANY = 240_000;

let root = '';
let remove = async () => {};
let source: BackupSite;
let kept = '';
let recipient = '';
let identity = '';

const operatorsOf = ({ config: { operators } }: BackupSite) => {
  if (operators === null) throw new Error('no page for operators');
  return operators;
};

const numbers = async (site: BackupSite) => {
  const database = await site.open();
  try {
    return (await database.pool.query('SELECT n FROM kept')).rows;
  } finally {
    await database.close();
  }
};

beforeAll(async () => {
  ({ root, remove } = await temporaryRoot());
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  source = await siteIn(root, 'source', { OPERATORS_PORT: '0', OPERATORS_TOKEN: randomUUID() });
  await source.fill();
  kept = path.join(root, 'kept');
}, MANY);
afterAll(() => remove());

it(
  'backs up a site that runs, encrypted, and puts all of it into an empty place',
  async () => {
    const database = await source.open();
    const port = await freePort();
    const config = { ...source.config, operators: { ...operatorsOf(source), port } };
    const deps = {
      ...{ database, clock: () => NOW.getTime(), log: createLog('silent'), metrics: NO_METRICS },
      health: ALWAYS_READY,
    };
    const close = await listenForOperators(config, deps, (app) =>
      copiesRoutes(app, { database, dataDir: source.dataDir }),
    );
    await database.pool.query('CREATE TABLE kept AS SELECT 7 AS n');
    const secrets = { passphrase: undefined, recipient, identity: undefined };
    await takeBackup(source.ask(kept, { config, secrets }));
    await database.pool.query('INSERT INTO kept VALUES (8)');
    await close();
    await database.close();

    expect(source.said[0]).toMatch(
      /^Backed up to .*database\.tar\.gz, site\.tar\.gz, keys\.tar\.gz/,
    );
    expect(await readdir(path.join(source.dataDir, 'copies'))).toEqual([]);
    for (const name of await readdir(kept))
      expect([name, (await stat(path.join(kept, name))).mode & 0o777]).toEqual([name, 0o600]);
    expect((await stat(kept)).mode & 0o777).toBe(0o700);
    expect(await readFile(path.join(kept, 'keys.tar.gz'), 'latin1')).toMatch(
      /^age-encryption\.org/,
    );

    const target = await siteIn(root, 'target');
    const opened = { secrets: { passphrase: undefined, recipient: undefined, identity } };
    await putBack(target.ask(kept, opened));
    expect(await filesBelow(target.site, KEPT)).toEqual(await filesBelow(source.site, KEPT));
    expect((await target.keys()).sessions.current().kid).toBe(
      (await source.keys()).sessions.current().kid,
    );
    expect(await numbers(target)).toEqual([{ n: 7 }]);
    expect(target.said.join('\n')).toMatch(/Compare with suppliers and bank/);

    // not once more without being told, and then with what was there kept aside
    await expect(putBack(target.ask(kept, opened))).rejects.toThrow(
      /target is not empty: .*postgres, keys in .*, .*registry, .*releases/,
    );
    await putBack(target.ask(kept, { ...opened, isOverwriting: true }));
    expect((await readdir(target.site)).sort()).toEqual([
      'data',
      'registry',
      'registry.before-2026-11-20T09-00-00-000Z',
      'releases',
      'releases.before-2026-11-20T09-00-00-000Z',
    ]);
    expect(await numbers(target)).toEqual([{ n: 7 }]);
  },
  MANY,
);

describe('A restore changes nothing', () => {
  const untouched = async (site: BackupSite) =>
    (await readdir(site.site, { recursive: true }).catch(() => [])).filter(
      (name) => !/^data$/.test(name),
    );
  const opened = () => ({ secrets: { passphrase: undefined, recipient: undefined, identity } });

  it.each([
    ['without its secret', {}, /encrypted: set BACKUP_IDENTITY/],
    [
      'with the wrong secret',
      { secrets: { passphrase: undefined, recipient: undefined, identity: 'AGE-SECRET-KEY-1X' } },
      /BACKUP_IDENTITY does not open/,
    ],
  ])('%s', async (_what, change, words) => {
    const target = await siteIn(root, randomUUID());
    await expect(putBack(target.ask(kept, change))).rejects.toThrow(words);
    expect(await untouched(target)).toEqual([]);
  });

  it.each([
    ['newer code', { format: 2 }, /has format 2, and this release knows 1/],
    [
      'a newer schema',
      { database: { kind: 'embedded', version: '17', migrations: ['9999-later'] } },
      /newer than this release: it has 9999-later/,
    ],
    ['nobody', { madeAt: 'yesterday' }, /manifest\.json is damaged/],
    [
      'a server',
      { database: { kind: 'server', version: '15.1', migrations: [] } },
      /of a PostgreSQL server: set DATABASE_URL/,
    ],
  ])('of a backup of %s', async (_what, change, words) => {
    const manifest: unknown = JSON.parse(await readFile(path.join(kept, 'manifest.json'), 'utf8'));
    const folder = path.join(root, randomUUID());
    await mkdir(folder);
    await writeFile(
      path.join(folder, 'manifest.json'),
      JSON.stringify({ ...Object(manifest), files: {}, ...change }),
    );
    const target = await siteIn(root, randomUUID());
    await expect(putBack(target.ask(folder, opened()))).rejects.toThrow(words);
    expect(await untouched(target)).toEqual([]);
  });

  it('of files that are changed or gone', async () => {
    const site = path.join(kept, 'site.tar.gz');
    const bytes = await readFile(site);
    await writeFile(
      site,
      Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)]),
    );
    await rename(path.join(kept, 'keys.tar.gz'), path.join(root, 'keys-away'));
    const target = await siteIn(root, randomUUID());
    await expect(putBack(target.ask(kept, opened()))).rejects.toThrow(
      /damaged: site\.tar\.gz was changed; keys\.tar\.gz cannot be read/,
    );
    await writeFile(site, bytes);
    await rename(path.join(root, 'keys-away'), path.join(kept, 'keys.tar.gz'));
    expect(await untouched(target)).toEqual([]);
  });
});

it.each([
  ['a folder that is not empty', (site: BackupSite) => site.ask(kept), /is not empty/],
  [
    'a folder of releases that is none',
    (site: BackupSite) => site.ask(path.join(root, 'other'), { site: path.join(root, 'nowhere') }),
    /nowhere has no registry: name the shell's DATA_DIR by --site/,
  ],
])('refuses a backup to %s', async (_what, ask, words) => {
  await expect(takeBackup(ask(source))).rejects.toThrow(words);
});
