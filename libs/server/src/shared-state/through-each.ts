import type { SharedState } from './shared-state';

type Ask = <Answer>(call: (state: SharedState) => Promise<Answer>) => Promise<Answer>;

/** Every call of a shared state by way of `ask`, which says whom it goes to. */
export const throughEach = (ask: Ask): Omit<SharedState, 'close'> => ({
  count: (key, windowMs) => ask((state) => state.count(key, windowMs)),
  keep: (key, value, keptMs) => ask((state) => state.keep(key, value, keptMs)),
  kept: (key) => ask((state) => state.kept(key)),
  claim: (key, owner, claimedMs) => ask((state) => state.claim(key, owner, claimedMs)),
  giveUp: (key, owner) => ask((state) => state.giveUp(key, owner)),
});
