import { createHash } from 'node:crypto';
import type { I18nByLanguage } from '@wayfare/i18n';
import {
  containerName,
  findOverlaps,
  integrityOf,
  releasePath,
  type Release,
  type Revision,
} from '@wayfare/releases';
import type { RemoteRelease } from '@wayfare/releases/browser';
import { createHrefs, type Hrefs, type Platform, type VerticalManifest } from '@wayfare/remote-kit';
import { HostedVertical, type Guard } from '@wayfare/remote-kit/host';
import { LANGUAGES } from '@wayfare/domain';
import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom';
import type { BootVertical } from '../app/boot';
import { siteRoutes } from '../app/routes';
import { developmentRoutes } from '../client/development-routes';
import { devRemoteRelease, releaseBase, type DevRemote } from './dev-remote';
import { integrityMap, releaseFiles, type BrowserFiles } from './page-assets';
import { groupByBeginning } from './path-groups';
import { pathRules, type PathRules } from './path-rules';
import type { LoadedRelease } from './release-loader';
import type { ResolvedVertical } from './resolve-vertical';

/** Everything that pages of one release set are made with. A request keeps the one that it started with. */
export interface Composition {
  id: string;
  verticals: readonly HostedVertical[];
  boot: readonly BootVertical[];
  files: BrowserFiles;
  manifests: readonly VerticalManifest[];
  /** the instant from which on each vertical's release has been live */
  liveSince: ReadonlyMap<string, string>;
  hrefs: Hrefs;
  redirectFor: PathRules;
  /** the routes that a path may be one of: a few, where a site has many to match a URL with */
  handlerOf: (pathname: string) => StaticHandler;
  i18n: I18nByLanguage;
}

export interface CompositionOptions {
  i18n: () => I18nByLanguage;
  guards: Readonly<Record<string, Guard>>;
  development: boolean;
  /** the vertical that is served while it is edited */
  devRemote?: DevRemote | null;
  /** of the registry, oldest first */
  history?: readonly Revision[];
  report: (message: string) => void;
}

export const integrityJson = (release: Release) =>
  Buffer.from(JSON.stringify(integrityMap(release)));

function remoteRelease({ release }: LoadedRelease, dev: DevRemote | null): RemoteRelease {
  const { name, version } = release;
  if (dev?.name === name) return devRemoteRelease(dev, version);
  const base = releasePath(name, version);
  return {
    version,
    container: containerName(name, version),
    entry: `${base}/client/remoteEntry.js`,
    integrity: null,
    integrityUrl: `${base}/integrity.json`,
    integrityHash: integrityOf(integrityJson(release)),
  };
}

/** Verticals whose manifest is known and whose paths nobody else claims; the first by name keeps a path that two claim. */
function withoutOverlaps(resolved: readonly ResolvedVertical[], report: (message: string) => void) {
  const accepted: (ResolvedVertical & { manifest: VerticalManifest })[] = [];
  for (const vertical of resolved) {
    if (vertical.manifest === null) continue;
    const [overlap] = findOverlaps([
      ...accepted.map(({ manifest }) => manifest),
      vertical.manifest,
    ]);
    if (overlap === undefined) accepted.push({ ...vertical, manifest: vertical.manifest });
    else
      report(
        `${vertical.name} is left out: ${overlap.verticals.join(' and ')} both claim ${overlap.path}`,
      );
  }
  return accepted;
}

/** Loads all pages, slots and texts, so that rendering never waits. */
async function warm(hosted: HostedVertical): Promise<void> {
  const pages = hosted.manifest.routes.flatMap(({ name }) =>
    LANGUAGES.map((language) => hosted.page(name, language).load()),
  );
  const slots = hosted.manifest.slots.flatMap(({ id }) =>
    LANGUAGES.map((language) => hosted.slot(id, language).load()),
  );
  await Promise.allSettled([...pages, ...slots]);
}

/** When each release was first one that visitors got. */
function liveSince(
  releases: ReadonlyMap<string, Release>,
  history: readonly Revision[],
): Composition['liveSince'] {
  const first = (name: string, version: string) =>
    history.find(({ set }) =>
      set[name]?.some((live) => live.version === version && live.weight > 0),
    )?.at;
  return new Map(
    [...releases].flatMap(([name, { version }]) => {
      const at = first(name, version);
      return at === undefined ? [] : [[name, at] as const];
    }),
  );
}

/** Pages by what their paths begin with, each group in the frame that stands around all pages. */
function handlersOf(routes: readonly RouteObject[]): Composition['handlerOf'] {
  const patterns = (among: readonly RouteObject[]): string[] =>
    among.flatMap(({ path, children = [] }) => [
      ...(path === undefined ? [] : [path]),
      ...patterns(children),
    ]);
  const only = (among: readonly RouteObject[], wanted: readonly string[]): RouteObject[] =>
    among
      .filter(({ path }) => path === undefined || wanted.includes(path))
      .map((route) =>
        route.children === undefined ? route : { ...route, children: only(route.children, wanted) },
      );
  const groupOf = groupByBeginning(patterns(routes), (pattern) => pattern);
  const made = new Map<readonly string[], StaticHandler>();
  return (pathname) => {
    const group = groupOf(pathname);
    const handler = made.get(group) ?? createStaticHandler(only(routes, group));
    made.set(group, handler);
    return handler;
  };
}

export async function compose(
  resolved: readonly ResolvedVertical[],
  options: CompositionOptions,
): Promise<Composition> {
  const accepted = withoutOverlaps(resolved, options.report);
  const manifests = accepted.map(({ manifest }) => manifest);
  const i18n = options.i18n();
  const devRemote = options.devRemote ?? null;
  const verticals = accepted.map(({ manifest, current, failure }) => {
    const load = () =>
      current === null
        ? Promise.reject(new Error(failure ?? 'no release'))
        : Promise.resolve(current.vertical);
    return new HostedVertical({ manifest, load, i18n, retry: { tries: 1, base: 0 } });
  });
  await Promise.all(verticals.map(warm));
  const boot = accepted.map(({ manifest, current, previous, failure }): BootVertical => ({
    manifest,
    release: current === null ? null : remoteRelease(current, devRemote),
    fallback: previous === null ? null : remoteRelease(previous, devRemote),
    failure,
  }));
  const services = {
    platform: (context: unknown) => context as Platform,
    i18n,
    guards: options.guards,
  };
  const routes = siteRoutes(verticals, services, options.development ? developmentRoutes() : []);
  const releases = new Map(
    accepted.flatMap(({ name, current }) =>
      current === null ? [] : [[name, current.release] as const],
    ),
  );
  const names = accepted.map(
    ({ name, current }) => `${name}@${current?.release.version ?? 'none'}`,
  );
  return {
    id: createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 12),
    verticals,
    boot,
    files: releaseFiles(releases, releaseBase(devRemote)),
    manifests,
    liveSince: liveSince(releases, options.history ?? []),
    hrefs: createHrefs(manifests),
    redirectFor: pathRules(manifests),
    handlerOf: handlersOf(routes),
    i18n,
  };
}
