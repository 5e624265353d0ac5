import type { ReleaseSet } from '@wayfare/releases';
import type { Arms } from '../../app/boot';
import { releaseOf, type PlannedVertical } from './release-plan';

/** The releases of each vertical that has two with visitors. */
export type Rollouts = ReadonlyMap<string, readonly string[]>;

export const rolloutsIn = (set: ReleaseSet): Rollouts =>
  new Map(
    Object.entries(set).flatMap(([name, releases]) => {
      const met = releases.flatMap(({ version, weight }) => (weight > 0 ? [version] : []));
      return met.length > 1 ? [[name, met]] : [];
    }),
  );

/** What a visitor has of a rollout; nothing of a vertical whose chosen release pages are not made with. */
export const armsOf = (
  rollouts: Rollouts,
  chosen: Readonly<Record<string, string>>,
  planned: readonly PlannedVertical[],
): Arms =>
  Object.fromEntries(
    planned.flatMap((vertical) => {
      const { name } = vertical;
      const version = chosen[name];
      const isMet = rollouts.has(name) && releaseOf(vertical)?.version === version;
      return isMet && version !== undefined ? [[name, version]] : [];
    }),
  );
