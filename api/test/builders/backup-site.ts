import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Ask } from '../../src/backups/command';
import { openDatabase } from '../../src/platform/db/database';
import { signingKeys } from '../../src/platform/keys/signing-keys';
import { dataKeys } from '../../src/platform/records/data-keys';
import { readConfig } from '../../src/platform/config';

/* For tests: a site's folders, as `npm start` lays them out, to be backed up and restored. */

export const NOW = new Date('2026-11-20T09:00:00Z');
const NO_SECRETS = { passphrase: undefined, recipient: undefined, identity: undefined };

type Variables = Readonly<Record<string, string>>;

export async function siteIn(root: string, name: string, variables: Variables = {}) {
  const site = path.join(root, name);
  const dataDir = path.join(site, 'data');
  const said: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, ...variables });
  const ask = (folder: string, change: Partial<Ask> = {}): Ask => ({
    config,
    folder,
    site: undefined,
    isOverwriting: false,
    takesOtherKeys: false,
    secrets: NO_SECRETS,
    now: NOW,
    say: (line) => void said.push(line),
    ...change,
  });
  return {
    site,
    dataDir,
    said,
    config,
    ask,
    keys: () => signingKeys(config.keys, dataDir),
    open: () => openDatabase({ ...config.database, dataDir, onError: () => undefined }),
    /** keys, and one release of one vertical */
    async fill(): Promise<void> {
      await signingKeys(config.keys, dataDir);
      await dataKeys(config.keys.data, dataDir);
      for (const folder of ['registry', 'releases/hotels/1.0.0'])
        await mkdir(path.join(site, folder), { recursive: true });
      await writeFile(path.join(site, 'registry/00000007.json'), '{"rev":7}');
      await writeFile(path.join(site, 'releases/hotels/1.0.0/main.js'), 'export {};');
    },
  };
}

export type BackupSite = Awaited<ReturnType<typeof siteIn>>;

export async function temporaryRoot() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'wayfare-backup-'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Contents by path, of files that match. */
export async function filesBelow(folder: string, wanted: RegExp): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: Record<string, string> = {};
  for (const entry of names) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (entry.isFile() && wanted.test(name)) found[name] = await readFile(file, 'latin1');
  }
  return found;
}
