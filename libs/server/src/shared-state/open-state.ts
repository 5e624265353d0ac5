import { memoryState } from './memory-state';
import { redisState } from './redis-state';
import type { SharedState } from './shared-state';
import { stateOrOwn } from './state-or-own';
import { toldState } from './told-state';

interface Log {
  info(message: string): void;
  warn(facts: { readonly reason: string }, message: string): void;
}

/** A page waits for it before anything else. */
const TIMEOUT_MS = 250;
const PREFIX = 'wayfare:';

/** The site's state in Redis at `url`, this process's own while that is away; always its own without a `url`. */
export function openState(url: string | undefined, log: Log): SharedState {
  if (url === undefined) return memoryState();
  const redis = toldState(redisState({ url, timeoutMs: TIMEOUT_MS, prefix: PREFIX }));
  return stateOrOwn(redis, memoryState(), {
    away: (error) =>
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'Redis is away: limits and answers are those of this process',
      ),
    back: () => log.info('Redis is back'),
  });
}
