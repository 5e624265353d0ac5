import { LRUCache } from 'lru-cache';

const KEPT_MS = 10 * 60_000;

/** Ten-minute cache by key with coalesced calls; failures are not cached. */
export function keptAnswers<Answer>(
  max: number,
): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new LRUCache<string, Promise<Answer>>({ max, ttl: KEPT_MS });
  return (key, ask) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = ask();
    kept.set(key, asked);
    asked.catch(() => {
      if (kept.peek(key) === asked) kept.delete(key);
    });
    return asked;
  };
}
