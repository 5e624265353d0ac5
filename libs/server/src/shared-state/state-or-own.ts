import type { SharedState } from './shared-state';
import { throughEach } from './through-each';

interface Listener {
  readonly away: (error: unknown) => void;
  readonly back: () => void;
}

/** For how long a state that failed is not asked: nobody waits for its time-out twice. */
const LEFT_ALONE_MS = 1_000;

/** `shared` while it answers, else `own`, which never rejects: limits are each process's then, and nothing fails. */
export function stateOrOwn(
  shared: SharedState,
  own: SharedState,
  { away, back }: Listener,
  now: () => number = () => performance.now(),
): SharedState {
  let awayUntil: number | null = null;
  async function either<Answer>(ask: (state: SharedState) => Promise<Answer>): Promise<Answer> {
    const before = awayUntil;
    if (before !== null && now() < before) return ask(own);
    try {
      const answer = await ask(shared);
      // an answer from before a failure of others ends no pause
      if (before !== null && awayUntil === before) {
        awayUntil = null;
        back();
      }
      return answer;
    } catch (error) {
      if (awayUntil === null) away(error);
      awayUntil = now() + LEFT_ALONE_MS;
      return ask(own);
    }
  }
  return {
    ...throughEach(either),
    async close() {
      await Promise.all([shared.close(), own.close()]);
    },
  };
}
