import type { ApiClient } from '@wayfare/api-client';
import { toApiError } from '@wayfare/api-client';
import { anonymousLogin, refreshSession } from '@wayfare/api-contract';
import type { SessionState } from './session-state';

/** The API is out of reach or broken: it said nothing about the session, so the session stays as it is. */
function isOutage(error: unknown): boolean {
  const { code, statusCode } = toApiError(error);
  return code === 'NETWORK' || code === 'TIMEOUT' || statusCode >= 500;
}

/** A new token for the same session by its cookie; null when the API refuses. */
async function refreshToken(api: ApiClient): Promise<string | null> {
  try {
    return (await api.call(refreshSession, {})).token;
  } catch (error) {
    if (isOutage(error)) throw error;
    return null;
  }
}

/** Prolongs the session as it is; false when the API refuses. */
export async function extendSession(api: ApiClient, state: SessionState): Promise<boolean> {
  const { user } = state.read();
  const token = await refreshToken(api);
  if (token === null || state.read().user !== user) return false;
  state.accept(token);
  return true;
}

/**
 * A token for who is here: refreshed when there was one before, else an anonymous one. Whoever logs in or out meanwhile
 * goes first: an answer that belongs to the former user is dropped.
 */
export async function acquireToken(api: ApiClient, state: SessionState): Promise<string> {
  const { user, expiredTime } = state.read();
  const isSameUser = () => state.read().user === user;
  let token = expiredTime > 0 ? await refreshToken(api) : null;
  if (token === null && isSameUser()) {
    if (user !== '') {
      state.lose();
      return acquireToken(api, state);
    }
    token = (await api.call(anonymousLogin, {})).token;
  }
  if (token === null || !isSameUser()) return state.read().token || acquireToken(api, state);
  state.accept(token);
  return token;
}
