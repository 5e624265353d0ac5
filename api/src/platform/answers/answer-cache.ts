import { told } from '@wayfare/server/telemetry/told';
import { LRUCache } from 'lru-cache';
import type { GenericSchema } from 'valibot';
import { heapBytes } from './heap-bytes';

export interface CacheLookup {
  readonly cache: string;
  /** `shared`: another process had asked */
  readonly result: 'hit' | 'miss' | 'shared';
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

/** How answers are written for other processes, and read from them. */
export interface AnswerForm<Answer> {
  readonly schema: GenericSchema<unknown, Answer>;
  /** what JSON and `schema` make the answer of again; the answer itself where it is JSON */
  readonly write?: (answer: Answer) => unknown;
}

export interface CacheOptions<Answer> {
  /** its name in metrics; caches of one name share their answers */
  readonly name: string;
  /** what all answers and their keys may take together, in MiB */
  readonly mostMb: number;
  readonly keptMs: number;
  readonly isWhole?: (answer: Answer) => boolean;
  /** milliseconds for which an answer that is not whole is kept; not at all without it */
  readonly partKeptMs?: number;
  /** without it answers stay in this process */
  readonly form?: AnswerForm<Answer>;
}

export interface FoundAnswer<Answer> {
  readonly answer: Answer;
  /** milliseconds for which it may be kept */
  readonly keptMs: number;
}

/** What other processes asked for the same. */
export interface SharedAnswers<Answer> {
  get(key: string, ask: () => Promise<Answer>): Promise<FoundAnswer<Answer>>;
}

export type OpenCache = <Answer>(options: CacheOptions<Answer>) => AnswerCache<Answer>;

const MB = 1024 * 1024;
const PURGE_MS = 10_000;
/** An entry of the cache with its promise and times; what is not answered yet counts as this and its key. */
const ENTRY = 256;

/** Kept beyond its time only until the next question, at most every ten seconds. */
function purgedNowAndThen(kept: { purgeStale(): boolean }): () => void {
  let purgedAt = performance.now();
  return () => {
    if (performance.now() - purgedAt < PURGE_MS) return;
    purgedAt = performance.now();
    kept.purgeStale();
  };
}

/** The answer, and for how long another process's may still be kept: null for what was asked here. */
async function asked<Answer>(
  shared: SharedAnswers<Answer> | null,
  key: string,
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly keptMs: number | null }> {
  if (shared === null) return { answer: await ask(), keptMs: null };
  let isOurs = false;
  const { answer, keptMs } = await shared.get(key, () => {
    isOurs = true;
    return ask();
  });
  return { answer, keptMs: isOurs ? null : keptMs };
}

/**
 * Answers of a supplier by key, for their time from the question; failures are not kept. Beyond `mostMb` the answers go
 * that nobody wanted for longest.
 */
export function answerCache<Answer>(
  { name, mostMb, keptMs, isWhole = () => true, partKeptMs = 0 }: CacheOptions<Answer>,
  shared: SharedAnswers<Answer> | null = null,
): AnswerCache<Answer> {
  const mostBytes = mostMb * MB;
  const kept = new LRUCache<string, Promise<Answer>>({
    maxSize: mostBytes,
    ttl: keptMs,
    ttlResolution: 0,
    perf: performance,
  });
  const purge = purgedNowAndThen(kept);
  const lookedUp = (result: CacheLookup['result'], bytes: number) =>
    cacheLookups.tell({ cache: name, result, bytes, mostBytes });

  function askFor(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const found = asked(shared, key, ask);
    const answered = found.then(({ answer }) => answer);
    const before = kept.calculatedSize;
    const unanswered = ENTRY + heapBytes(key);
    kept.set(key, answered, { size: unanswered });
    const isKept = () => kept.peek(key) === answered;
    found.then(
      ({ answer, keptMs: left }) => {
        lookedUp(left === null ? 'miss' : 'shared', before);
        if (!isKept()) return;
        const ttl = isWhole(answer) ? (left ?? kept.getRemainingTTL(key)) : partKeptMs;
        // the same value again would keep its size
        kept.delete(key);
        if (ttl > 0) kept.set(key, answered, { ttl, size: unanswered + heapBytes(answer) });
      },
      () => {
        lookedUp('miss', before);
        if (isKept()) kept.delete(key);
      },
    );
    return answered;
  }

  return {
    get(key, ask) {
      purge();
      const known = kept.get(key);
      if (known === undefined) return askFor(key, ask);
      lookedUp('hit', kept.calculatedSize);
      return known;
    },
    known: (key) => kept.get(key),
  };
}
