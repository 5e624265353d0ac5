import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { appendRevision } from './append-revision';
import { checkBudgets } from './check-budgets';
import { checkContract, checkLanguages, checkOverlaps, checkPaths } from './check-manifest';
import { mostVisited } from './choose-release';
import { checkDropped } from './dropped-parts';
import { liveChain } from './live-chain';
import { readRelease } from './load-release';
import type { MadeRelease } from './read-build';
import {
  WHOLE,
  type RegistryStore,
  type ReleaseSet,
  type ReleaseStore,
  type Revision,
} from './registry';
import { ReleaseError } from './release-error';
import { signatureOf } from './signature';
import { checkWeight, withWeight } from './weights';

export interface Shelf {
  registry: RegistryStore;
  releases: ReleaseStore;
  /** signs what is published */
  signingKey?: KeyObject | undefined;
  now?: () => Date;
  /** trial before visitors get it; rejects with the reason */
  prove?: (release: { name: string; version: string }) => Promise<void>;
}

type ManifestsOf = (head: Revision | null) => Promise<VerticalManifest[]>;

/** Manifests of the other verticals' releases; each is read once, since a release never changes. */
function othersLive({ releases }: Shelf, vertical: string): ManifestsOf {
  const read = new Map<string, Promise<VerticalManifest>>();
  function manifestOf(name: string, version: string): Promise<VerticalManifest> {
    const key = `${name}@${version}`;
    const known =
      read.get(key) ?? readRelease(releases, name, version).then(({ manifest }) => manifest);
    read.set(key, known);
    return known;
  }
  return (head) =>
    Promise.all(
      Object.entries(head?.set ?? {})
        .filter(([name]) => name !== vertical)
        .map(([name, live]) => manifestOf(name, mostVisited(live))),
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
  const others = othersLive(shelf, name);
  async function check(head: Revision | null): Promise<void> {
    checkOverlaps([...(await others(head)), manifest]);
    const before = await manifestBefore(shelf, name);
    if (before !== null) checkDropped(before, manifest, drop);
  }
  const seen = await shelf.registry.head();
  await check(seen);
  await shelf.releases.add(name, version, made.files);
  await signIt(shelf, made);
  if (seen !== null && weight === WHOLE && isAlone(seen.set[name], version)) return seen;
  await shelf.prove?.({ name, version });
  const change = { action: 'publish', vertical: name } as const;
  const edit = (set: ReleaseSet) => withWeight(set, name, version, weight);
  return appendRevision(shelf, { change, seen, check, edit });
}

async function signIt({ releases, signingKey }: Shelf, { release, files }: MadeRelease) {
  const description = files.get('release.json');
  if (signingKey === undefined || description === undefined) return;
  const { name, version } = release;
  await releases.putSignature(name, version, signatureOf(signingKey, release, description));
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
  const others = othersLive(shelf, vertical);
  const check = async (head: Revision | null) => checkOverlaps([...(await others(head)), manifest]);
  const seen = await shelf.registry.head();
  await check(seen);
  await shelf.prove?.({ name: vertical, version });
  const change = { action: 'promote', vertical } as const;
  const edit = (set: ReleaseSet) => withWeight(set, vertical, version, weight);
  return appendRevision(shelf, { change, seen, check, edit });
}

/** Others may write meanwhile, but nothing of this vertical: what is taken back is what was looked at. */
const stillLive = (vertical: string, seen: ReleaseSet) => (head: Revision | null) =>
  isDeepStrictEqual(head?.set[vertical], seen[vertical])
    ? Promise.resolve()
    : Promise.reject(
        new ReleaseError('STALE', `someone else changed what is live of ${vertical}; look again`),
      );

/** Reverts to the previous release by a new revision. Throws NOT_FOUND for none, STALE when it changed meanwhile. */
export async function rollback(shelf: Shelf, vertical: string): Promise<Revision> {
  const history = await shelf.registry.history();
  const seen = history.at(-1) ?? null;
  const present = seen?.set[vertical];
  if (seen === null || present === undefined)
    throw new ReleaseError('NOT_FOUND', `${vertical} has no live release`);
  const [whole, before] = liveChain(history, vertical);
  const isRollout = present.every(({ weight }) => weight !== WHOLE);
  const earlier = isRollout ? whole : before;
  if (earlier === undefined)
    throw new ReleaseError('NOT_FOUND', `${vertical} has no earlier release to go back to`);
  return appendRevision(shelf, {
    change: { action: 'rollback', vertical },
    seen,
    check: stillLive(vertical, seen.set),
    edit: (set) => withWeight(set, vertical, earlier.version, WHOLE),
  });
}

/** Takes a vertical offline; its releases stay stored, and `promote` restores it. */
export async function withdraw(shelf: Shelf, vertical: string): Promise<Revision> {
  const seen = await shelf.registry.head();
  if (seen?.set[vertical] === undefined)
    throw new ReleaseError('NOT_FOUND', `${vertical} has no live release`);
  return appendRevision(shelf, {
    change: { action: 'remove', vertical },
    seen,
    check: stillLive(vertical, seen.set),
    edit: ({ [vertical]: _gone, ...rest }) => rest,
  });
}
