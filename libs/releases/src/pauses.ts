import { appendRevision, type Writer } from './append-revision';
import type { Revision } from './registry';
import { ReleaseError } from './release-error';

/** Nothing new of this vertical gets visitors until it is resumed; `history` is oldest first. */
export const isPausedIn = (history: readonly Revision[], vertical: string): boolean =>
  history.findLast(
    (revision) => revision.vertical === vertical && ['pause', 'resume'].includes(revision.action),
  )?.action === 'pause';

/** The release was taken out for good. */
export const isRevokedIn = (
  history: readonly Revision[],
  vertical: string,
  version: string,
): boolean =>
  history.some(
    (revision) =>
      revision.action === 'revoke' &&
      revision.vertical === vertical &&
      revision.version === version,
  );

/** Throws REVOKED for a release that was taken out for good. */
export function checkNotRevoked(
  history: readonly Revision[],
  vertical: string,
  version: string,
): void {
  if (isRevokedIn(history, vertical, version))
    throw new ReleaseError('REVOKED', `${vertical} ${version} was revoked: release another one`);
}

/** Versions that were published while the vertical was paused and never had visitors, oldest first. */
export function queuedIn(history: readonly Revision[], vertical: string): string[] {
  const queued = new Set<string>();
  for (const revision of history) {
    for (const { version, weight } of revision.set[vertical] ?? [])
      if (weight > 0) queued.delete(version);
    if (revision.vertical !== vertical || revision.version === undefined) continue;
    if (revision.action === 'queue') queued.add(revision.version);
    else if (revision.action === 'revoke') queued.delete(revision.version);
  }
  return [...queued];
}

/** The newest revision where nothing has to change. */
async function switched(shelf: Writer, vertical: string, isPaused: boolean): Promise<Revision> {
  const history = await shelf.registry.history();
  const seen = history.at(-1) ?? null;
  if (seen === null || !history.some((revision) => revision.vertical === vertical))
    throw new ReleaseError('NOT_FOUND', `${vertical} has no release`);
  if (isPausedIn(history, vertical) === isPaused) return seen;
  return appendRevision(shelf, {
    change: { action: isPaused ? 'pause' : 'resume', vertical },
    seen,
    check: () => Promise.resolve(),
    edit: (set) => set,
  });
}

/** Publishes wait and promotions are refused, ways back are not. Throws NOT_FOUND for a vertical without releases. */
export const pause = (shelf: Writer, vertical: string): Promise<Revision> =>
  switched(shelf, vertical, true);

/** Ends a pause. What waited is not live by that: it is promoted by name. */
export const resume = (shelf: Writer, vertical: string): Promise<Revision> =>
  switched(shelf, vertical, false);
