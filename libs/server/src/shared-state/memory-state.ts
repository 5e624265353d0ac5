import { LRUCache } from 'lru-cache';
import type { SharedState } from './shared-state';

/** More visitors a minute than one process serves. */
const COUNTS_KEPT = 100_000;

/** The state of a site of one process. */
export function memoryState(): SharedState {
  const counts = new LRUCache<string, { current: number; readonly until: number }>({
    max: COUNTS_KEPT,
    ttl: 1,
    ttlResolution: 0,
  });
  return {
    count(key, windowMs) {
      const now = performance.now();
      const known = counts.get(key) ?? { current: 0, until: now + windowMs };
      known.current += 1;
      if (known.current === 1) counts.set(key, known, { ttl: windowMs });
      return Promise.resolve({ current: known.current, ttl: Math.round(known.until - now) });
    },
    close: () => Promise.resolve(),
  };
}
