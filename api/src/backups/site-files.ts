import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error';

/** Of the shell's DATA_DIR. The registry first: what it names was published before. */
export const SITE_FOLDERS = ['registry', 'releases'] as const;

/** Signing keys, encryption keys and the operators' token, with the previous ones. */
const KEY_FILE =
  /^(?:(?:session|link)-key(?:\.previous\.[\w-]+)?\.pem|data-key(?:\.previous\.[\w-]+)?|operators-token)$/;

export async function keyFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => KEY_FILE.test(name)).sort();
}

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** The shell's DATA_DIR as asked for, else the folder above the API's; null when it is left out. */
export const siteFolder = (site: string | null | undefined, dataDir: string): string | null =>
  site === null ? null : path.resolve(site ?? path.join(path.resolve(dataDir), '..'));

/** Throws BackupError for a folder without registry, lest a backup lacks the releases unnoticed. */
export async function checkSite(site: string | null): Promise<void> {
  if (site === null || (await isFolder(path.join(site, 'registry')))) return;
  throw new BackupError(
    `${site} has no registry: name the shell's DATA_DIR by --site, or leave registry and releases out by --site none`,
  );
}

export async function foldersOf(site: string): Promise<string[]> {
  const there = await Promise.all(
    SITE_FOLDERS.map(async (name) => ((await isFolder(path.join(site, name))) ? [name] : [])),
  );
  return there.flat();
}

export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

/** Number of the newest revision among `registry`'s files. */
export async function newestRevision(site: string | null): Promise<number | null> {
  if (site === null) return null;
  const names = await readdir(path.join(site, 'registry')).catch(() => []);
  const newest = names
    .filter((name) => /^\d{8}\.json$/.test(name))
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  await readFile(path.join(site, 'registry', newest));
  return Number.parseInt(newest, 10);
}
