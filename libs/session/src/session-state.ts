import type { TokenResult } from '@wayfare/api-contract';
import type { createStore } from 'jotai';
import type { SessionStorage } from './browser-storage';
import { EXPIRY_CHECK_MS, SESSION_MS, WARN_BEFORE_MS } from './constants';
import { forgetVisit, keepFor, restoreUser, saveUser } from './persistence';
import { sessionEndAtom } from './session-end';
import { ASKS_FOR_LOGIN, systemErrorAtom } from './system-error';
import { INITIAL_USER, toUserState, userAtom } from './user-state';
import type { UserState } from './user-state';

export interface SessionChannel {
  postMessage(state: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface SessionStateOptions {
  store: ReturnType<typeof createStore>;
  storage: SessionStorage | null;
  now?: (() => number) | undefined;
  channel?: SessionChannel | null | undefined;
}

export interface SessionState {
  read(): UserState;
  write(state: UserState): void;
  publish(state: UserState): void;
  leave(): void;
  now(): number;
  isOver(): boolean;
  /** stores a renewed token and user; expiry is 60 minutes on (SES-10) */
  accept(renewed: Pick<TokenResult, 'token' | 'account'>): void;
  /** ends the session with its message; drafts and cart stay (ERR-03) */
  lose(): void;
  check(): void;
  restore(): void;
  stop(): void;
}

/** A lost session keeps drafts (ERR-03), a logout does not. */
const LOGOUT = 'isLogout';
const isLogout = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && LOGOUT in data;

function keep(storage: SessionStorage, state: UserState): void {
  keepFor(storage, state.user);
  saveUser(storage, state);
}

/** Session state: persisted, synced across tabs, expiry watched while logged in. */
export function createSessionState(
  { store, storage, now = Date.now, channel = null }: SessionStateOptions,
  onLost: () => void,
): SessionState {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isRestored = false;

  const read = () => store.get(userAtom);
  const isOver = () => now() >= read().expiredTime;

  function warn(): void {
    const { user, expiredTime } = read();
    store.set(
      sessionEndAtom,
      user !== '' && expiredTime - now() <= WARN_BEFORE_MS ? expiredTime : null,
    );
  }

  function check(): void {
    const { user, token } = read();
    if (user === '') return;
    if (!isOver() && token !== '') return warn();
    lose();
    onLost();
  }

  function write(state: UserState): void {
    store.set(userAtom, state);
    warn();
    if (state.user !== '' && ASKS_FOR_LOGIN.has(store.get(systemErrorAtom).message))
      store.set(systemErrorAtom, '');
    clearInterval(timer);
    timer = state.user === '' ? undefined : setInterval(check, EXPIRY_CHECK_MS);
  }

  function publish(state: UserState): void {
    write(state);
    channel?.postMessage(state);
  }

  function leave(): void {
    if (storage) forgetVisit(storage);
    write(INITIAL_USER);
    channel?.postMessage({ ...INITIAL_USER, [LOGOUT]: true });
  }

  function lose(): void {
    publish({ ...INITIAL_USER, language: read().language });
    store.set(systemErrorAtom, 'common:lostSession');
  }

  function accept({ token, account }: Pick<TokenResult, 'token' | 'account'>): void {
    const current = read();
    const {
      language: _own,
      picture,
      ...facts
    } = account ?? { language: '', picture: current.picture };
    publish({
      ...current,
      ...facts,
      picture: picture ?? INITIAL_USER.picture,
      token,
      expiredTime: now() + SESSION_MS,
    });
  }

  function restore(): void {
    const saved =
      isRestored || !storage || read().token !== '' ? null : restoreUser(storage, now());
    isRestored = true;
    if (saved !== null) store.set(userAtom, saved);
  }

  const onMessage = ({ data }: { data: unknown }) => {
    const state = toUserState(data);
    if (storage && isLogout(data)) forgetVisit(storage);
    if (state !== null) write({ ...state, language: read().language });
  };
  const unsubscribe = storage ? store.sub(userAtom, () => keep(storage, read())) : () => undefined;
  channel?.addEventListener('message', onMessage);

  return {
    read,
    write,
    publish,
    leave,
    now,
    isOver,
    accept,
    lose,
    check,
    restore,
    stop() {
      clearInterval(timer);
      unsubscribe();
      channel?.removeEventListener('message', onMessage);
    },
  };
}
