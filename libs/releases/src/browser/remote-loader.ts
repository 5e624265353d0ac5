import type { Vertical } from '@wayfare/remote-kit';
import { refetch, retrying, withFreshChunk, type RetryPolicy } from '@wayfare/remote-kit/retrying';
import { joinedScript } from './joined-script';
import { loadScript, ScriptTimeout } from './load-script';

export interface RemoteRelease {
  version: string;
  container: string;
  entry: string;
  /** hash by URL path; null until fetched from `integrityUrl` */
  integrity: Record<string, string> | null;
  integrityUrl: string;
  integrityHash: string;
}

/** What a remote's entry leaves on the page: webpack's federation protocol. */
export interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

export interface RemoteLoaderOptions {
  shareScope: () => Promise<object>;
  /** milliseconds for the entry; chunks have webpack's own limit */
  entryTimeout?: number;
  policy?: RetryPolicy;
}

type IntegrityMap = Record<string, string>;

const integrityOfPage = (): IntegrityMap => {
  const page = globalThis as { __WAYFARE_INTEGRITY__?: IntegrityMap };
  page.__WAYFARE_INTEGRITY__ ??= {};
  return page.__WAYFARE_INTEGRITY__;
};

async function learnIntegrity(release: RemoteRelease): Promise<void> {
  const known = integrityOfPage();
  if (release.integrity !== null) {
    Object.assign(known, release.integrity);
    return;
  }
  const response = await fetch(release.integrityUrl, {
    integrity: release.integrityHash,
    signal: AbortSignal.timeout(8000),
  });
  if (!response.ok) throw new Error(`${release.integrityUrl} answered ${response.status}`);
  Object.assign(known, (await response.json()) as IntegrityMap);
}

const isVertical = (value: unknown): value is { vertical: Vertical } =>
  typeof value === 'object' && value !== null && 'vertical' in value;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** Loads an entry by SRI hash and modules of its container, versioned so that later releases stay out of a page. */
export function createRemoteLoader({
  shareScope,
  entryTimeout = 5000,
  policy = { tries: 3, base: 300, budget: 4000 },
}: RemoteLoaderOptions) {
  const ready = new Map<string, Promise<unknown>>();
  const learned = new Set<string>();
  const runJoined = joinedScript();

  /** a hanging list does not block the next attempt; a loaded one is kept */
  async function learn(release: RemoteRelease): Promise<void> {
    if (learned.has(release.container)) return;
    await learnIntegrity(release);
    learned.add(release.container);
  }

  async function containerOf({ container: name, entry }: RemoteRelease): Promise<Container> {
    const page = globalThis as { [name: string]: unknown };
    if (!(name in page)) await runJoined(entry);
    if (!(name in page)) {
      await loadScript({ src: entry, integrity: integrityOfPage()[entry] }, entryTimeout).catch(
        async (error: unknown) => {
          if (!(error instanceof ScriptTimeout)) await refetch(entry);
          throw error;
        },
      );
    }
    const container = page[name];
    if (!isContainer(container)) throw new Error(`${entry} makes no container ${name}`);
    const first = ready.get(name) ?? shareScope().then((scope) => container.init(scope));
    ready.set(name, first);
    first.catch(() => ready.delete(name));
    await first;
    return container;
  }

  async function attempt(release: RemoteRelease, module: string): Promise<unknown> {
    const list = learn(release);
    // the page names the hashes of its first scripts: no wait for the list
    if (integrityOfPage()[release.entry] === undefined) await list;
    const [container] = await Promise.all([containerOf(release), list]);
    const factory = await withFreshChunk(() => container.get(`./${module}`));
    return factory();
  }

  return {
    async routes(release: RemoteRelease): Promise<Vertical> {
      const loaded = await retrying(() => attempt(release, 'routes'), policy);
      if (!isVertical(loaded)) throw new Error(`${release.container} exposes no vertical`);
      return loaded.vertical;
    },
    lifecycles: (release: RemoteRelease) => retrying(() => attempt(release, 'lifecycles'), policy),
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
