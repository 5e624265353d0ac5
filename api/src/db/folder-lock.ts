import { lock } from 'proper-lockfile';
import { hasCode } from '../error-code';

/** The data folder belongs to another running process. */
export class FolderInUseError extends Error {
  constructor(folder: string, cause: unknown) {
    super(`The embedded database in ${folder} is in use by another process. Stop that one, or give this one its own DATA_DIR or a DATABASE_URL.`, { cause });
    this.name = 'FolderInUseError';
  }
}

/** Embedded PostgreSQL does not notice a second writer and would destroy its files; this does. Returns the unlock. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lock(folder, { stale: 15_000, update: 5_000, realpath: true });
  } catch (cause) {
    if (hasCode(cause, 'ELOCKED')) throw new FolderInUseError(folder, cause);
    throw cause;
  }
}
