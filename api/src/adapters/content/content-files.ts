import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { hasCode } from '../../platform/error-code';

export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

export class ContentFilesError extends Error {
  constructor(problems: readonly string[]) {
    super(`Content: ${problems.join('; ')}`);
    this.name = 'ContentFilesError';
  }
}

async function below(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { withFileTypes: true, recursive: true });
    return found
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

export async function readContentFiles(
  root: string,
  folders: readonly string[],
): Promise<ContentFile[]> {
  const files = (await Promise.all(folders.map((folder) => below(path.join(root, folder)))))
    .flat()
    .sort();
  if (files.length === 0) throw new ContentFilesError([`there are no files in ${root}`]);
  return Promise.all(
    files.map(async (file) => ({
      path: path.relative(root, file).replaceAll(path.sep, '/'),
      text: await readFile(file, 'utf8'),
    })),
  );
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export function splitFrontMatter(text: string): {
  readonly data: unknown;
  readonly markdown: string;
} {
  const found = FRONT_MATTER.exec(text.replace(/^\uFEFF/, ''));
  if (found === null) throw new Error('does not begin with YAML between two lines of ---');
  return {
    data: parse(found[1] ?? '', { maxAliasCount: 0 }),
    markdown: text.replace(/^\uFEFF/, '').slice(found[0].length),
  };
}
