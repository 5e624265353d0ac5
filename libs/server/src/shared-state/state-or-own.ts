import type { SharedState } from './shared-state';

interface Listener {
  /** the shared state is away: until it is back, this process has its own */
  readonly away: (error: unknown) => void;
  readonly back: () => void;
}

/** For how long a state that failed is not asked: nobody waits for its time-out twice. */
const LEFT_ALONE_MS = 1_000;

/**
 * `shared` while it answers, else `own`: limits are then each process's, values are made again, and nothing fails. `own`
 * never rejects.
 */
export function stateOrOwn(
  shared: SharedState,
  own: SharedState,
  { away, back }: Listener,
  now: () => number = () => performance.now(),
): SharedState {
  let awayUntil: number | null = null;
  async function either<T>(ask: (state: SharedState) => Promise<T>): Promise<T> {
    if (awayUntil !== null && now() < awayUntil) return ask(own);
    try {
      const answer = await ask(shared);
      if (awayUntil !== null) back();
      awayUntil = null;
      return answer;
    } catch (error) {
      if (awayUntil === null) away(error);
      awayUntil = now() + LEFT_ALONE_MS;
      return ask(own);
    }
  }
  return {
    count: (key, windowMs) => either((state) => state.count(key, windowMs)),
    async lock(key, ttlMs) {
      const release = await either((state) => state.lock(key, ttlMs));
      // a lock that cannot be given back ends by itself
      return release === null ? null : () => release().catch(() => {});
    },
    get: (key) => either((state) => state.get(key)),
    set: (key, value, ttlMs) => either((state) => state.set(key, value, ttlMs)),
    async close() {
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
