import type { ApiClient } from '@wayfare/api-client';
import { RENEW_BEFORE_MS } from './constants';
import type { SessionState } from './session-state';
import type { Locks } from './single-flight';
import { exclusively, singleFlight } from './single-flight';
import { acquireToken, extendSession } from './token-source';

export interface SessionTokens {
  token(): Promise<string>;
  renewToken(bad: string): Promise<string | null>;
  extend(): Promise<boolean>;
  used(): void;
  obtainLater(): void;
  alone<T>(task: () => Promise<T>): Promise<T>;
}

/** Token requests, single-flight in this tab and across tabs. */
export function createSessionTokens(
  api: ApiClient,
  state: SessionState,
  locks: Locks | null,
): SessionTokens {
  let badToken = '';
  /** renewal was refused: used until it expires */
  let lastToken = '';

  const extend = singleFlight(locks, () => extendSession(api, state));
  const obtain = singleFlight(locks, async () => {
    const { token } = state.read();
    return token !== '' && token !== badToken ? token : acquireToken(api, state);
  });

  async function extendLater(current: string): Promise<void> {
    const isExtended = await extend().catch(() => true);
    if (!isExtended) lastToken = current;
  }

  function prolong(): void {
    const { token, expiredTime } = state.read();
    if (expiredTime - state.now() < RENEW_BEFORE_MS && token !== lastToken) void extendLater(token);
  }

  return {
    extend,
    obtainLater: () => void obtain().catch(() => null),
    alone: (task) => exclusively(locks, task),
    used() {
      const { token, user } = state.read();
      if (user !== '' && token !== '' && !state.isOver()) prolong();
    },
    async token() {
      state.restore();
      const { token, user } = state.read();
      if (token === '') return obtain();
      if (state.isOver()) {
        if (user !== '') state.lose();
        badToken = token;
        return obtain();
      }
      prolong();
      return token;
    },
    async renewToken(bad) {
      const { user } = state.read();
      badToken = bad;
      const renewed = await obtain();
      return state.read().user === user ? renewed : null;
    },
  };
}
