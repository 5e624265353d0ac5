import { LRUCache } from 'lru-cache';
import type { SharedState } from './shared-state';

/** More visitors a minute than one process serves. */
const COUNTS_KEPT = 100_000;
const CLAIMS_KEPT = 10_000;
/** Of values, in UTF-16 units. */
const LENGTH_KEPT = 8 * 1024 * 1024;

const BY_TIME = { ttl: 1, ttlResolution: 0 } as const;

/** The state of a site of one process. */
export function memoryState(): SharedState {
  const counts = new LRUCache<string, { current: number; readonly until: number }>({
    max: COUNTS_KEPT,
    ...BY_TIME,
  });
  const values = new LRUCache<string, string>({
    maxSize: LENGTH_KEPT,
    sizeCalculation: (value, key) => value.length + key.length,
    ...BY_TIME,
  });
  const claims = new LRUCache<string, string>({ max: CLAIMS_KEPT, ...BY_TIME });
  return {
    count(key, windowMs) {
      const now = performance.now();
      const known = counts.get(key) ?? { current: 0, until: now + windowMs };
      known.current += 1;
      if (known.current === 1) counts.set(key, known, { ttl: windowMs });
      return Promise.resolve({ current: known.current, ttl: Math.round(known.until - now) });
    },
    keep(key, value, keptMs) {
      values.set(key, value, { ttl: keptMs });
      return Promise.resolve();
    },
    kept(key) {
      const value = values.get(key);
      return Promise.resolve(
        value === undefined ? null : { value, ttl: Math.ceil(values.getRemainingTTL(key)) },
      );
    },
    claim(key, owner, claimedMs) {
      const isFree = claims.get(key) === undefined;
      if (isFree) claims.set(key, owner, { ttl: claimedMs });
      return Promise.resolve(isFree);
    },
    giveUp(key, owner) {
      if (claims.get(key) === owner) claims.delete(key);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
