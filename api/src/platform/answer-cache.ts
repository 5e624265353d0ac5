import { told } from '@wayfare/server/telemetry/told';
import { LRUCache } from 'lru-cache';

export interface CacheLookup {
  readonly cache: string;
  readonly isHit: boolean;
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
  readonly max: number;
  readonly keptMs: number;
  readonly isWhole?: (answer: Answer) => boolean;
  /** milliseconds for which an answer that is not whole is kept; not at all without it */
  readonly partKeptMs?: number;
}

/** Answers of a supplier by key, for their time from the question; failures are not kept. */
export function answerCache<Answer>({
  name,
  max,
  keptMs,
  isWhole = () => true,
  partKeptMs = 0,
}: Options<Answer>): AnswerCache<Answer> {
  const kept = new LRUCache<string, Promise<Answer>>({
    max,
    ttl: keptMs,
    ttlResolution: 0,
    perf: performance,
  });
  return {
    get(key, ask) {
      const known = kept.get(key);
      cacheLookups.tell({ cache: name, isHit: known !== undefined });
      if (known !== undefined) return known;
      const asked = ask();
      kept.set(key, asked);
      const drop = () => {
        if (kept.peek(key) === asked) kept.delete(key);
      };
      asked.then((answer) => {
        if (isWhole(answer) || kept.peek(key) !== asked) return;
        if (partKeptMs > 0) kept.set(key, asked, { ttl: partKeptMs });
        else drop();
      }, drop);
      return asked;
    },
    known: (key) => kept.get(key),
  };
}
