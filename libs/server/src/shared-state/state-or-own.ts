import type { SharedState } from './shared-state';

interface Listener {
  /** the shared state is away: until it is back, this process has its own */
  readonly away: (error: unknown) => void;
  readonly back: () => void;
}

/** For how long a state that failed is not asked: nobody waits for its time-out twice. */
const LEFT_ALONE_MS = 1_000;

/**
 * `shared` while it answers, else `own`: limits are then each process's, and nothing fails. `own` never
 * rejects.
 */
export function stateOrOwn(
  shared: SharedState,
  own: SharedState,
  { away, back }: Listener,
  now: () => number = () => performance.now(),
): SharedState {
  let awayUntil: number | null = null;
  return {
    async count(key, windowMs) {
      const before = awayUntil;
      if (before !== null && now() < before) return own.count(key, windowMs);
      try {
        const count = await shared.count(key, windowMs);
        // an answer from before a failure of others ends no pause
        if (before !== null && awayUntil === before) {
          awayUntil = null;
          back();
        }
        return count;
      } catch (error) {
        if (awayUntil === null) away(error);
        awayUntil = now() + LEFT_ALONE_MS;
        return own.count(key, windowMs);
      }
    },
    async close() {
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
