import { createHash } from 'node:crypto';
import { WHOLE, type ReleaseSet } from './registry';

/** Bucket 0 to 9999 of a visitor; integer hash, salted by vertical, so that rollouts are independent. */
export function bucketOf(visitor: string, salt: string): number {
  return createHash('sha256').update(`${salt}:${visitor}`).digest().readUInt32BE(0) % WHOLE;
}

/** The release of most visitors; of equal ones the later in the list, which is the one from before. */
export const mostVisited = (releases: ReleaseSet[string]): string =>
  releases.reduce((most, release) => (release.weight < most.weight ? most : release)).version;

/** Version of each vertical that most visitors get. */
export const mostVisitedReleases = (set: ReleaseSet): Record<string, string> =>
  Object.fromEntries(Object.entries(set).map(([name, releases]) => [name, mostVisited(releases)]));

/** Version of each vertical for a visitor; weight 0 is nobody, 10000 everybody. */
export function chooseReleases(set: ReleaseSet, visitor: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(set).flatMap(([vertical, releases]) => {
      const bucket = releases.length > 1 ? bucketOf(visitor, vertical) : 0;
      let upTo = 0;
      for (const { version, weight } of releases) {
        upTo += weight;
        if (bucket < upTo) return [[vertical, version]];
      }
      return [];
    }),
  );
}
