import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { containerName, releasePath } from './names';

export const CHUNKS_FILE = 'client/assets.json';
export const IMPORTS_FILES = ['client/imports.json', 'server/imports.json'] as const;
export const TWIN = '.br';
export const COMPRESSIBLE = /^client\/.*\.(?:m?js|css|json|svg)$/;

/** Sorted relative file paths below a folder; empty when missing. */
export async function filesBelow(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true }).catch(() => []);
  const nested = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory()
        ? filesBelow(folder, `${prefix}${entry.name}/`)
        : Promise.resolve([`${prefix}${entry.name}`]),
    ),
  );
  return nested.flat().sort();
}

/** Emitted files in `dist`, with compressed twins. */
export async function emittedFiles(dist: string): Promise<string[]> {
  const left: readonly string[] = [CHUNKS_FILE, ...IMPORTS_FILES];
  return (await filesBelow(dist)).filter(
    (name) => /^(?:client|server)\//.test(name) && !name.endsWith('.map') && !left.includes(name),
  );
}

export async function readAll(
  folder: string,
  names: readonly string[],
): Promise<Map<string, Buffer>> {
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return new Map(names.flatMap((name, index) => [[name, contents[index] ?? Buffer.alloc(0)]]));
}

export interface Rename {
  vertical: string;
  from: string;
  to: string;
}

/** Replaces the version in both of its forms: path and container identifier. */
export function renamed(content: Buffer, { vertical, from, to }: Rename): Buffer {
  const text = content.toString('latin1');
  const result = text
    .replaceAll(releasePath(vertical, from), releasePath(vertical, to))
    .replaceAll(containerName(vertical, from), containerName(vertical, to));
  return result === text ? content : Buffer.from(result, 'latin1');
}
