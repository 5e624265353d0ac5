import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { lockFolder } from '../platform/db/folder-lock';
import { BackupError } from './backup-error';
import type { Ask } from './command';
import { embeddedFiles, hasEmbedded, proven, removeCopy } from './embedded-copy';
import { keyNames } from './key-names';
import { checkFiles, readManifest } from './manifest';
import type { Manifest } from './manifest';
import { checkPrograms, load } from './postgres-tools';
import { unsealed } from './sealing';
import { serverFacts } from './server-facts';
import type { ServerFacts } from './server-facts';
import { SITE_FOLDERS, isEmptyFolder, keyFiles, siteFolder } from './site-files';
import { afterwards } from './words';

interface Work {
  readonly ask: Ask;
  readonly manifest: Manifest;
  /** the shell's DATA_DIR; null when the backup or the wish leaves it out */
  readonly site: string | null;
  /** below the API's DATA_DIR, so that a rename puts things in place */
  readonly staging: string;
  readonly siteStaging: string | null;
  /** at the end of what is moved aside */
  readonly suffix: string;
}

const plainOf = ({ ask, manifest }: Work, name: string) =>
  unsealed(path.join(ask.folder, name), manifest.sealing, ask.secrets);

async function unpack(work: Work, name: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if (manifestHas(work, name)) {
    const file = path.join(to, `.${name}`);
    await pipeline(await plainOf(work, name), createWriteStream(file, { mode: 0o600 }));
    await extract({ file, cwd: to, strict: true });
    await rm(file);
  }
}

const manifestHas = ({ manifest }: Work, name: string) => name in manifest.files;

/** What a restore would take the place of, in words. */
async function inTheWay({ ask, site }: Work, filled: readonly string[]): Promise<string[]> {
  const { dataDir, database } = ask.config;
  const isFilled = database.url === undefined && (await hasEmbedded(dataDir));
  const keys = await keyFiles(dataDir);
  const folders = await Promise.all(
    SITE_FOLDERS.map(async (name) =>
      site === null || (await isEmptyFolder(path.join(site, name))) ? [] : [path.join(site, name)],
    ),
  );
  return [
    ...(filled.length > 0 ? ['the tables of the database'] : []),
    ...(isFilled ? [embeddedFiles(dataDir)] : []),
    ...(keys.length > 0 ? [`keys in ${dataDir}`] : []),
    ...folders.flat(),
  ];
}

const majorOf = (version: string) => Number.parseInt(version, 10);

async function checkServer(facts: ServerFacts, version: string): Promise<void> {
  if (majorOf(facts.version) < majorOf(version))
    throw new BackupError(
      `The backup is of PostgreSQL ${version}, and the server is ${facts.version}: restore to ${version} or newer`,
    );
  await checkPrograms(['pg_restore', 'psql'], version);
  if (facts.others > 0)
    throw new BackupError(
      `${facts.others} other connections use the database: stop every API and worker first`,
    );
}

/** Throws BackupError before anything is changed. The schemas that the backup takes the place of. */
async function checkTarget(work: Work): Promise<readonly string[]> {
  const { ask, manifest } = work;
  const { url } = ask.config.database;
  const { kind, version } = manifest.database;
  if ((kind === 'server') !== (url !== undefined))
    throw new BackupError(
      kind === 'server'
        ? 'The backup is of a PostgreSQL server: set DATABASE_URL'
        : 'The backup is of an embedded database, which a server cannot read: unset DATABASE_URL',
    );
  const facts = url === undefined ? null : await serverFacts(url);
  if (facts !== null) await checkServer(facts, version);
  const filled = facts?.filled ?? [];
  const there = await inTheWay(work, filled);
  if (there.length > 0 && !ask.isOverwriting)
    throw new BackupError(
      `The target is not empty: ${there.join(', ')}. Restore to an empty one, or say --overwrite`,
    );
  return filled.length > 0 ? (facts?.schemas ?? []) : [];
}

/** Keys of the environment are in no backup: those of the target must be the backup's. */
async function checkKeys({ ask, manifest, staging }: Work): Promise<void> {
  const found = await keyNames({ ...ask.config, dataDir: path.join(staging, 'keys') });
  const missing = (['sessions', 'links', 'data'] as const).filter(
    (purpose) => !found[purpose].includes(manifest.keys[purpose]),
  );
  if (missing.length === 0 || ask.takesOtherKeys) return;
  throw new BackupError(
    `The keys of ${missing.join(', ')} are not those of the backup (${missing
      .map((purpose) => manifest.keys[purpose])
      .join(
        ', ',
      )}): set them as they were, as current or previous ones. With --accept-other-keys sessions and links end, and numbers of documents cannot be read`,
  );
}

async function putAside(file: string, suffix: string): Promise<string[]> {
  if (await isEmptyFolder(file)) {
    // an empty folder has nothing to keep
    await rmdir(file).catch(() => undefined);
    return [];
  }
  await rename(file, `${file}.${suffix}`);
  return [`${file}.${suffix}`];
}

async function swapEmbedded({ ask, staging, suffix }: Work): Promise<string[]> {
  const target = embeddedFiles(ask.config.dataDir);
  await mkdir(target, { recursive: true });
  const unlock = await lockFolder(target);
  try {
    const aside = await putAside(target, suffix);
    await rename(path.join(staging, 'postgres'), target);
    return aside;
  } finally {
    await unlock();
  }
}

async function swapKeys({ ask, staging, suffix }: Work): Promise<string[]> {
  const { dataDir } = ask.config;
  const former = await keyFiles(dataDir);
  const aside = path.join(dataDir, `keys.${suffix}`);
  if (former.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of former) await rename(path.join(dataDir, name), path.join(aside, name));
  for (const name of await keyFiles(path.join(staging, 'keys')))
    await rename(path.join(staging, 'keys', name), path.join(dataDir, name));
  return former.length > 0 ? [aside] : [];
}

/** Releases first: a shell that watches the registry finds what it names. */
async function swapSite({ site, siteStaging, suffix }: Work): Promise<string[]> {
  if (site === null || siteStaging === null) return [];
  const aside: string[] = [];
  for (const name of [...SITE_FOLDERS].reverse()) {
    if (await isEmptyFolder(path.join(siteStaging, name))) continue;
    aside.push(...(await putAside(path.join(site, name), suffix)));
    await rename(path.join(siteStaging, name), path.join(site, name));
  }
  return aside;
}

async function stage(work: Work): Promise<void> {
  const { ask, manifest, staging, siteStaging } = work;
  await unpack(work, 'keys.tar.gz', path.join(staging, 'keys'));
  await checkKeys(work);
  if (siteStaging !== null) await unpack(work, 'site.tar.gz', siteStaging);
  if (ask.config.database.url !== undefined) return;
  const folder = path.join(staging, 'postgres');
  await unpack(work, 'database.tar.gz', folder);
  const { migrations } = await proven(folder);
  if (migrations.join() !== manifest.database.migrations.join())
    throw new BackupError('The backup is damaged: its database is not the one that it says');
}

async function replace(work: Work, schemas: readonly string[]): Promise<string[]> {
  const { url } = work.ask.config.database;
  const aside = [];
  if (url === undefined) aside.push(...(await swapEmbedded(work)));
  else await load(url, await plainOf(work, 'database.dump'), schemas);
  aside.push(...(await swapKeys(work)), ...(await swapSite(work)));
  return aside;
}

/**
 * Verifies a backup, prepares everything beside its place, and puts it there: until then nothing is changed, and what was
 * there is kept aside (of a PostgreSQL server the transaction replaces it). Throws BackupError.
 */
export async function putBack(ask: Ask): Promise<void> {
  const manifest = await readManifest(ask.folder);
  await checkFiles(ask.folder, manifest);
  const { dataDir } = ask.config;
  const site = 'site.tar.gz' in manifest.files ? siteFolder(ask.site, dataDir) : null;
  const id = `.restore-${randomUUID()}`;
  const staging = path.join(path.resolve(dataDir), id);
  const siteStaging = site === null ? null : path.join(site, id);
  const suffix = `before-${ask.now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const work = { ask, manifest, site, staging, siteStaging, suffix };
  const schemas = await checkTarget(work);
  try {
    await stage(work);
    const aside = await replace(work, schemas);
    for (const line of afterwards(manifest, aside)) ask.say(line);
  } finally {
    await removeCopy(path.join(staging, 'postgres'));
    for (const folder of [staging, siteStaging])
      if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}
