import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MIGRATIONS_FOLDER = 'api/src/platform/db/migrations';
/** a step, not the list of them */
const STEPS = `${MIGRATIONS_FOLDER}/[0-9]*.ts`;

/** Runs git in a folder; what it says. Rejects with what it complains of. */
export async function git(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', words, { cwd: folder });
  return stdout.trim();
}

const whether = (asked: Promise<string>): Promise<string | null> => asked.catch(() => null);

async function withoutHistory(folder: string): Promise<Error> {
  const isShallow = (await whether(git(folder, 'rev-parse', '--is-shallow-repository'))) === 'true';
  return new Error(
    isShallow
      ? 'This clone is shallow and ends before the newest migration, so nothing was checked: git fetch --unshallow'
      : 'This folder has no history of git with a commit before the newest migration, so nothing was checked: clone the repository',
  );
}

/**
 * The commit before the newest step of the database's schema was added: HEAD itself where that step is not committed, and
 * `asked` where it is given. Throws where the history does not reach so far.
 */
export async function previousCommit(folder: string, asked?: string): Promise<string> {
  const verified = (name: string) =>
    whether(git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`));
  if (asked !== undefined) {
    const commit = await verified(asked);
    if (commit === null) throw new Error(`there is no commit ${asked} here`);
    return commit;
  }
  const uncommitted = await whether(git(folder, 'status', '--porcelain', '--', STEPS));
  if (uncommitted === null) throw await withoutHistory(folder);
  const isNew = uncommitted.split('\n').some((line) => /^(\?\?|A)/.test(line));
  const added = ['log', '-1', '--no-renames', '--diff-filter=A', '--format=%H', '--', STEPS];
  const newest = isNew ? null : await whether(git(folder, ...added));
  const commit = newest === '' ? null : await verified(isNew ? 'HEAD' : `${newest}^`);
  if (commit === null) throw await withoutHistory(folder);
  return commit;
}
