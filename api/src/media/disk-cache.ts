import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../platform/error-code';

export interface DiskCache {
  get(name: string): Promise<Buffer | null>;
  set(name: string, content: Buffer): Promise<void>;
}

interface Entry {
  readonly file: string;
  readonly size: number;
  readonly usedAt: number;
}

async function entryOf(file: string): Promise<Entry | null> {
  try {
    const { size, mtimeMs } = await stat(file);
    return { file, size, usedAt: mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function entries(folder: string): Promise<Entry[]> {
  const found = await Promise.all(
    (await readdir(folder)).map((name) => entryOf(path.join(folder, name))),
  );
  return found.filter((entry) => entry !== null);
}

async function shrink(folder: string, limit: number): Promise<number> {
  const all = (await entries(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let total = all.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of all) {
    if (total <= limit * 0.9) break;
    await rm(file, { force: true });
    total -= size;
  }
  return total;
}

/** LRU by file within about `limit` bytes; names must be plain file names. */
export async function diskCache(folder: string, limit: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  let total = (await entries(folder)).reduce((sum, { size }) => sum + size, 0);
  let shrinking: Promise<void> | null = null;

  return {
    async get(name) {
      const file = path.join(folder, name);
      try {
        const content = await readFile(file);
        const now = new Date();
        await utimes(file, now, now);
        return content;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async set(name, content) {
      // atomic rename: readers never see half a file
      const draft = path.join(folder, `.${randomUUID()}`);
      await writeFile(draft, content);
      await rename(draft, path.join(folder, name));
      total += content.length;
      if (total <= limit) return;
      shrinking ??= shrink(folder, limit).then((left) => {
        total = left;
        shrinking = null;
      });
      await shrinking;
    },
  };
}
