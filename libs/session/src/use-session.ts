import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import { isLogged, requireLogged } from './guards';
import type { LoginPopup, LoginPopupAction } from './login-popup';
import { loginPopupAtom } from './login-popup';
import { sessionEndAtom } from './session-end';
import type { SystemError } from './system-error';
import { NO_SYSTEM_ERROR, systemErrorAtom } from './system-error';
import type { UserState } from './user-state';
import { INITIAL_USER, userAtom } from './user-state';

export interface SessionSnapshot extends Omit<UserState, 'token'> {
  readonly isLogged: boolean;
}

function toSnapshot({ token, ...rest }: UserState): SessionSnapshot {
  return { ...rest, isLogged: isLogged({ user: rest.user, token }) };
}

const ANONYMOUS = toSnapshot(INITIAL_USER);
const snapshotAtom = atom((get) => toSnapshot(get(userAtom)));
const isLoggedAtom = atom((get) => isLogged(get(userAtom)));

const subscribeToNothing = () => () => undefined;

function useOnceHydrated<T>(value: T, onServer: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => onServer,
  );
}

/** Read-only session. */
export function useSession(): SessionSnapshot {
  return useOnceHydrated(useAtomValue(snapshotAtom), ANONYMOUS);
}

/** Logged-in state; renders on its change alone. */
export function useIsLogged(): boolean {
  return useOnceHydrated(useAtomValue(isLoggedAtom), false);
}

/** `unknown` on the server; a member whose token is pending is one already. */
export function usePresence(): 'unknown' | 'visitor' | 'member' {
  const { user } = useAtomValue(userAtom);
  return useOnceHydrated(user === '' ? 'visitor' : 'member', 'unknown');
}

/** Guard of actions: true when logged in, else shows the must-be-logged message. */
export function useRequireLogged(): () => boolean {
  const store = useStore();
  const raise = useSetAtom(systemErrorAtom);
  return () => requireLogged(store.get(userAtom), raise);
}

/** Page-wide message, with show (a namespaced translation key) and clear. */
export function useSystemError(): SystemError & {
  setError: (messageKey: string) => void;
  clear: () => void;
} {
  const [state, write] = useAtom(systemErrorAtom);
  const shown = useOnceHydrated(state, NO_SYSTEM_ERROR);
  return { ...shown, setError: write, clear: () => write('') };
}

/** Popup state and dispatch, e.g. `dispatch({ type: 'show', component: 'login' })`. */
export function useLoginPopup(): readonly [LoginPopup, (action: LoginPopupAction) => void] {
  return useAtom(loginPopupAtom);
}

/** Session end in epoch milliseconds, while near; else null. */
export function useSessionEnd(): number | null {
  return useAtomValue(sessionEndAtom);
}
