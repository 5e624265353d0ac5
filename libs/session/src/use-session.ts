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

/** Who is here, read-only. */
export function useSession(): SessionSnapshot {
  return useOnceHydrated(useAtomValue(snapshotAtom), ANONYMOUS);
}

/** Whether a registered user is logged in; renders again only when that changes. */
export function useIsLogged(): boolean {
  return useOnceHydrated(useAtomValue(isLoggedAtom), false);
}

/** Who a personal page is for: `unknown` on the server; a member whose token is on its way is one already. */
export function usePresence(): 'unknown' | 'visitor' | 'member' {
  const { user } = useAtomValue(userAtom);
  return useOnceHydrated(user === '' ? 'visitor' : 'member', 'unknown');
}

/** A check for actions that need a login: true when logged in, otherwise it shows the must-be-logged message. */
export function useRequireLogged(): () => boolean {
  const store = useStore();
  const raise = useSetAtom(systemErrorAtom);
  return () => requireLogged(store.get(userAtom), raise);
}

/** The message shown over every page, and how to show one (a translation key with its namespace) or clear it. */
export function useSystemError(): SystemError & {
  setError: (messageKey: string) => void;
  clear: () => void;
} {
  const [state, write] = useAtom(systemErrorAtom);
  const shown = useOnceHydrated(state, NO_SYSTEM_ERROR);
  return { ...shown, setError: write, clear: () => write('') };
}

/** The login popup's state and the way to change it, e.g. `dispatch({ type: 'show', component: 'login' })`. */
export function useLoginPopup(): readonly [LoginPopup, (action: LoginPopupAction) => void] {
  return useAtom(loginPopupAtom);
}

/** When the session of whoever is here ends, while that is near; null otherwise. */
export function useSessionEnd(): number | null {
  return useAtomValue(sessionEndAtom);
}
