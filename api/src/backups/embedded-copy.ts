import { cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { openEmbedded } from '../platform/db/database';
import { FolderInUseError, lockFolder } from '../platform/db/folder-lock';
import { operatorsToken } from '../telemetry/operators-token';
import type { Ask } from './command';
import { BackupError } from './backup-error';

export const COPIES = 'copies';
export const COPY_NAME = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const embeddedFiles = (dataDir: string) => path.join(dataDir, 'postgres');
export const copyFolder = (dataDir: string, id: string) => path.join(dataDir, COPIES, id);

/**
 * Copies an open embedded database's files. It has one connection, and writes only while a statement of it runs: who
 * holds that connection sees files that stand still.
 */
export async function copyOpen(pool: Pick<Pool, 'connect'>, from: string, to: string) {
  const client = await pool.connect();
  try {
    await client.query('CHECKPOINT');
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await cp(from, to, { recursive: true });
  } finally {
    client.release();
  }
}

export async function hasEmbedded(dataDir: string): Promise<boolean> {
  return stat(path.join(embeddedFiles(dataDir), 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

type Site = Pick<Ask['config'], 'dataDir' | 'operators'>;

const STOP_IT = 'or stop the API and try again';

/** Asks the API that has the files open, at its port for operators. */
async function copyByApi({ dataDir, operators }: Site, id: string): Promise<void> {
  if (operators === null)
    throw new BackupError(
      `The API runs and has no port for operators: set OPERATORS_PORT, ${STOP_IT}`,
    );
  const token = await operatorsToken(operators.token, dataDir);
  const host = ['0.0.0.0', '::'].includes(operators.host) ? '127.0.0.1' : operators.host;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${operators.port}`;
  const answer = await fetch(`${address}/database-copies/${id}`, {
    method: 'PUT',
    headers: { authorization: `Basic ${Buffer.from(`backup:${token}`).toString('base64')}` },
  }).catch((cause: unknown) => {
    throw new BackupError(
      `The API runs and does not answer at ${address}: set OPERATORS_HOST and OPERATORS_PORT as it has them, ${STOP_IT}`,
      cause,
    );
  });
  if (!answer.ok)
    throw new BackupError(
      `The API refused to copy its database (${answer.status} at ${address}): set OPERATORS_TOKEN as it has it, ${STOP_IT}`,
    );
}

async function copyClosed(dataDir: string, to: string): Promise<void> {
  const unlock = await lockFolder(embeddedFiles(dataDir));
  try {
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await cp(embeddedFiles(dataDir), to, { recursive: true });
  } finally {
    await unlock();
  }
}

/** Copies the files to `copies/<id>` of DATA_DIR, by the running API where it has them open. Throws BackupError. */
export async function copyEmbedded(site: Site, id: string): Promise<string> {
  const { dataDir } = site;
  if (!(await hasEmbedded(dataDir)))
    throw new BackupError(
      `${dataDir} has no embedded database: set DATA_DIR as the API has it, or DATABASE_URL`,
    );
  const folder = copyFolder(dataDir, id);
  try {
    await copyClosed(dataDir, folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    await copyByApi(site, id);
  }
  return folder;
}

/** Removes a copy with what a database that was opened on it left beside it. */
export async function removeCopy(folder: string): Promise<void> {
  for (const name of [folder, `${folder}.lock`, `${folder}.owner`])
    await rm(name, { recursive: true, force: true });
}

interface Proven {
  readonly version: string;
  readonly migrations: readonly string[];
}

/** Opens a copy, which recovers it, and closes it in order. Throws BackupError when it cannot be opened. */
export async function proven(folder: string): Promise<Proven> {
  const major = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  try {
    const database = await openEmbedded(folder, () => undefined);
    try {
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT id FROM migrations ORDER BY id',
      );
      return { version: major, migrations: rows.map(({ id }) => id) };
    } finally {
      await database.close();
    }
  } catch (cause) {
    throw new BackupError(
      `The copy of the embedded database (PostgreSQL ${major}) cannot be opened by this release`,
      cause,
    );
  }
}
