import { LRUCache } from 'lru-cache';
import type { SharedState } from './shared-state';

/** More visitors a minute than one process serves. */
const COUNTS_KEPT = 100_000;
const LOCKS_KEPT = 10_000;
const VALUES_KEPT_BYTES = 64 * 1024 * 1024;

interface Clock {
  now(): number;
}

/** The state of a site of one process; `clock` is in milliseconds and never goes back. */
export function memoryState(clock: Clock = performance): SharedState {
  const timed = { ttl: 1, ttlResolution: 0, perf: clock, ttlAutopurge: false };
  const counts = new LRUCache<string, { current: number; readonly until: number }>({
    max: COUNTS_KEPT,
    ...timed,
  });
  const locks = new LRUCache<string, object>({ max: LOCKS_KEPT, ...timed });
  const values = new LRUCache<string, string>({
    maxSize: VALUES_KEPT_BYTES,
    sizeCalculation: (value, key) => 2 * (value.length + key.length) + 1,
    ...timed,
  });
  return {
    count(key, windowMs) {
      const now = clock.now();
      const known = counts.get(key) ?? { current: 0, until: now + windowMs };
      known.current += 1;
      if (known.current === 1) counts.set(key, known, { ttl: windowMs });
      return Promise.resolve({ current: known.current, ttl: Math.round(known.until - now) });
    },
    lock(key, ttlMs) {
      if (locks.get(key) !== undefined) return Promise.resolve(null);
      const held = {};
      locks.set(key, held, { ttl: ttlMs });
      return Promise.resolve(() => {
        if (locks.get(key) === held) locks.delete(key);
        return Promise.resolve();
      });
    },
    get: (key) => Promise.resolve(values.get(key) ?? null),
    set(key, value, ttlMs) {
      values.set(key, value, { ttl: ttlMs });
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
