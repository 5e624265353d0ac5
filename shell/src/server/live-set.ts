import {
  approvedVersions,
  chooseReleases,
  type RegistryStore,
  type ReleaseSet,
  type ReleaseStore,
  type Revision,
} from '@wayfare/releases';
import { compose, type Composition, type CompositionOptions } from './composition';
import type { ReleaseLoader } from './release-loader';
import { resolveVertical, type ResolvedVertical } from './resolve-vertical';

export interface LiveSetOptions extends CompositionOptions {
  registry: RegistryStore;
  store: ReleaseStore;
  loader: ReleaseLoader;
  pollMs: number;
  /** milliseconds for which everybody must have had a release before it may stand in for another */
  soakMs: number;
}

/** A set with a failing vertical is looked at again this often. */
const RECHECK_MS = 3000;

interface Snapshot {
  builtAt: number;
  revision: Revision | null;
  history: readonly Revision[];
  /** by `name@version`, each release that visitors can meet */
  resolved: ReadonlyMap<string, ResolvedVertical>;
  /** made when somebody first meets them, by their versions */
  compositions: Map<string, Promise<Composition>>;
}

const keyOf = (name: string, version: string) => `${name}@${version}`;
const keysOf = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => keyOf(name, version))
    .sort();

/** Name and version of each release that visitors of a set can meet; a weight of 0 is nobody's. */
const metIn = (set: ReleaseSet) =>
  Object.entries(set).flatMap(([name, releases]) =>
    releases.flatMap(({ version, weight }) => (weight > 0 ? [{ name, version }] : [])),
  );

function versionsIn(resolved: Iterable<ResolvedVertical>): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const { name, current } of resolved) {
    const versions = used.get(name) ?? new Set();
    if (current !== null) versions.add(current.release.version);
    used.set(name, versions);
  }
  return Object.fromEntries([...used].map(([name, versions]) => [name, [...versions].sort()]));
}

/**
 * The release set that new requests use. It follows the registry without a restart: a new snapshot is built whole,
 * checked, and then takes the place of the old one by one assignment; requests under way keep what they hold.
 */
export function createLiveSet(options: LiveSetOptions) {
  let snapshot: Snapshot | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function build(revision: Revision | null): Promise<Snapshot> {
    const builtAt = Date.now();
    const history = await options.registry.history();
    const ages = { soak: options.soakMs, now: builtAt };
    const found = await Promise.all(
      metIn(revision?.set ?? {}).map(async ({ name, version }) => {
        const earlier = approvedVersions(history, name, ages);
        const vertical = await resolveVertical(name, version, { ...options, earlier });
        return [keyOf(name, version), vertical] as const;
      }),
    );
    const resolved = new Map(found);
    const loaded = [...resolved.values()].flatMap(({ current, previous }) => [current, previous]);
    options.loader.keep(
      new Set(
        loaded.flatMap((used) =>
          used === null ? [] : [keyOf(used.release.name, used.release.version)],
        ),
      ),
    );
    return { builtAt, revision, history, resolved, compositions: new Map() };
  }

  /** Every vertical has a release that works, or it is too early to look again. */
  const isGood = ({ resolved, builtAt }: Snapshot) =>
    [...resolved.values()].every(({ failure }) => failure === null) ||
    Date.now() - builtAt < RECHECK_MS;

  async function refresh(): Promise<void> {
    const head = await options.registry.head();
    // A registry that lost its revisions is no order to close the site.
    if (head === null && snapshot !== null && snapshot.revision !== null) return;
    const isSame = snapshot !== null && head?.rev === snapshot.revision?.rev;
    if (snapshot !== null && isSame && isGood(snapshot)) return;
    snapshot = await build(head);
  }

  /** Composes these versions once; those that fail are composed again for the next one who asks. */
  function composed(
    { history, resolved, compositions }: Snapshot,
    versions: Record<string, string>,
  ): Promise<Composition> {
    const keys = keysOf(versions);
    const id = keys.join(' ');
    const known = compositions.get(id);
    if (known !== undefined) return known;
    const parts = keys.flatMap((key) => resolved.get(key) ?? []);
    const made = compose(parts, { ...options, history });
    compositions.set(id, made);
    made.catch(() => compositions.delete(id));
    return made;
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
    async forVisitor(visitor: string): Promise<Composition | null> {
      if (snapshot === null || snapshot.revision === null) return null;
      return composed(snapshot, chooseReleases(snapshot.revision.set, visitor));
    },
    /** Looks at the registry now; rejects when it can't be read, and the last snapshot stays. */
    refresh: inTurn,
    /** Number of the registry's revision that pages are made of, 0 before the first. */
    revision: () => snapshot?.revision?.rev ?? 0,
    /** Versions by vertical that pages are made with now; a release that was refused is not among them. */
    versions: () => versionsIn(snapshot?.resolved.values() ?? []),
  };
}

export type LiveSet = ReturnType<typeof createLiveSet>;
