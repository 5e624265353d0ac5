import { releasePath, slotChunk, type Release } from '@wayfare/releases';
import type { RouteHandle } from '@wayfare/remote-kit/host';
import type { StaticHandlerContext } from 'react-router-dom';

export interface PageAssets {
  scripts: { href: string; integrity: string }[];
  stylesheets: string[];
  /** shared modules that this code takes from the frame */
  shared: string[];
  /** verticals whose code this page runs at once; their hashes travel in the page */
  verticals: string[];
}

/** The browser files that a composition's verticals are served with. */
export interface BrowserFiles {
  /** what the named chunks of a vertical need; null when the vertical has no code */
  ofChunks(vertical: string, chunks: readonly string[]): PageAssets | null;
  /** hashes of all scripts of these verticals, by URL path */
  integrity(verticals: readonly string[]): Record<string, string>;
}

const CHUNK_OF_EXPOSE = 'expose-routes';

function filesOf(release: Release, chunks: readonly string[]): PageAssets {
  const base = `${releasePath(release.name, release.version)}/client/`;
  const groups = [CHUNK_OF_EXPOSE, ...chunks].map((chunk) => release.chunks[chunk]).filter((group) => group !== undefined);
  const scripts = [...new Set(['remoteEntry.js', ...groups.flatMap(({ js }) => js)])];
  return {
    scripts: scripts.flatMap((file) => {
      const integrity = release.files[`client/${file}`]?.integrity;
      return integrity === undefined ? [] : [{ href: base + file, integrity }];
    }),
    stylesheets: [...new Set(groups.flatMap(({ css }) => css))].map((file) => base + file),
    shared: groups.flatMap(({ shared }) => shared ?? []),
    verticals: [release.name],
  };
}

/** Hashes of a release's browser files by URL path: what the page needs to check them. */
export function integrityMap(release: Release): Record<string, string> {
  const base = releasePath(release.name, release.version);
  return Object.fromEntries(
    Object.entries(release.files)
      .filter(([file]) => file.startsWith('client/') && file.endsWith('.js'))
      .map(([file, { integrity }]) => [`${base}/${file}`, integrity]),
  );
}

/** Files of releases as the registry describes them. */
export function releaseFiles(releases: ReadonlyMap<string, Release>): BrowserFiles {
  const hashes = new Map([...releases].map(([name, release]) => [name, integrityMap(release)]));
  return {
    ofChunks(vertical, chunks) {
      const release = releases.get(vertical);
      return release === undefined ? null : filesOf(release, chunks);
    },
    integrity: (verticals) => Object.assign({}, ...verticals.map((name) => hashes.get(name) ?? {})) as Record<string, string>,
  };
}

/** Which files a page needs: those of its own route, and those of the slots that were rendered in it. */
export function pageAssets(files: BrowserFiles, context: StaticHandlerContext, renderedSlots: ReadonlySet<string>): PageAssets {
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const wanted = new Map<string, string[]>();
  const want = (vertical: string, chunk: string) => wanted.set(vertical, [...(wanted.get(vertical) ?? [handle?.language ?? 'en']), chunk]);
  if (handle !== undefined) want(handle.vertical, handle.route);
  for (const slot of renderedSlots) {
    const [vertical, id] = slot.split(' ');
    if (vertical !== undefined && id !== undefined) want(vertical, slotChunk(id));
  }
  const parts = [...wanted].map(([vertical, chunks]) => files.ofChunks(vertical, chunks)).filter((part) => part !== null);
  return {
    scripts: parts.flatMap(({ scripts }) => scripts),
    stylesheets: [...new Set(parts.flatMap(({ stylesheets }) => stylesheets))],
    shared: [...new Set(parts.flatMap(({ shared }) => shared))],
    verticals: parts.flatMap(({ verticals }) => verticals),
  };
}
