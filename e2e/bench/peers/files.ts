import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withAll } from './nodes';
import type { Shown } from './tree';

/** What one element has its browser fetch to show it. */
function addressesOf({ tag, props }: Shown): string[] {
  const text = (name: string) => (typeof props[name] === 'string' ? props[name] : '');
  if (tag === 'link') return /stylesheet|icon/.test(text('rel')) ? [text('href')] : [];
  const sources = text('srcSet')
    .split(',')
    .map((source) => source.trim().split(' ')[0] ?? '');
  return ['img', 'source'].includes(tag) ? [text('src'), ...sources] : [];
}

/** The paths of all files that a page shows itself with, each once; what is on another site is left out. */
export const filesOf = (nodes: readonly Shown[]): string[] => [
  ...new Set(
    nodes
      .flatMap(withAll)
      .flatMap(addressesOf)
      .filter((address) => address.startsWith('/') && !address.startsWith('//')),
  ),
];

const inStyles = (css: string, from: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('data:') && !address.startsWith('#'))
    .map((address) => new URL(address, from).pathname);

/** Copies files of a site into folders under the paths that they have there, with what their styles name. */
export async function copyFiles(
  origin: string,
  paths: readonly string[],
  folders: readonly string[],
): Promise<void> {
  const wanted = [...new Set(paths)];
  // what a style names is found on the way
  for (const each of wanted) {
    const response = await fetch(origin + each);
    if (!response.ok) throw new Error(`${each} answered ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { pathname } = new URL(each, origin);
    if (pathname.endsWith('.css'))
      for (const named of inStyles(bytes.toString('utf8'), origin + pathname))
        if (!wanted.includes(named)) wanted.push(named);
    for (const folder of folders) {
      const file = path.join(folder, pathname);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  }
}
