import type { HostServices } from '@wayfare/remote-kit/host';
import { loginPopupAtom, userAtom } from '@wayfare/session/shell';
import type { createStore } from 'jotai';

type Guards = HostServices['guards'] & Readonly<Record<'logged', () => void>>;

/** The server knows nobody (decision 0012): it renders what a page says to a visitor, and the browser asks. */
export const SERVER_GUARDS: Guards = { logged: () => undefined };

/** What a route may ask for before this tab enters it, by the names that `guards` in `vertical.json` may use (PLT-23). */
export const tabGuards = (store: ReturnType<typeof createStore>): Guards => ({
  /** a visitor is asked to log in over the page, which says itself what it is for */
  logged: () => {
    if (store.get(userAtom).user === '')
      store.set(loginPopupAtom, { type: 'show', component: 'login' });
  },
});
