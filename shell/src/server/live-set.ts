import {
  chooseReleases,
  type RegistryStore,
  type ReleaseSet,
  type ReleaseStore,
  type Revision,
} from '@wayfare/releases';
import { compose, type Composition, type CompositionOptions } from './composition';
import type { ReleaseLoader } from './release-loader';
import { resolveVertical } from './resolve-vertical';

export interface LiveSetOptions extends CompositionOptions {
  registry: RegistryStore;
  store: ReleaseStore;
  loader: ReleaseLoader;
  pollMs: number;
}

/** A set with a failing vertical is looked at again this often. */
const RECHECK_MS = 3000;

interface Snapshot {
  builtAt: number;
  revision: Revision | null;
  compositions: Map<string, Composition>;
  /** every vertical has a release that works */
  isHealthy: boolean;
}

const versionsKey = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ');

/** Every combination that visitors of a set can meet: the product over verticals of their weighted releases. */
function combinations(set: ReleaseSet): Record<string, string>[] {
  return Object.entries(set).reduce<Record<string, string>[]>(
    (partial, [name, releases]) =>
      partial.flatMap((chosen) =>
        releases
          .filter(({ weight }) => weight > 0)
          .map(({ version }) => ({ ...chosen, [name]: version })),
      ),
    [{}],
  );
}

function versionsIn(compositions: Iterable<Composition>): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const { boot } of compositions)
    for (const { manifest, release } of boot) {
      const versions = used.get(manifest.name) ?? new Set();
      if (release !== null) versions.add(release.version);
      used.set(manifest.name, versions);
    }
  return Object.fromEntries([...used].map(([name, versions]) => [name, [...versions].sort()]));
}

function earlierVersions(history: readonly Revision[], vertical: string): string[] {
  const versions = history
    .toReversed()
    .flatMap((revision) => revision.set[vertical]?.map(({ version }) => version) ?? []);
  return [...new Set(versions)];
}

/**
 * The release set that new requests use. It follows the registry without a restart: a new snapshot is built whole,
 * checked, and then takes the place of the old one by one assignment; requests under way keep what they hold.
 */
export function createLiveSet(options: LiveSetOptions) {
  let snapshot: Snapshot = {
    builtAt: 0,
    revision: null,
    compositions: new Map(),
    isHealthy: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function build(revision: Revision | null): Promise<Snapshot> {
    const history = await options.registry.history();
    const compositions = new Map<string, Composition>();
    const keep = new Set<string>();
    let isHealthy = true;
    for (const versions of combinations(revision?.set ?? {})) {
      const resolved = await Promise.all(
        Object.entries(versions)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([name, version]) =>
            resolveVertical(name, version, { ...options, earlier: earlierVersions(history, name) }),
          ),
      );
      compositions.set(versionsKey(versions), await compose(resolved, { ...options, history }));
      for (const { current, previous, failure } of resolved) {
        isHealthy &&= failure === null;
        for (const used of [current, previous])
          if (used !== null) keep.add(`${used.release.name}@${used.release.version}`);
      }
    }
    options.loader.keep(keep);
    return { builtAt: Date.now(), revision, compositions, isHealthy };
  }

  async function refresh(): Promise<void> {
    const head = await options.registry.head();
    // A registry that lost its revisions is no order to close the site.
    if (head === null && snapshot.revision !== null) return;
    const isSame = head?.rev === snapshot.revision?.rev;
    if (
      isSame &&
      snapshot.compositions.size > 0 &&
      (snapshot.isHealthy || Date.now() - snapshot.builtAt < RECHECK_MS)
    )
      return;
    snapshot = await build(head);
  }

  let last: Promise<void> = Promise.resolve();
  /** One after the other, or a snapshot that was begun earlier could take the place of a later one. */
  const inTurn = () => (last = last.catch(() => undefined).then(refresh));

  async function poll(): Promise<void> {
    await inTurn().catch((error: unknown) =>
      options.report(`the registry could not be read: ${String(error)}`),
    );
    if (!isStopped) timer = setTimeout(() => void poll(), options.pollMs);
  }

  return {
    async start() {
      await inTurn();
      timer = setTimeout(() => void poll(), options.pollMs);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    /** The composition for a visitor, or null before anything was ever published. */
    forVisitor(visitor: string): Composition | null {
      if (snapshot.revision === null) return null;
      const versions = chooseReleases(snapshot.revision.set, visitor);
      return snapshot.compositions.get(versionsKey(versions)) ?? null;
    },
    /** Looks at the registry now; rejects when it can't be read, and the last snapshot stays. */
    refresh: inTurn,
    /** Number of the registry's revision that pages are made of, 0 before the first. */
    revision: () => snapshot.revision?.rev ?? 0,
    /** Versions by vertical that pages are made with now; a release that was refused is not among them. */
    versions: () => versionsIn(snapshot.compositions.values()),
  };
}

export type LiveSet = ReturnType<typeof createLiveSet>;
