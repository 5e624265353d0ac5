import { isDeepStrictEqual } from 'node:util';
import { appendRevision, type Writer } from './append-revision';
import type { Shelf } from './commands';
import { liveChain } from './live-chain';
import { isRevokedIn } from './pauses';
import { WHOLE, type ReleaseSet, type Revision } from './registry';
import { ReleaseError } from './release-error';
import { withWeight } from './weights';

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
  if (!(await shelf.releases.versions(vertical)).includes(earlier.version))
    throw new ReleaseError('NOT_FOUND', `${vertical} ${earlier.version} is not stored any more`);
  return appendRevision(shelf, {
    change: { action: 'rollback', vertical },
    seen,
    check: stillLive(vertical, seen.set),
    edit: (set) => withWeight(set, vertical, earlier.version, WHOLE),
  });
}

/** Takes a vertical offline; its releases stay stored, and `promote` restores it. */
export async function withdraw(shelf: Writer, vertical: string): Promise<Revision> {
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

const without = (set: ReleaseSet, vertical: string): ReleaseSet => {
  const { [vertical]: _gone, ...rest } = set;
  return rest;
};

/** What is left when a release goes: the others of its rollout, else the one before it, else nothing. */
function replaced(
  set: ReleaseSet,
  history: readonly Revision[],
  { vertical, version, stored }: { vertical: string; version: string; stored: string[] },
): ReleaseSet {
  const live = set[vertical] ?? [];
  const left = live.filter((release) => release.version !== version);
  if (left.length === live.length) return set;
  const before = liveChain(history, vertical).find(
    (release) => release.version !== version && stored.includes(release.version),
  );
  const next = left.sort((a, b) => b.weight - a.weight)[0] ?? before;
  return next === undefined
    ? without(set, vertical)
    : { ...set, [vertical]: [{ version: next.version, weight: WHOLE }] };
}

/** For good; the one before goes live. Throws NOT_FOUND if no revision named it, STALE if what is live has changed. */
export async function revoke(shelf: Shelf, vertical: string, version: string): Promise<Revision> {
  const history = await shelf.registry.history();
  const seen = history.at(-1) ?? null;
  const isNamed = history.some(
    (revision) =>
      (revision.vertical === vertical && revision.version === version) ||
      revision.set[vertical]?.some((release) => release.version === version),
  );
  if (seen === null || !isNamed)
    throw new ReleaseError('NOT_FOUND', `no revision names ${vertical} ${version}`);
  if (isRevokedIn(history, vertical, version)) return seen;
  const stored = await shelf.releases.versions(vertical);
  return appendRevision(shelf, {
    change: { action: 'revoke', vertical, version },
    seen,
    check: stillLive(vertical, seen.set),
    edit: (set) => replaced(set, history, { vertical, version, stored }),
  });
}
