import type { JoinedEntries } from '@wayfare/releases/browser';
import { pageAssets, type BrowserFiles, type NamedFile, type PageParts } from './page-assets';
import type { ShellAssets } from './shell-assets';

export interface PageFiles {
  stylesheets: readonly NamedFile[];
  scripts: readonly string[];
  entries: JoinedEntries | null;
  /** hashes by URL path: of all that the frame may load, and of these scripts; each of the objects lasts */
  integrity: readonly Readonly<Record<string, string>>[];
  ownCopies: readonly string[];
}

function listFiles(shell: ShellAssets, files: BrowserFiles, page: PageParts): PageFiles {
  const { stylesheets, scripts, entries, shared, ownCopies } = pageAssets(files, page);
  const joined = entries === null ? [] : [entries];
  const messages = shell.messages[page.language];
  const frame = [
    ...shell.preload,
    shell.main,
    ...(messages === undefined ? [] : [messages]),
    ...shared.flatMap((name) => shell.provided[name] ?? []),
  ];
  return {
    stylesheets: [
      ...shell.stylesheets.map((href) => ({ href, integrity: shell.integrity[href] ?? '' })),
      ...stylesheets,
    ],
    scripts: [...frame, ...[...joined, ...scripts].map(({ href }) => href)],
    entries:
      entries === null ? null : { src: entries.href, of: entries.of.map(({ href }) => href) },
    integrity: [
      shell.integrity,
      Object.fromEntries(
        [...joined, ...joined.flatMap(({ of }) => of), ...scripts].flatMap(({ href, integrity }) =>
          integrity === '' ? [] : [[href, integrity]],
        ),
      ),
    ],
    ownCopies,
  };
}

const listed = new WeakMap<BrowserFiles, Map<string, PageFiles>>();

export function pageFiles(shell: ShellAssets, files: BrowserFiles, page: PageParts): PageFiles {
  const known = listed.get(files) ?? new Map<string, PageFiles>();
  listed.set(files, known);
  const key = [page.handle?.vertical, page.handle?.route, page.language, ...page.slots].join('\n');
  const found = known.get(key) ?? listFiles(shell, files, page);
  known.set(key, found);
  return found;
}
