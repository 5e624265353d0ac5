import type { I18nByLanguage } from '@wayfare/i18n';
import { containerName, integrityOf, releasePath, type Release } from '@wayfare/releases';
import type { RemoteRelease } from '@wayfare/releases/browser';
import {
  createHrefs,
  type CachePolicy,
  type Hrefs,
  type Platform,
  type Vertical,
  type VerticalManifest,
} from '@wayfare/remote-kit';
import { HostedVertical, type Guard } from '@wayfare/remote-kit/host';
import { LANGUAGES } from '@wayfare/domain';
import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router-dom';
import { toSend, type BootVertical } from '../../app/boot';
import { siteRoutes } from '../../app/routes';
import { developmentRoutes } from '../../client/development-routes';
import type { DevRemote } from '../platform/dev-remote-setting';
import { devRemoteRelease, releaseBase } from '../releases/dev-remote';
import { integrityMap, releaseFiles, type BrowserFiles } from './page-assets';
import type { PagePlatform } from './page-platform';
import { groupByBeginning } from '../releases/path-groups';
import type { ReleasePlan } from '../releases/release-plan';
import { hostVersions } from '../releases/shared-modules';
import { trialRoutes } from './trial-routes';

export interface Composition {
  id: string;
  verticals: readonly HostedVertical[];
  boot: readonly BootVertical[];
  files: BrowserFiles;
  manifests: readonly VerticalManifest[];
  hrefs: Hrefs;
  handlerOf: (pathname: string) => StaticHandler;
  i18n: I18nByLanguage;
}

export interface CompositionOptions {
  load: (release: Release) => Promise<Vertical>;
  entryOf: (release: Release) => Promise<Buffer | null>;
  i18n: () => I18nByLanguage;
  guards: Readonly<Record<string, Guard>>;
  development: boolean;
  isTrial?: boolean;
  devRemote?: DevRemote | null;
}

export const integrityJson = (release: Release) =>
  Buffer.from(JSON.stringify(integrityMap(release)));

function remoteRelease(release: Release, dev: DevRemote | null): RemoteRelease {
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

async function warm(hosted: HostedVertical): Promise<void> {
  const pages = hosted.manifest.routes.flatMap(({ name }) =>
    LANGUAGES.map((language) => hosted.page(name, language).load()),
  );
  const slots = hosted.manifest.slots.flatMap(({ id }) =>
    LANGUAGES.map((language) => hosted.slot(id, language).load()),
  );
  await Promise.allSettled([...pages, ...slots]);
}

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

async function entriesOf(
  releases: ReadonlyMap<string, Release>,
  { entryOf, devRemote }: CompositionOptions,
): Promise<Map<string, Buffer>> {
  const read = await Promise.all(
    [...releases]
      .filter(([name]) => name !== devRemote?.name)
      .map(async ([name, release]) => [name, await entryOf(release)] as const),
  );
  return new Map(read.flatMap(([name, code]) => (code === null ? [] : [[name, code] as const])));
}

export async function compose(
  { id, verticals: planned }: ReleasePlan,
  options: CompositionOptions,
): Promise<Composition> {
  const manifests = planned.map(({ manifest }) => manifest);
  const i18n = options.i18n();
  const devRemote = options.devRemote ?? null;
  const verticals = planned.map((vertical) => {
    const { manifest } = vertical;
    const load = () =>
      vertical.status === 'failed'
        ? Promise.reject(new Error(vertical.failure))
        : options.load(vertical.current);
    // a worker has deadlines of its own, and a busy one must not lose parts of pages for a while
    return new HostedVertical({ manifest, load, i18n, retry: { tries: 1, base: 0 }, limits: null });
  });
  await Promise.all(verticals.map(warm));
  const boot = planned.map((vertical): BootVertical => {
    const manifest = toSend(vertical.manifest);
    if (vertical.status === 'failed')
      return { manifest, release: null, fallback: null, failure: vertical.failure };
    const { current, previous } = vertical;
    return {
      manifest,
      release: remoteRelease(current, devRemote),
      fallback: previous === null ? null : remoteRelease(previous, devRemote),
      failure: null,
    };
  });
  const services = {
    platform: (context: unknown) => context as Platform,
    i18n,
    guards: options.guards,
    cache: (policy: CachePolicy, context: unknown) => (context as PagePlatform).cache(policy),
    startWhenUsed: (context: unknown) => (context as PagePlatform).startWhenUsed(),
  };
  const routes = siteRoutes(verticals, services, [
    ...(options.development ? developmentRoutes() : []),
    ...(options.isTrial === true ? trialRoutes(verticals) : []),
  ]);
  const releases = new Map(
    planned.flatMap((vertical) =>
      vertical.status === 'works' ? [[vertical.name, vertical.current] as const] : [],
    ),
  );
  return {
    id,
    verticals,
    boot,
    files: releaseFiles(releases, {
      host: hostVersions(),
      baseOf: releaseBase(devRemote),
      entries: await entriesOf(releases, options),
    }),
    manifests,
    hrefs: createHrefs(manifests),
    handlerOf: handlersOf(routes),
    i18n,
  };
}
