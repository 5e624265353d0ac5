import type { createStore } from 'jotai';
import type { SessionStorage } from './browser-storage';
import { EXPIRY_CHECK_MS, SESSION_MS } from './constants';
import { restoreUser, saveUser } from './persistence';
import { systemErrorAtom } from './system-error';
import { INITIAL_USER, toUserState, userAtom } from './user-state';
import type { UserState } from './user-state';

/** The half of a BroadcastChannel that the session needs. */
export interface SessionChannel {
  postMessage(state: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface SessionStateOptions {
  /** the tab's jotai store, on the server the request's */
  store: ReturnType<typeof createStore>;
  /** null on the server */
  storage: SessionStorage | null;
  now?: (() => number) | undefined;
  /** tells the other tabs, so that they share one token */
  channel?: SessionChannel | null | undefined;
}

export interface SessionState {
  read(): UserState;
  /** changes this tab; `publish` changes the others too */
  write(state: UserState): void;
  publish(state: UserState): void;
  now(): number;
  isOver(): boolean;
  /** takes a new token, which extends the expiry by 60 minutes (SES-10) */
  accept(token: string): void;
  /** ends a logged in session, with its message; what was typed and the cart stay (ERR-03) */
  lose(): void;
  restore(): void;
  stop(): void;
}

/** The session's data: kept in the store, saved on every change, shared with other tabs, watched while logged in. */
export function createSessionState({ store, storage, now = Date.now, channel = null }: SessionStateOptions, onLost: () => void): SessionState {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isRestored = false;

  const read = () => store.get(userAtom);
  const isOver = () => now() >= read().expiredTime;

  function check(): void {
    if (!isOver() && read().token !== '') return;
    lose();
    onLost();
  }

  function write(state: UserState): void {
    store.set(userAtom, state);
    clearInterval(timer);
    timer = state.user === '' ? undefined : setInterval(check, EXPIRY_CHECK_MS);
  }

  function publish(state: UserState): void {
    write(state);
    channel?.postMessage(state);
  }

  function lose(): void {
    publish({ ...INITIAL_USER, language: read().language });
    store.set(systemErrorAtom, 'common:lostSession');
  }

  function restore(): void {
    const saved = isRestored || !storage || read().token !== '' ? null : restoreUser(storage, now());
    isRestored = true;
    if (saved !== null) store.set(userAtom, saved);
  }

  const onMessage = ({ data }: { data: unknown }) => {
    const state = toUserState(data);
    if (state !== null) write({ ...state, language: read().language });
  };
  const unsubscribe = storage ? store.sub(userAtom, () => saveUser(storage, read())) : () => undefined;
  channel?.addEventListener('message', onMessage);

  return {
    read,
    write,
    publish,
    now,
    isOver,
    accept: (token) => publish({ ...read(), token, expiredTime: now() + SESSION_MS }),
    lose,
    restore,
    stop() {
      clearInterval(timer);
      unsubscribe();
      channel?.removeEventListener('message', onMessage);
    },
  };
}
