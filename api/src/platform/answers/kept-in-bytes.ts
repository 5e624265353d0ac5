import { LRUCache } from 'lru-cache';
import { heapBytes } from './heap-bytes';

const MB = 1024 * 1024;
/** An entry of the cache itself. */
const ENTRY = 100;

/** Plain data by key in at most `mostMb` MiB, keys and entries included; beyond it goes what nobody wanted for longest. */
export const keptInBytes = <Value extends object>(
  mostMb: number,
  ttl = 0,
): LRUCache<string, Value> =>
  new LRUCache<string, Value>({
    maxSize: mostMb * MB,
    ttl,
    sizeCalculation: (value, key) => ENTRY + heapBytes(key) + heapBytes(value),
  });
