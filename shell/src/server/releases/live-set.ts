import {
  approvedVersions,
  chooseReleases,
  isChosenBy,
  quarantinedIn,
  type RegistryStore,
  type ReleaseSet,
  type Revision,
} from '@wayfare/releases';
import { pathRules, type PathRules } from './path-rules';
import { planOf, replaced, type ReleasePlan, type ResolvedVertical } from './release-plan';
import { resolveVertical, type ResolveOptions } from './resolve-vertical';

export interface LiveSetOptions extends Omit<ResolveOptions, 'approved'> {
  /** told of what is wrong with the registry and what it names */
  report: (message: string) => void;
  registry: RegistryStore;
  /** told what is in use, as `name@version`, whenever that changes */
  keep: (releases: ReadonlySet<string>) => void;
  pollMs: number;
  /** milliseconds for which everybody must have had a release before it may stand in for another */
  soakMs: number;
}

/** A set with a failing vertical is looked at again this often. */
const RECHECK_MS = 3000;

const IN_QUARANTINE =
  'it is in quarantine, since it ended its workers; promote it to have it tried again';

interface Snapshot {
  builtAt: number;
  revision: Revision | null;
  history: readonly Revision[];
  /** by `name@version`, each release that visitors can meet */
  resolved: ReadonlyMap<string, ResolvedVertical>;
  /** made when somebody first meets them, by their versions */
  sites: Map<string, LiveSite>;
}

/** What a visitor is shown: the releases that his pages are made of, and where their addresses lead. */
export interface LiveSite {
  plan: ReleasePlan;
  redirectFor: PathRules;
  /** by which caches drop pages that were made of it */
  surrogateKeys: readonly string[];
}

const keyOf = (name: string, version: string) => `${name}@${version}`;
const keysOf = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => keyOf(name, version))
    .sort();

const revisionKey = (rev: number) => `revision-${rev}`;
const setKey = (id: string) => `set-${id}`;

/** Revisions so far back have no page left in any cache. */
const MOST_OUTDATED = 50;

/** What pages were made by that are not of this snapshot: of its own revision, those whose releases have changed. */
function outdatedBy(next: Snapshot, last: Snapshot | null): string[] {
  const rev = next.revision?.rev ?? 0;
  if (last?.revision?.rev === rev)
    return [...last.sites.values()].map(({ plan }) => setKey(plan.id));
  return next.history
    .filter((earlier) => earlier.rev < rev)
    .slice(-MOST_OUTDATED)
    .map((earlier) => revisionKey(earlier.rev));
}

/** Name and version of each release that visitors of a set can meet; a weight of 0 is nobody's. */
const metIn = (set: ReleaseSet) =>
  Object.entries(set).flatMap(([name, releases]) =>
    releases.flatMap(({ version, weight }) => (weight > 0 ? [{ name, version }] : [])),
  );

const isRollout = (set: ReleaseSet) =>
  Object.values(set).some((releases) => releases.filter(({ weight }) => weight > 0).length > 1);

function versionsIn(resolved: Iterable<ResolvedVertical>): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const { name, current } of resolved) {
    const versions = used.get(name) ?? new Set();
    if (current !== null) versions.add(current.version);
    used.set(name, versions);
  }
  return Object.fromEntries([...used].map(([name, versions]) => [name, [...versions].sort()]));
}

/** A snapshot whose pages have the stand-in of a release, `name@version`, in its place. */
function without(snapshot: Snapshot, release: string): Snapshot {
  const resolved = [...snapshot.resolved].map(
    ([key, vertical]) => [key, replaced(vertical, release, IN_QUARANTINE)] as const,
  );
  return { ...snapshot, resolved: new Map(resolved), sites: new Map() };
}

/**
 * The release set that new requests use. It follows the registry without a restart: a new snapshot is built whole,
 * checked, and then takes the place of the old one by one assignment; requests under way keep what they hold.
 */
export function createLiveSet(options: LiveSetOptions) {
  let snapshot: Snapshot | null = null;
  /** releases, `name@version`, that must not run, and the revision from which on; the registry has those of others */
  const quarantine = new Map<string, number>();
  const listeners: ((surrogateKeys: readonly string[]) => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function build(revision: Revision | null): Promise<Snapshot> {
    const builtAt = Date.now();
    const history = await options.registry.history();
    const ages = { soak: options.soakMs, now: builtAt };
    for (const [release, rev] of quarantine)
      if (history.some((later) => later.rev > rev && isChosenBy(later, release)))
        quarantine.delete(release);
    const known = quarantinedIn(history);
    const isQuarantined = (release: string) => quarantine.has(release) || known.has(release);
    const check: ResolveOptions['check'] = (name, version) =>
      isQuarantined(keyOf(name, version))
        ? Promise.reject(new Error(IN_QUARANTINE))
        : options.check(name, version);
    const found = await Promise.all(
      metIn(revision?.set ?? {}).map(async ({ name, version }) => {
        const approved = approvedVersions(history, name, ages);
        const vertical = await resolveVertical(name, version, {
          ...options,
          check,
          approved,
        });
        return [keyOf(name, version), vertical] as const;
      }),
    );
    const resolved = new Map(found);
    const loaded = [...resolved.values()].flatMap(({ current, previous }) => [current, previous]);
    options.keep(
      new Set(loaded.flatMap((used) => (used === null ? [] : [keyOf(used.name, used.version)]))),
    );
    return { builtAt, revision, history, resolved, sites: new Map() };
  }

  /** The next snapshot takes the place of the last one; what was made of that is told to be outdated. */
  function replace(next: Snapshot): void {
    const outdated = outdatedBy(next, snapshot);
    snapshot = next;
    if (outdated.length > 0) for (const hear of listeners) hear(outdated);
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
    replace(await build(head));
  }

  /** Plans these versions once. */
  function siteOf(
    { revision, history, resolved, sites }: Snapshot,
    versions: Record<string, string>,
  ) {
    const keys = keysOf(versions);
    const id = keys.join(' ');
    const known = sites.get(id);
    if (known !== undefined) return known;
    const found = keys.flatMap((key) => resolved.get(key) ?? []);
    const plan = planOf(found, history, options.report);
    const manifests = plan.verticals.map(({ manifest }) => manifest);
    const surrogateKeys = [revisionKey(revision?.rev ?? 0), setKey(plan.id)];
    const site = { plan, redirectFor: pathRules(manifests), surrogateKeys };
    sites.set(id, site);
    return site;
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
    /** Calls back with the surrogate keys of pages that must not be shown any more, whenever releases change. */
    whenOutdated: (hear: (surrogateKeys: readonly string[]) => void) => void listeners.push(hear),
    /** Do visitors get different releases? */
    varies: () => isRollout(snapshot?.revision?.set ?? {}),
    /** The site of a visitor, or null before anything was ever published. */
    forVisitor(visitor: string): LiveSite | null {
      if (snapshot === null || snapshot.revision === null) return null;
      return siteOf(snapshot, chooseReleases(snapshot.revision.set, visitor));
    },
    /** From now on a release, `name@version`, is not used, until somebody gives it visitors again. */
    async quarantine(release: string): Promise<void> {
      quarantine.set(release, snapshot?.revision?.rev ?? 0);
      // what follows takes as long as others' releases need to be looked at
      if (snapshot !== null) replace(without(snapshot, release));
      last = last
        .catch(() => undefined)
        .then(async () => replace(await build(snapshot?.revision ?? null)));
      await last;
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
