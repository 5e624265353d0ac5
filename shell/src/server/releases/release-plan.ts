import { createHash } from 'node:crypto';
import { findOverlaps, type Release, type Revision } from '@wayfare/releases';
import type { VerticalManifest } from '@wayfare/remote-kit';

/** The releases that there are of a vertical: one that works, or why there is none. */
type Resolution =
  | {
      status: 'works';
      current: Release;
      /** an earlier release that works, for browsers that can't fetch the current one */
      previous: Release | null;
    }
  | { status: 'failed'; failure: string };

type VerticalWith<Manifest> = { name: string; manifest: Manifest } & Resolution;

export type PlannedVertical = VerticalWith<VerticalManifest>;

export type ResolvedVertical = VerticalWith<VerticalManifest | null>;

/** The release that pages are made with; null where none works. */
export const releaseOf = (vertical: Resolution): Release | null =>
  vertical.status === 'works' ? vertical.current : null;

export interface ReleasePlan {
  id: string;
  verticals: readonly PlannedVertical[];
  liveSince: ReadonlyMap<string, string>;
}

/** Verticals whose manifest is known and whose paths nobody else claims; the first by name keeps a path that two claim. */
function withoutOverlaps(
  resolved: readonly ResolvedVertical[],
  report: (message: string) => void,
): PlannedVertical[] {
  const accepted: PlannedVertical[] = [];
  for (const vertical of resolved) {
    const { manifest } = vertical;
    if (manifest === null) continue;
    const [overlap] = findOverlaps([...accepted.map((other) => other.manifest), manifest]);
    if (overlap === undefined) accepted.push({ ...vertical, manifest });
    else
      report(
        `${vertical.name} is left out: ${overlap.verticals.join(' and ')} both claim ${overlap.path}`,
      );
  }
  return accepted;
}

function liveSince(
  verticals: readonly PlannedVertical[],
  history: readonly Revision[],
): ReleasePlan['liveSince'] {
  const first = (name: string, version: string) =>
    history.find(({ set }) =>
      set[name]?.some((live) => live.version === version && live.weight > 0),
    )?.at;
  return new Map(
    verticals.flatMap((vertical) => {
      const release = releaseOf(vertical);
      const at = release === null ? undefined : first(vertical.name, release.version);
      return at === undefined ? [] : [[vertical.name, at] as const];
    }),
  );
}

const idOf = (verticals: readonly PlannedVertical[]) =>
  createHash('sha256')
    .update(verticals.map((of) => `${of.name}@${releaseOf(of)?.version ?? 'none'}`).join(' '))
    .digest('hex')
    .slice(0, 12);

const isPlanned = (vertical: ResolvedVertical, release: string) =>
  `${vertical.name}@${releaseOf(vertical)?.version ?? ''}` === release;

/** A vertical with the stand-in of a release, `name@version`, in its place, or why there is none; as it is with any other. */
export function replaced<Manifest extends VerticalManifest | null>(
  vertical: VerticalWith<Manifest>,
  release: string,
  failure: string,
): VerticalWith<Manifest | VerticalManifest> {
  const { name, manifest } = vertical;
  if (vertical.status === 'failed' || !isPlanned(vertical, release)) return vertical;
  const { previous } = vertical;
  return previous === null
    ? { name, manifest, status: 'failed', failure }
    : { name, manifest: previous.manifest, status: 'works', current: previous, previous: null };
}

export function withoutRelease(
  plan: ReleasePlan,
  release: string,
  failure: string,
): ReleasePlan | null {
  if (!plan.verticals.some((vertical) => isPlanned(vertical, release))) return null;
  const verticals = plan.verticals.map((vertical) => replaced(vertical, release, failure));
  return { ...plan, id: idOf(verticals), verticals };
}

export function withStandIn(plan: ReleasePlan, release: string): ReleasePlan | null {
  const has = plan.verticals.some(
    (vertical) =>
      vertical.status === 'works' && vertical.previous !== null && isPlanned(vertical, release),
  );
  return has ? withoutRelease(plan, release, '') : null;
}

/** Plans pages of these verticals; `history` is the registry's, oldest first. What is left out is reported. */
export function planOf(
  resolved: readonly ResolvedVertical[],
  history: readonly Revision[],
  report: (message: string) => void,
): ReleasePlan {
  const verticals = withoutOverlaps(resolved, report);
  return {
    id: idOf(verticals),
    verticals,
    liveSince: liveSince(verticals, history),
  };
}
