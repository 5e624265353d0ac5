import type { ApiClient } from '@wayfare/api-client';
import { toApiError } from '@wayfare/api-client';
import { anonymousLogin, refreshSession } from '@wayfare/api-contract';
import type { TokenResult } from '@wayfare/api-contract';
import type { SessionState } from './session-state';

/** The API is out of reach or broken: it said nothing about the session, so the session stays as it is. */
function isOutage(error: unknown): boolean {
  const { code, statusCode } = toApiError(error);
  return code === 'NETWORK' || code === 'TIMEOUT' || statusCode >= 500;
}

async function refresh(api: ApiClient): Promise<TokenResult | null> {
  try {
    return await api.call(refreshSession, {});
  } catch (error) {
    if (isOutage(error)) throw error;
    return null;
  }
}

/** The cookie may belong to somebody else than this tab thinks, when another tab logged in or out unheard. */
const userOf = ({ account }: TokenResult): string => account?.user ?? '';

/** Prolongs the session as it is; false when the API refuses. */
export async function extendSession(api: ApiClient, state: SessionState): Promise<boolean> {
  const { user } = state.read();
  const renewed = await refresh(api);
  if (renewed === null || userOf(renewed) !== user || state.read().user !== user) return false;
  state.accept(renewed);
  return true;
}

/**
 * A token for who is here: refreshed, else anonymous. A login or logout meanwhile wins; a user
 * whose cookie is gone is lost, a visitor logged in elsewhere is that user.
 */
export async function acquireToken(api: ApiClient, state: SessionState): Promise<string> {
  const { user, expiredTime } = state.read();
  const isSameUser = () => state.read().user === user;
  let renewed = expiredTime > 0 ? await refresh(api) : null;
  if (isSameUser() && user !== '' && (renewed === null || userOf(renewed) !== user)) {
    state.lose();
    return acquireToken(api, state);
  }
  if (renewed === null && isSameUser()) renewed = await api.call(anonymousLogin, {});
  if (renewed === null || !isSameUser()) return state.read().token || acquireToken(api, state);
  state.accept(renewed);
  return renewed.token;
}
