import * as fs from 'node:fs';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { lock } from 'proper-lockfile';
import { hasCode } from '../error-code';

export class FolderInUseError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} is in use by another process. Stop that one, or give this one its own DATA_DIR or a DATABASE_URL.`,
      { cause },
    );
    this.name = 'FolderInUseError';
  }
}

const ownerFile = (folder: string) => `${folder}.owner`;

const held = new Set<string>();

async function take(folder: string): Promise<() => Promise<void>> {
  // an `fs` of its own dates the lock by this process's clock; the disk's clock may differ
  const unlock = await lock(folder, {
    stale: 15_000,
    update: 5_000,
    realpath: true,
    fs: { ...fs },
  });
  await writeFile(ownerFile(folder), `${os.hostname()} ${process.pid}`);
  held.add(folder);
  return async () => {
    held.delete(folder);
    await unlock();
  };
}

function isRunning(pid: number, folder: string): boolean {
  // a restarted container often reuses its predecessor's process id
  if (pid === process.pid) return held.has(folder);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

async function isOrphaned(folder: string): Promise<boolean> {
  const owner = await readFile(ownerFile(folder), 'utf8').catch(() => '');
  const [host, pid] = owner.split(' ');
  return host === os.hostname() && /^\d+$/.test(pid ?? '') && !isRunning(Number(pid), folder);
}

/** Embedded PostgreSQL would let a second writer destroy its files. Returns the unlock; takes over orphans. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await take(folder);
  } catch (cause) {
    if (!hasCode(cause, 'ELOCKED')) throw cause;
    if (!(await isOrphaned(folder))) throw new FolderInUseError(folder, cause);
    await rm(`${await realpath(folder)}.lock`, { recursive: true, force: true });
    return take(folder);
  }
}
