import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseArchive } from './registry';
import { ReleaseError } from './release-error';
import { checkName, conflict } from './release-name';

async function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/** Store of folders `<name>/<version>/…`; a rename makes each appear at once. */
export function folderReleases(root: string): ReleaseArchive {
  function folderOf(name: string, version: string): string {
    checkName(name, version);
    return path.join(root, name, version);
  }

  async function read(name: string, version: string, file: string): Promise<Buffer> {
    const folder = folderOf(name, version);
    try {
      return await readFile(path.join(folder, file));
    } catch (error) {
      throw new ReleaseError('NOT_FOUND', `release ${name} ${version} has no file ${file}`, error);
    }
  }

  async function sameContent(
    name: string,
    version: string,
    files: ReadonlyMap<string, Buffer>,
  ): Promise<boolean> {
    const expected = files.get('release.json');
    return expected !== undefined && (await read(name, version, 'release.json')).equals(expected);
  }

  async function present(
    name: string,
    version: string,
    files: ReadonlyMap<string, Buffer>,
  ): Promise<'present'> {
    if (await sameContent(name, version, files)) return 'present';
    throw conflict(name, version);
  }

  async function versions(name: string): Promise<string[]> {
    try {
      return (await readdir(path.join(root, name)))
        .filter((version) => !version.startsWith('.'))
        .sort();
    } catch {
      return [];
    }
  }

  return {
    read,
    versions,
    async add(name, version, files) {
      const folder = folderOf(name, version);
      if ((await versions(name)).includes(version)) return present(name, version, files);
      const staging = path.join(root, name, `.${version}.${randomUUID()}`);
      try {
        await writeFiles(staging, files);
        await rename(staging, folder);
        return 'added';
      } catch (error) {
        await rm(staging, { recursive: true, force: true });
        if ((await versions(name)).includes(version)) return present(name, version, files);
        throw error;
      }
    },
    async putSignature(name, version, { file, content }) {
      const folder = folderOf(name, version);
      await read(name, version, 'release.json');
      const staged = path.join(folder, `.${randomUUID()}`);
      await writeFiles(folder, new Map([[path.basename(staged), content]]));
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await rename(staged, path.join(folder, file));
    },
    async storedAt(name, version) {
      await read(name, version, 'release.json');
      return (await stat(path.join(folderOf(name, version), 'release.json'))).mtime;
    },
    async remove(name, version) {
      const folder = folderOf(name, version);
      if (!(await versions(name)).includes(version)) return;
      const gone = path.join(root, name, `.${version}.${randomUUID()}`);
      await rename(folder, gone);
      await rm(gone, { recursive: true, force: true });
    },
  };
}
