import { STORAGE_KEYS, attempt, readJson } from './browser-storage';
import type { SessionStorage } from './browser-storage';
import type { UserState } from './user-state';
import { toUserState } from './user-state';

/** Keeps everything but the token: a script that reads storage finds no credential. */
export function saveUser({ local }: SessionStorage, { token: _token, ...profile }: UserState): void {
  attempt(() => local.setItem(STORAGE_KEYS.user, JSON.stringify(profile)));
}

/** The saved user, accepted only while the saved expiry lies in the future (SES-04). */
export function restoreUser({ local }: SessionStorage, now: number): UserState | null {
  const saved = toUserState(readJson(local, STORAGE_KEYS.user));
  return saved !== null && saved.expiredTime > now ? { ...saved, token: '' } : null;
}

/** What logout takes along: the correlation id and the cart with its offers (SES-14). */
export function forgetVisit({ local, session }: SessionStorage): void {
  attempt(() => local.removeItem(STORAGE_KEYS.correlationId));
  attempt(() => session.removeItem(STORAGE_KEYS.cart));
  attempt(() => session.removeItem(STORAGE_KEYS.offerLocation));
}
