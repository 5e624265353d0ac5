import { STORAGE_KEYS, attempt, readJson } from './browser-storage';
import type { SessionStorage, Store } from './browser-storage';
import { isOfPerson, staysWithBrowser } from './kept-keys';
import type { KeptKey } from './kept-keys';
import type { UserState } from './user-state';
import { toUserState } from './user-state';

/** Saves all but the token: storage holds no credential. */
export function saveUser(
  { local }: SessionStorage,
  { token: _token, ...profile }: UserState,
): void {
  attempt(() => local.setItem(STORAGE_KEYS.user, JSON.stringify(profile)));
}

/** Saved user before its expiry (SES-04); an expired one is erased. */
export function restoreUser({ local }: SessionStorage, now: number): UserState | null {
  const saved = toUserState(readJson(local, STORAGE_KEYS.user));
  if (saved !== null && saved.expiredTime > now) return { ...saved, token: '' };
  attempt(() => local.removeItem(STORAGE_KEYS.user));
  return null;
}

function keysOf(store: Store): string[] {
  return (
    attempt(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')) ?? []
  );
}

function forget(store: Store, isForgotten: (key: string) => boolean): void {
  for (const key of keysOf(store).filter(isForgotten)) attempt(() => store.removeItem(key));
}

/** Erases the visit on logout (SES-14). */
export function forgetVisit({ local, session }: SessionStorage): void {
  for (const store of [local, session]) forget(store, (key) => !staysWithBrowser(key));
}

function forgetPeopleIn({ local, session }: SessionStorage): void {
  for (const store of [local, session]) forget(store, isOfPerson);
}

/** Erases personal drafts once a booking is made. */
export function forgetPeople(): void {
  attempt(() => forgetPeopleIn({ local: window.localStorage, session: window.sessionStorage }));
}

const OWNER = 'keptFor' satisfies KeptKey;

/** Binds the visit to a user: another's data goes; a visitor's drafts stay unless ordered with. */
export function keepFor({ local, session }: SessionStorage, user: string): void {
  if (user === '') return;
  for (const store of [local, session]) {
    const before = attempt(() => store.getItem(OWNER));
    if (before !== null && before !== user)
      forget(store, (key) => key !== STORAGE_KEYS.user && !staysWithBrowser(key));
    else if (before === null && keysOf(session).some((key) => /Attempts$/.test(key)))
      forget(store, isOfPerson);
    attempt(() => store.setItem(OWNER, user));
  }
}
