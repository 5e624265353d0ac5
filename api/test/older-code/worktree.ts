import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { git } from './previous-commit';

const LOCKFILE = 'package-lock.json';
const PACKAGES = 'node_modules';

export interface Worktree {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Each package by a link: the folder is its own, so that what is kept in it (`.cache`) is of this code alone. */
async function linkPackages(root: string, folder: string): Promise<void> {
  const from = path.join(root, PACKAGES);
  const to = path.join(folder, PACKAGES);
  await mkdir(to);
  const names = await readdir(from);
  await Promise.all(
    names
      .filter((name) => name !== '.cache')
      .map((name) => symlink(path.join(from, name), path.join(to, name))),
  );
}

/**
 * The files of a commit in a folder outside of the workspace, with its packages: the workspace's where the lockfile is the same,
 * else installed. The caller removes it.
 */
export async function openWorktree(root: string, commit: string): Promise<Worktree> {
  const parent = await realpath(await mkdtemp(path.join(os.tmpdir(), 'wayfare-older-')));
  const folder = path.join(parent, 'code');
  async function remove(): Promise<void> {
    await git(root, 'worktree', 'remove', '--force', folder).catch(() => undefined);
    await rm(parent, { recursive: true, force: true });
    await git(root, 'worktree', 'prune');
  }
  try {
    await git(root, 'worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
    const [own, older] = await Promise.all(
      [root, folder].map((place) => readFile(path.join(place, LOCKFILE))),
    );
    if (own !== undefined && older !== undefined && own.equals(older))
      await linkPackages(root, folder);
    else await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
