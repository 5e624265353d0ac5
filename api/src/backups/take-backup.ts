import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CONTRACT_VERSION } from '@wayfare/remote-kit/contract-version';
import { create } from 'tar';
import { BackupError } from './backup-error';
import type { Ask } from './command';
import { copyEmbedded, proven, removeCopy } from './embedded-copy';
import { keyNames } from './key-names';
import { FORMAT, MANIFEST, fingerprintOf } from './manifest';
import type { BackupFile, Manifest } from './manifest';
import { noteInDatabase } from './note-in-database';
import { checkPrograms, dump } from './postgres-tools';
import { sealer } from './sealing';
import { serverFacts } from './server-facts';
import {
  checkSite,
  foldersOf,
  isEmptyFolder,
  keyFiles,
  newestRevision,
  siteFolder,
} from './site-files';

type Keep = (name: string, plain: Readable) => Promise<void>;
type Kept = Manifest['database'];

const archive = (cwd: string, names: readonly string[]): Readable =>
  Readable.from(create({ cwd, gzip: true, portable: true, strict: true }, [...names]));

async function keepServer(url: string, keep: Keep): Promise<Kept> {
  const before = await serverFacts(url);
  await checkPrograms(['pg_dump'], before.version);
  const { out, ended } = dump(url);
  await Promise.all([keep('database.dump', out), ended]);
  const after = await serverFacts(url);
  if (after.migrations.join() !== before.migrations.join())
    throw new BackupError('The database was migrated meanwhile: make the backup again');
  return { kind: 'server', version: before.version, migrations: [...before.migrations] };
}

async function keepEmbedded(config: Ask['config'], keep: Keep): Promise<Kept> {
  const folder = await copyEmbedded(config, randomUUID());
  try {
    const { version, migrations } = await proven(folder);
    await keep('database.tar.gz', archive(folder, ['.']));
    return { kind: 'embedded', version, migrations: [...migrations] };
  } finally {
    await removeCopy(folder);
  }
}

/** Keys after the database: what it was encrypted with is then among them, also when they were rotated meanwhile. */
async function keepAll(ask: Ask, staging: string): Promise<Manifest> {
  const { config, now, secrets } = ask;
  const { sealing, seal } = sealer(secrets);
  const files: Record<string, BackupFile> = {};
  const keep: Keep = async (name, plain) => {
    const file = path.join(staging, name);
    await pipeline(await seal(plain), createWriteStream(file, { mode: 0o600, flush: true }));
    files[name] = await fingerprintOf(file);
  };
  const site = siteFolder(ask.site, config.dataDir);
  await checkSite(site);
  const { url } = config.database;
  const database =
    url === undefined ? await keepEmbedded(config, keep) : await keepServer(url, keep);
  const revision = await newestRevision(site);
  if (site !== null) await keep('site.tar.gz', archive(site, await foldersOf(site)));
  const { sessions, links, data } = await keyNames(config);
  const keys = { sessions: sessions[0] ?? '', links: links[0] ?? '', data: data[0] ?? '' };
  const names = await keyFiles(config.dataDir);
  if (names.length > 0) await keep('keys.tar.gz', archive(config.dataDir, names));
  const madeAt = now.toISOString();
  return {
    ...{ format: FORMAT, madeAt, contract: CONTRACT_VERSION, sealing, database, keys, revision },
    files,
  };
}

const megabytes = ({ files }: Manifest) =>
  (Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);

function summary(folder: string, manifest: Manifest): string[] {
  const { database, revision, sealing } = manifest;
  const of = database.kind === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL';
  return [
    `Backed up to ${folder}: ${Object.keys(manifest.files).join(', ')}, ${megabytes(manifest)} MB`,
    `database of ${of} ${database.version} with ${database.migrations.length} migrations, ${
      revision === null ? 'no releases' : `releases of revision ${revision}`
    }`,
    sealing === 'none'
      ? 'It has keys and personal data and is not encrypted: only you may read it, or set BACKUP_RECIPIENT_FILE or BACKUP_PASSPHRASE_FILE.'
      : `Encrypted to a ${sealing === 'recipient' ? 'public key' : 'passphrase'}, which is in no backup: keep it elsewhere.`,
  ];
}

/** Writes a backup to a folder that is new or empty: whole, or not at all. Throws BackupError. */
export async function takeBackup(ask: Ask): Promise<void> {
  const folder = path.resolve(ask.folder);
  if (!(await isEmptyFolder(folder)))
    throw new BackupError(`${folder} is not empty: name a new folder for each backup`);
  const staging = `${folder}.${randomUUID()}`;
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    const manifest = await keepAll(ask, staging);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(path.join(staging, MANIFEST), text, { mode: 0o600, flush: true });
    await rename(staging, folder);
    for (const line of summary(folder, manifest)) ask.say(line);
    await noteInDatabase(ask);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
