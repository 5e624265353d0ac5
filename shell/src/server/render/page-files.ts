import type { JoinedEntries } from '@wayfare/releases/browser';
import { pageAssets, type BrowserFiles, type NamedFile, type PageParts } from './page-assets';
import type { ShellAssets } from './shell-assets';

/** All that a page's head names: the frame's files, then the page's own. */
export interface PageFiles {
  stylesheets: readonly NamedFile[];
  /** addresses of all scripts that the page will run, the first needed first */
  scripts: readonly string[];
  /** which of them is the page's entries, as one; null where each is alone */
  entries: JoinedEntries | null;
  /** hashes by URL path: of all that the frame may load, and of these scripts; each of the objects lasts */
  integrity: readonly Readonly<Record<string, string>>[];
  /** shared modules of which a release uses its own copy, `name@version module` */
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

/** Answers with the same object for the same page with the same slots, so that what is written of it is kept too. */
export function pageFiles(shell: ShellAssets, files: BrowserFiles, page: PageParts): PageFiles {
  const known = listed.get(files) ?? new Map<string, PageFiles>();
  listed.set(files, known);
  const key = [page.handle?.vertical, page.handle?.route, page.language, ...page.slots].join('\n');
  const found = known.get(key) ?? listFiles(shell, files, page);
  known.set(key, found);
  return found;
}
