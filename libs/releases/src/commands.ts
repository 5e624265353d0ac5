import type { VerticalManifest } from '@wayfare/remote-kit';
import { checkBudgets } from './check-budgets';
import { checkContract, checkLanguages, checkOverlaps, checkPaths } from './check-manifest';
import { mostVisited } from './choose-release';
import { checkDropped } from './dropped-parts';
import { liveChain } from './live-chain';
import { readRelease } from './load-release';
import { isStale } from './quarantine';
import type { MadeRelease } from './read-build';
import {
  WHOLE,
  type RegistryStore,
  type ReleaseSet,
  type ReleaseStore,
  type Revision,
} from './registry';
import { ReleaseError } from './release-error';

export interface Shelf {
  registry: RegistryStore;
  releases: ReleaseStore;
  now?: () => Date;
  /** trial before visitors get it; rejects with the reason */
  prove?: (release: { name: string; version: string }) => Promise<void>;
}

type Change = Pick<Revision, 'action' | 'vertical'> & { note?: string };

async function append(
  { registry, now = () => new Date() }: Pick<Shelf, 'registry' | 'now'>,
  change: Change,
  edit: (set: ReleaseSet) => ReleaseSet,
): Promise<Revision> {
  // number first: a later write is then in `head` or makes the append fail
  const rev = await registry.nextNumber();
  const head = await registry.head();
  const revision: Revision = {
    rev,
    at: now().toISOString(),
    ...change,
    set: edit(head?.set ?? {}),
  };
  try {
    await registry.append(revision);
    return revision;
  } catch (error) {
    if (!isStale(error)) throw error;
    const taken = (await registry.history()).find((other) => other.rev === rev);
    if (taken?.action !== 'quarantine') throw error;
    return append({ registry, now }, change, edit);
  }
}

async function othersLive(
  { registry, releases }: Shelf,
  vertical: string,
): Promise<VerticalManifest[]> {
  const set = (await registry.head())?.set ?? {};
  const others = Object.entries(set).filter(([name]) => name !== vertical);
  return Promise.all(
    others.map(
      async ([name, live]) => (await readRelease(releases, name, mostVisited(live))).manifest,
    ),
  );
}

/** Manifest that was live last; null for none or an unreadable one, which must not block its repair. */
async function manifestBefore(
  { registry, releases }: Shelf,
  name: string,
): Promise<VerticalManifest | null> {
  const history = await registry.history();
  const live = history.findLast(({ set }) => set[name] !== undefined)?.set[name];
  if (live === undefined) return null;
  const release = await readRelease(releases, name, mostVisited(live)).catch(() => null);
  return release?.manifest ?? null;
}

const isAlone = (live: ReleaseSet[string] | undefined, version: string) =>
  live?.length === 1 && live[0]?.version === version;

/** The manifest before languages were left out or added. */
function writtenManifest({ files }: MadeRelease): unknown {
  const release: unknown = JSON.parse(files.get('release.json')?.toString('utf8') ?? 'null');
  return Reflect.get(Object(release), 'manifest');
}

interface PublishOptions {
  /** routes, slots and paths that may be gone */
  drop?: readonly string[];
  /** takes pages that are over their budget */
  isOverBudget?: boolean;
}

/**
 * Stores a release, live for `weight` of the visitors (0: dark). Throws WEIGHT, CONTRACT, MANIFEST, PATH, BUDGET,
 * OVERLAP, DROPPED or CONFLICT unchanged; a rejection of `shelf.prove` leaves it stored, never live.
 */
export async function publish(
  shelf: Shelf,
  made: MadeRelease,
  weight = WHOLE,
  { drop = [], isOverBudget = false }: PublishOptions = {},
): Promise<Revision> {
  const { name, version, manifest } = made.release;
  checkWeight(weight);
  checkContract(manifest);
  checkLanguages(writtenManifest(made), name);
  checkPaths(manifest);
  if (!isOverBudget) checkBudgets(made.release);
  checkOverlaps([...(await othersLive(shelf, name)), manifest]);
  const before = await manifestBefore(shelf, name);
  if (before !== null) checkDropped(before, manifest, drop);
  const head = await shelf.registry.head();
  const live = head?.set[name];
  await shelf.releases.add(name, version, made.files);
  if (head !== null && weight === WHOLE && isAlone(live, version)) return head;
  await shelf.prove?.({ name, version });
  return setWeight(shelf, { action: 'publish', vertical: name }, version, weight);
}

function checkWeight(weight: number): void {
  if (!Number.isInteger(weight) || weight < 0 || weight > WHOLE)
    throw new ReleaseError(
      'WEIGHT',
      `a weight is a whole number from 0 to ${WHOLE}, not ${weight}`,
    );
}

async function setWeight(
  shelf: Shelf,
  change: Change,
  version: string,
  weight: number,
): Promise<Revision> {
  return append(shelf, change, (set) => {
    const before = set[change.vertical];
    const rest = before
      ?.filter((release) => release.version !== version)
      .sort((a, b) => b.weight - a.weight)[0];
    if (rest === undefined && weight === 0) {
      if (before === undefined) return set;
      throw new ReleaseError(
        'WEIGHT',
        `${change.vertical} has no other release for the visitors of ${version}`,
      );
    }
    if (weight === WHOLE || rest === undefined)
      return { ...set, [change.vertical]: [{ version, weight: WHOLE }] };
    return {
      ...set,
      [change.vertical]: [
        { version, weight },
        { version: rest.version, weight: WHOLE - weight },
      ],
    };
  });
}

/** Gives a stored release `weight` hundredths of a percent, the rest to the most visited other one. Throws WEIGHT, NOT_FOUND, CONTRACT, PATH or OVERLAP. */
export async function promote(
  shelf: Shelf,
  vertical: string,
  version: string,
  weight = WHOLE,
): Promise<Revision> {
  checkWeight(weight);
  if (!(await shelf.releases.versions(vertical)).includes(version))
    throw new ReleaseError('NOT_FOUND', `there is no release ${vertical} ${version}`);
  const { manifest } = await readRelease(shelf.releases, vertical, version);
  checkContract(manifest);
  checkPaths(manifest);
  checkOverlaps([...(await othersLive(shelf, vertical)), manifest]);
  await shelf.prove?.({ name: vertical, version });
  return setWeight(shelf, { action: 'promote', vertical }, version, weight);
}

/** Reverts to the previous release by a new revision. Throws NOT_FOUND for none. */
export async function rollback(shelf: Shelf, vertical: string): Promise<Revision> {
  const history = await shelf.registry.history();
  const present = history.at(-1)?.set[vertical];
  if (present === undefined) throw new ReleaseError('NOT_FOUND', `${vertical} has no live release`);
  const [whole, before] = liveChain(history, vertical);
  const isRollout = present.every(({ weight }) => weight !== WHOLE);
  const earlier = isRollout ? whole : before;
  if (earlier === undefined)
    throw new ReleaseError('NOT_FOUND', `${vertical} has no earlier release to go back to`);
  return setWeight(shelf, { action: 'rollback', vertical }, earlier.version, WHOLE);
}

/** Takes a vertical offline; its releases stay stored, and `promote` restores it. */
export async function withdraw(shelf: Shelf, vertical: string): Promise<Revision> {
  const head = await shelf.registry.head();
  if (head?.set[vertical] === undefined)
    throw new ReleaseError('NOT_FOUND', `${vertical} has no live release`);
  return append(shelf, { action: 'remove', vertical }, ({ [vertical]: _gone, ...rest }) => rest);
}
