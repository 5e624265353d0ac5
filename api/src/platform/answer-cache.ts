import { told } from '@wayfare/server/telemetry/told';
import { LRUCache } from 'lru-cache';
import { heapBytes } from './heap-bytes';

export interface CacheLookup {
  readonly cache: string;
  readonly isHit: boolean;
  /** bytes of what is kept, and what it may be at most */
  readonly bytes: number;
  readonly mostBytes: number;
}

export const cacheLookups = told<CacheLookup>('wayfare:cache-lookup');

export interface AnswerCache<Answer> {
  /** Asks once for all who want the same at the time. */
  get(key: string, ask: () => Promise<Answer>): Promise<Answer>;
  /** what was asked, also while it is not answered */
  known(key: string): Promise<Answer> | undefined;
}

interface Options<Answer> {
  /** its name in metrics */
  readonly name: string;
  /** what all answers and their keys may take together, in MiB */
  readonly mostMb: number;
  readonly keptMs: number;
  readonly isWhole?: (answer: Answer) => boolean;
  /** milliseconds for which an answer that is not whole is kept; not at all without it */
  readonly partKeptMs?: number;
}

const MB = 1024 * 1024;
const PURGE_MS = 10_000;
/** An entry of the cache with its promise and times; what is not answered yet counts as this and its key. */
const ENTRY = 256;

/**
 * Answers of a supplier by key, for their time from the question; failures are not kept. Beyond `mostMb` the answers go
 * that nobody wanted for longest.
 */
export function answerCache<Answer>({
  name,
  mostMb,
  keptMs,
  isWhole = () => true,
  partKeptMs = 0,
}: Options<Answer>): AnswerCache<Answer> {
  const mostBytes = mostMb * MB;
  const kept = new LRUCache<string, Promise<Answer>>({
    maxSize: mostBytes,
    ttl: keptMs,
    ttlResolution: 0,
    perf: performance,
  });
  let purgedAt = performance.now();
  /** What nobody asks for again would be kept until the cache is full. */
  function purge(): void {
    if (performance.now() - purgedAt < PURGE_MS) return;
    purgedAt = performance.now();
    kept.purgeStale();
  }
  return {
    get(key, ask) {
      purge();
      const known = kept.get(key);
      cacheLookups.tell({
        cache: name,
        isHit: known !== undefined,
        bytes: kept.calculatedSize,
        mostBytes,
      });
      if (known !== undefined) return known;
      const asked = ask();
      const unanswered = ENTRY + heapBytes(key);
      kept.set(key, asked, { size: unanswered });
      const isKept = () => kept.peek(key) === asked;
      const drop = () => {
        if (isKept()) kept.delete(key);
      };
      asked.then((answer) => {
        if (!isKept()) return;
        const ttl = isWhole(answer) ? kept.getRemainingTTL(key) : partKeptMs;
        // the same value again would keep its size
        kept.delete(key);
        if (ttl > 0) kept.set(key, asked, { ttl, size: unanswered + heapBytes(answer) });
      }, drop);
      return asked;
    },
    known: (key) => kept.get(key),
  };
}
