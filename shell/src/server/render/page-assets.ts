import { DEFAULT_LANGUAGE, type Language } from '@wayfare/domain';
import {
  integrityOf,
  joinedPath,
  joinEntries,
  ownCopiesIn,
  releasePath,
  slotChunk,
  type Release,
} from '@wayfare/releases';
import type { RouteHandle } from '@wayfare/remote-kit/host';

export interface NamedFile {
  href: string;
  integrity: string;
}

export interface JoinedFile extends NamedFile {
  of: NamedFile[];
}

export interface VerticalAssets {
  scripts: NamedFile[];
  stylesheets: NamedFile[];
  shared: string[];
  /** shared modules of which a release uses its own copy here, `name@version module` */
  ownCopies: string[];
}

export interface PageAssets extends VerticalAssets {
  entries: JoinedFile | null;
}

export interface BrowserFiles {
  has(vertical: string, chunk: string): boolean;
  ofChunks(vertical: string, chunks: readonly string[]): VerticalAssets | null;
  joined(verticals: readonly string[]): JoinedFile | null;
}

const CHUNK_OF_EXPOSE = 'expose-routes';
const ENTRY = 'remoteEntry.js';

interface ServedFrom {
  folder: string;
  host: Readonly<Record<string, string>>;
}

const groupsOf = ({ chunks }: Release, names: readonly string[]) =>
  names.map((name) => chunks[name]).filter((group) => group !== undefined);

function filesOf(
  release: Release,
  chunks: readonly string[],
  { folder, host }: ServedFrom,
): VerticalAssets {
  const base = `${folder}/client/`;
  const own = groupsOf(release, [CHUNK_OF_EXPOSE, ...chunks]);
  const shared = own.flatMap((group) => group.shared ?? []);
  const copies = ownCopiesIn(release, host).filter((module) => shared.includes(module));
  const groups = [...own, ...groupsOf(release, copies)];
  const named = (files: readonly string[]): NamedFile[] =>
    [...new Set(files)].map((file) => ({
      href: base + file,
      integrity: release.files[`client/${file}`]?.integrity ?? '',
    }));
  return {
    scripts: named([ENTRY, ...groups.flatMap(({ js }) => js)]).filter(
      ({ integrity }) => integrity !== '',
    ),
    stylesheets: named(groups.flatMap(({ css }) => css)),
    shared: groups
      .flatMap((group) => group.shared ?? [])
      .filter((module) => !copies.includes(module)),
    ownCopies: copies.map((module) => `${release.name}@${release.version} ${module}`),
  };
}

export function integrityMap(release: Release): Record<string, string> {
  const base = releasePath(release.name, release.version);
  return Object.fromEntries(
    Object.entries(release.files)
      .filter(([file]) => file.startsWith('client/') && /\.(?:js|css)$/.test(file))
      .map(([file, { integrity }]) => [`${base}/${file}`, integrity]),
  );
}

const publishedBase = ({ name, version }: Release) => releasePath(name, version);

export interface FilesOptions {
  host?: Readonly<Record<string, string>>;
  baseOf?: (release: Release) => string;
  entries?: ReadonlyMap<string, Buffer>;
}

function joining(
  releases: ReadonlyMap<string, Release>,
  entries: ReadonlyMap<string, Buffer>,
): BrowserFiles['joined'] {
  const made = new Map<string, JoinedFile>();
  return (verticals) => {
    const chosen = verticals.flatMap((vertical) => {
      const [release, code] = [releases.get(vertical), entries.get(vertical)];
      return release === undefined || code === undefined ? [] : [{ ...release, code }];
    });
    if (chosen.length < 2) return null;
    const href = joinedPath(chosen);
    const joined = made.get(href) ?? {
      href,
      integrity: integrityOf(joinEntries(chosen)),
      of: chosen.map((release) => ({
        href: `${publishedBase(release)}/client/${ENTRY}`,
        integrity: release.files[`client/${ENTRY}`]?.integrity ?? '',
      })),
    };
    made.set(href, joined);
    return joined;
  };
}

export function releaseFiles(
  releases: ReadonlyMap<string, Release>,
  { host = {}, baseOf = publishedBase, entries = new Map() }: FilesOptions = {},
): BrowserFiles {
  return {
    joined: joining(releases, entries),
    has: (vertical, chunk) => releases.get(vertical)?.chunks[chunk] !== undefined,
    ofChunks(vertical, chunks) {
      const release = releases.get(vertical);
      return release === undefined
        ? null
        : filesOf(release, chunks, { folder: baseOf(release), host });
    },
  };
}

export interface PageParts {
  handle: Pick<RouteHandle, 'vertical' | 'route'> | undefined;
  language: Language;
  slots: ReadonlySet<string>;
}

/** The files of a page: chunks of its route and slots, and their messages by language. */
export function pageAssets(
  files: BrowserFiles,
  { handle, language, slots }: PageParts,
): PageAssets {
  const wanted = new Map<string, string[]>();
  const want = (vertical: string, chunk: string) => {
    // a release from before a language speaks the default one
    const texts = [language, DEFAULT_LANGUAGE]
      .flatMap((spoken) => [`${chunk}-${spoken}`, spoken])
      .find((name) => files.has(vertical, name));
    const chunks = texts === undefined ? [chunk] : [texts, chunk];
    wanted.set(vertical, [...(wanted.get(vertical) ?? []), ...chunks]);
  };
  if (handle !== undefined) want(handle.vertical, handle.route);
  for (const slot of slots) {
    const [vertical, id] = slot.split(' ');
    if (vertical !== undefined && id !== undefined) want(vertical, slotChunk(id));
  }
  const parts = [...wanted]
    .map(([vertical, chunks]) => files.ofChunks(vertical, chunks))
    .filter((part) => part !== null);
  const entries = files.joined([...wanted.keys()]);
  const isJoined = ({ href }: NamedFile) =>
    entries?.of.some((entry) => entry.href === href) === true;
  return {
    entries,
    scripts: parts.flatMap(({ scripts }) => scripts).filter((script) => !isJoined(script)),
    stylesheets: parts.flatMap(({ stylesheets }) => stylesheets),
    shared: [...new Set(parts.flatMap(({ shared }) => shared))],
    ownCopies: parts.flatMap(({ ownCopies }) => ownCopies),
  };
}
