import type { ApiClient } from '@wayfare/api-client';
import { toApiError } from '@wayfare/api-client';
import { anonymousLogin, refreshSession } from '@wayfare/api-contract';
import type { TokenResult } from '@wayfare/api-contract';
import type { SessionState } from './session-state';

/** Unreachable or 5xx: says nothing about the session, which stays. */
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

/** another tab may have logged in or out unheard */
const userOf = ({ account }: TokenResult): string => account?.user ?? '';

/** Renews the session; false when refused. */
export async function extendSession(api: ApiClient, state: SessionState): Promise<boolean> {
  const { user } = state.read();
  const renewed = await refresh(api);
  if (renewed === null || userOf(renewed) !== user || state.read().user !== user) return false;
  state.accept(renewed);
  return true;
}

/** Token by refresh, else anonymous. Concurrent logins and logouts win; a user without a cookie is lost. */
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
