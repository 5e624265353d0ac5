import { LRUCache } from 'lru-cache';

const KEPT_MS = 10 * 60_000;

/** Ten-minute cache by key with coalesced calls; failures are not cached, nor answers that are not whole. */
export function keptAnswers<Answer>(
  max: number,
  isWhole: (answer: Answer) => boolean = () => true,
): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new LRUCache<string, Promise<Answer>>({ max, ttl: KEPT_MS });
  return (key, ask) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = ask();
    kept.set(key, asked);
    const drop = () => {
      if (kept.peek(key) === asked) kept.delete(key);
    };
    asked.then((answer) => isWhole(answer) || drop(), drop);
    return asked;
  };
}
