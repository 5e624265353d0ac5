import { isDeepStrictEqual } from 'node:util';
import {
  approvedVersions,
  chooseReleases,
  isChosenBy,
  mostVisitedReleases,
  quarantinedIn,
  type RegistryStore,
  type ReleaseSet,
  type Revision,
} from '@wayfare/releases';
import type { Arms } from '../../app/boot';
import { pathRules, type PathRules } from './path-rules';
import { planOf, replaced, type ReleasePlan, type ResolvedVertical } from './release-plan';
import { isUnreachable, resolveVertical, type ResolveOptions } from './resolve-vertical';
import { armsOf, rolloutsIn, type Rollouts } from './rollouts';
import { standingOf, versionsIn } from './standing';
import { tellOfSet } from './told-set';

export interface LiveSetOptions extends Omit<ResolveOptions, 'approved' | 'inUse'> {
  /** has the files of a release here; rejects with UNREACHABLE while its storage is away */
  take: (name: string, version: string) => Promise<void>;
  report: (message: string) => void;
  registry: RegistryStore;
  keep: (releases: ReadonlySet<string>) => void;
  pollMs: number;
  soakMs: number;
}

const RECHECK_MS = 3000;

const IN_QUARANTINE =
  'it is in quarantine, since it ended its workers; promote it to have it tried again';

interface Snapshot {
  builtAt: number;
  revision: Revision | null;
  history: readonly Revision[];
  rollouts: Rollouts;
  resolved: ReadonlyMap<string, ResolvedVertical>;
  isWaiting: boolean;
  sites: Map<string, LiveSite>;
}

export interface LiveSite {
  plan: ReleasePlan;
  arms: Arms;
  redirectFor: PathRules;
  surrogateKeys: readonly string[];
}

const keyOf = (name: string, version: string) => `${name}@${version}`;
const keysOf = (versions: Record<string, string>) =>
  Object.entries(versions)
    .map(([name, version]) => keyOf(name, version))
    .sort();

const revisionKey = (rev: number) => `revision-${rev}`;
const setKey = (id: string) => `set-${id}`;

const MOST_OUTDATED = 50;

const isSameSite = (one: Snapshot, other: Snapshot) =>
  isDeepStrictEqual(versionsIn(one.resolved.values()), versionsIn(other.resolved.values()));

function outdatedBy(next: Snapshot, last: Snapshot | null): string[] {
  const rev = next.revision?.rev ?? 0;
  if (last?.revision?.rev === rev && isSameSite(next, last)) return [];
  if (last?.revision?.rev === rev)
    return [...last.sites.values()].map(({ plan }) => setKey(plan.id));
  return next.history
    .filter((earlier) => earlier.rev < rev)
    .slice(-MOST_OUTDATED)
    .map((earlier) => revisionKey(earlier.rev));
}

const metIn = (set: ReleaseSet) =>
  Object.entries(set).flatMap(([name, releases]) =>
    releases.flatMap(({ version, weight }) => (weight > 0 ? [{ name, version }] : [])),
  );

function without(snapshot: Snapshot, release: string): Snapshot {
  const resolved = [...snapshot.resolved].map(
    ([key, vertical]) => [key, replaced(vertical, release, IN_QUARANTINE)] as const,
  );
  return { ...snapshot, resolved: new Map(resolved), sites: new Map() };
}

/**
 * The release set of new requests. A new snapshot is built whole, checked, and takes the place of
 * the old one by one assignment.
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
    let isWaiting = false;
    const check: ResolveOptions['check'] = async (name, version) => {
      if (isQuarantined(keyOf(name, version))) throw new Error(IN_QUARANTINE);
      await options.take(name, version).catch((error: unknown) => {
        isWaiting ||= isUnreachable(error);
        throw error;
      });
      return options.check(name, version);
    };
    const used = versionsIn(snapshot?.resolved.values() ?? []);
    const found = await Promise.all(
      metIn(revision?.set ?? {}).map(async ({ name, version }) => {
        const approved = approvedVersions(history, name, ages);
        const vertical = await resolveVertical(name, version, {
          ...options,
          check,
          approved,
          inUse: used[name] ?? [],
        });
        return [keyOf(name, version), vertical] as const;
      }),
    );
    const resolved = new Map(found);
    const loaded = [...resolved.values()].flatMap((vertical) =>
      vertical.status === 'works' ? [vertical.current, vertical.previous] : [],
    );
    options.keep(
      new Set(loaded.flatMap((used) => (used === null ? [] : [keyOf(used.name, used.version)]))),
    );
    const rollouts = rolloutsIn(revision?.set ?? {});
    return { builtAt, revision, history, rollouts, resolved, isWaiting, sites: new Map() };
  }

  function replace(next: Snapshot): void {
    const outdated = outdatedBy(next, snapshot);
    snapshot = next;
    if (outdated.length > 0) for (const hear of listeners) hear(outdated);
  }

  const isGood = ({ resolved, isWaiting, builtAt }: Snapshot) =>
    (!isWaiting && [...resolved.values()].every(({ status }) => status === 'works')) ||
    Date.now() - builtAt < RECHECK_MS;

  async function refresh(): Promise<void> {
    const head = await options.registry.head();
    // A registry that lost its revisions is no order to close the site.
    if (head === null && snapshot !== null && snapshot.revision !== null) return;
    const isSame = snapshot !== null && head?.rev === snapshot.revision?.rev;
    if (snapshot !== null && isSame && isGood(snapshot)) return;
    replace(await build(head));
  }

  function siteWith(choose: (set: ReleaseSet) => Record<string, string>): LiveSite | null {
    if (snapshot === null || snapshot.revision === null) return null;
    const { revision, history, rollouts, resolved, sites } = snapshot;
    const versions = choose(revision.set);
    const keys = keysOf(versions);
    const id = keys.join(' ');
    const known = sites.get(id);
    if (known !== undefined) return known;
    const found = keys.flatMap((key) => resolved.get(key) ?? []);
    const plan = planOf(found, history, options.report);
    const manifests = plan.verticals.map(({ manifest }) => manifest);
    const surrogateKeys = [revisionKey(revision.rev), setKey(plan.id)];
    const arms = armsOf(rollouts, versions, plan.verticals);
    const site = { plan, arms, redirectFor: pathRules(manifests), surrogateKeys };
    sites.set(id, site);
    return site;
  }

  let last: Promise<void> = Promise.resolve();
  /** One after the other, or a snapshot that was begun earlier could take the place of a later one. */
  const inTurn = () =>
    (last = last
      .catch(() => undefined)
      .then(refresh)
      .then(() => tellOfSet(snapshot)));

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
    whenOutdated: (hear: (surrogateKeys: readonly string[]) => void) => void listeners.push(hear),
    varies: () => (snapshot?.rollouts.size ?? 0) > 0,
    rollouts: (): Rollouts => snapshot?.rollouts ?? new Map(),
    forVisitor: (visitor: string) => siteWith((set) => chooseReleases(set, visitor)),
    /** What is the same for everybody names the releases that most visitors get. */
    forMost: () => siteWith(mostVisitedReleases),
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
    refresh: inTurn,
    revision: () => snapshot?.revision?.rev ?? 0,
    versions: () => versionsIn(snapshot?.resolved.values() ?? []),
    standing: (releases: readonly string[]) => standingOf(releases, snapshot),
  };
}

export type LiveSet = ReturnType<typeof createLiveSet>;
