import path from 'node:path';
import { folderRegistry } from '../folder-registry';
import { folderReleases } from '../folder-releases';
import type { RegistryStore, ReleaseArchive } from '../registry';
import { keptRegistry, type KeptRegistry } from './kept-registry';
import { localCopies } from './local-copies';
import { postgresRegistry } from './postgres-registry';
import { followedRegistry } from '../service/followed-registry';
import { servedReleases } from '../service/served-releases';
import { s3Releases, type S3Releases as Bucket } from './s3-releases';
import { signedReleases } from './signed-releases';
import { sourceState, type SourceName, type SourceState } from './source-state';
import type { StoreSettings } from './store-settings';
import type { TakenReleases } from './taken-releases';

interface Sources {
  readonly registry: RegistryStore;
  readonly releases: ReleaseArchive;
  close(): Promise<void>;
}

type Report = (message: string) => void;

/** A command has nothing else; it outlasts a storage that is restarted. */
const COMMAND_GOES_ON_MS = 30_000;

interface Opening {
  readonly dataDir: string;
  readonly settings: StoreSettings;
  readonly report: Report;
  readonly goesOnMs: number;
}

function openShared({ settings, report }: Opening) {
  const { registryUrl, service } = settings;
  if (service !== undefined) return followedRegistry(service);
  return registryUrl === undefined ? null : postgresRegistry(registryUrl, report);
}

async function openBucket({ settings, report, goesOnMs }: Opening): Promise<Bucket | null> {
  const { s3, service } = settings;
  if (s3 !== undefined) return s3Releases(s3, { goesOnMs, report });
  return service === undefined ? null : servedReleases(service);
}

async function openSources(opening: Opening) {
  const { dataDir, report } = opening;
  const shared = openShared(opening);
  const bucket = await openBucket(opening);
  return {
    registry: shared ?? folderRegistry(path.join(dataDir, 'registry'), report),
    bucket,
    folder: path.join(dataDir, 'releases'),
    isShared: shared !== null,
    async close() {
      bucket?.close();
      await shared?.close();
    },
  };
}

/** Registry and releases for commands, in folders of `dataDir` where `settings` say nothing else. The caller closes them. */
export async function openStores(
  dataDir: string,
  settings: StoreSettings,
  report: Report = () => undefined,
): Promise<Sources> {
  const { registry, bucket, folder, close } = await openSources({
    dataDir,
    // commands ask the service by themselves, and the service opens the stores
    settings: { ...settings, service: undefined },
    report,
    goesOnMs: COMMAND_GOES_ON_MS,
  });
  return { registry, releases: bucket ?? folderReleases(folder), close };
}

export interface SiteStores {
  readonly registry: KeptRegistry;
  readonly releases: TakenReleases;
  /** storages that do not answer, and why, in words */
  away(): string[];
  close(): Promise<void>;
}

export interface SiteStoresOptions {
  readonly dataDir: string;
  readonly settings: StoreSettings;
  /** hears of what can't be used, and once of a storage that went away or is back */
  readonly report: Report;
  /** a release that no revision names is taken too: one that is tried out before */
  readonly isTrial?: boolean;
  /** how often the storage of releases is looked at, in milliseconds; 0 is never */
  readonly lookMs?: number;
  readonly againMs?: number;
}

const LOOK_MS = 5_000;
const WORDS: Record<SourceName, string> = {
  registry: 'the registry',
  releases: 'the storage of releases',
};

function lookAt(bucket: Bucket, state: SourceState, everyMs: number): NodeJS.Timeout {
  let isLooking = false;
  return setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void bucket
      .look()
      .then(state.here, state.gone)
      .finally(() => void (isLooking = false));
  }, everyMs).unref();
}

/** Keeps in `dataDir` what it has, and goes on with that while a storage is away; releases are taken as signed. */
export async function openSiteStores(options: SiteStoresOptions): Promise<SiteStores> {
  const { dataDir, settings, report, isTrial = false, lookMs = LOOK_MS, againMs } = options;
  // a site has what it took before, and asks again by itself; a trial is part of a command
  const goesOnMs = isTrial ? COMMAND_GOES_ON_MS : 0;
  const sources = await openSources({ dataDir, settings, report, goesOnMs });
  const stateOf = (source: SourceName) =>
    sourceState(source, {
      away: (reason) =>
        report(`${WORDS[source]} is away, the site goes on with what it has: ${reason}`),
      back: () => report(`${WORDS[source]} is back`),
    });
  const states = { registry: stateOf('registry'), releases: stateOf('releases') };
  const kept = sources.isShared ? path.join(dataDir, 'registry-copy.json') : null;
  const registry = keptRegistry(sources.registry, { state: states.registry, file: kept, report });
  const { bucket, folder } = sources;
  const looking =
    bucket === null || lookMs === 0 ? undefined : lookAt(bucket, states.releases, lookMs);
  return {
    registry,
    releases:
      bucket === null
        ? signedReleases(folderReleases(folder), settings.publicKeys)
        : localCopies({
            source: bucket,
            folder,
            keys: settings.publicKeys,
            state: states.releases,
            againMs,
            isPublished: (name, version) =>
              isTrial ? Promise.resolve(true) : registry.names(name, version),
          }),
    away: () =>
      (['registry', 'releases'] as const).flatMap((source) => {
        const reason = states[source].away();
        return reason === null ? [] : [`${source}: ${reason}`];
      }),
    async close() {
      clearInterval(looking);
      await sources.close();
    },
  };
}
