import { bucketOf, saltOf } from '@wayfare/rollout';
import type { ReleaseSet } from './registry';

/** The release of most visitors; of equal ones the later in the list, which is the one from before. */
export const mostVisited = (releases: ReleaseSet[string]): string =>
  releases.reduce((most, release) => (release.weight < most.weight ? most : release)).version;

/** Version of each vertical that most visitors get. */
export const mostVisitedReleases = (set: ReleaseSet): Record<string, string> =>
  Object.fromEntries(Object.entries(set).map(([name, releases]) => [name, mostVisited(releases)]));

/** Version of each vertical for a visitor; weight 0 is nobody, 10000 everybody. The first release of several is the one rolled out. */
export function chooseReleases(set: ReleaseSet, visitor: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(set).flatMap(([vertical, releases]) => {
      const [rolledOut] = releases;
      if (rolledOut === undefined) return [];
      const salt = saltOf(vertical, rolledOut.version);
      const bucket = releases.length > 1 ? bucketOf(visitor, salt) : 0;
      let upTo = 0;
      for (const { version, weight } of releases) {
        upTo += weight;
        if (bucket < upTo) return [[vertical, version]];
      }
      return [];
    }),
  );
}
