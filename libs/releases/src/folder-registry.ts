import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { RevisionSchema, type RegistryStore, type Revision } from './registry';
import { gap, taken } from './stale';

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const fileName = (rev: number) => `${String(rev).padStart(8, '0')}.json`;

/** Registry of files `00000001.json`, …; the hard link is the compare-and-swap, the loser fails with STALE. */
export function folderRegistry(
  folder: string,
  report: (message: string) => void = () => undefined,
): RegistryStore {
  const reported = new Set<string>();
  async function read(name: string): Promise<Revision | null> {
    try {
      return v.parse(RevisionSchema, JSON.parse(await readFile(path.join(folder, name), 'utf8')));
    } catch (error) {
      if (!reported.has(name))
        report(
          `registry revision ${name} can't be used: ${error instanceof Error ? error.message : String(error)}`,
        );
      reported.add(name);
      return null;
    }
  }
  async function names(): Promise<string[]> {
    try {
      return (await readdir(folder)).filter((name) => /^\d{8}\.json$/.test(name)).sort();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }
  const lastNumber = async () => Number.parseInt((await names()).at(-1) ?? '0', 10);
  async function refuseGap(rev: number): Promise<void> {
    if ((await lastNumber()) < rev - 1) throw gap(rev);
  }
  return {
    async head() {
      for (const name of (await names()).reverse()) {
        const revision = await read(name);
        if (revision !== null) return revision;
      }
      return null;
    },
    async history() {
      const revisions = await Promise.all((await names()).map(read));
      return revisions.filter((revision) => revision !== null);
    },
    async nextNumber() {
      return (await lastNumber()) + 1;
    },
    async append(revision) {
      const checked = v.parse(RevisionSchema, revision);
      await refuseGap(checked.rev);
      await mkdir(folder, { recursive: true });
      const staged = path.join(folder, `.${randomUUID()}`);
      try {
        await writeFile(staged, `${JSON.stringify(checked, null, 1)}\n`);
        await link(staged, path.join(folder, fileName(checked.rev)));
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        throw taken(checked.rev, error);
      } finally {
        await rm(staged, { force: true });
      }
    },
  };
}
