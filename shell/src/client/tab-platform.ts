import type { ApiClient } from '@wayfare/api-client';
import { DEFAULT_LANGUAGE } from '@wayfare/domain';
import type { Hrefs, Platform } from '@wayfare/remote-kit';
import { userAtom } from '@wayfare/session/shell';
import type { Session } from '@wayfare/session/shell';
import type { createStore } from 'jotai';
import { rememberLanguage } from '../app/language-cookie';
import { PROVIDED } from './shared-modules';

interface Parts {
  api: ApiClient;
  hrefs: Hrefs;
  flags: Platform['flags'];
  support: Platform['support'];
  session: Session;
  englishPage: () => string;
}

export function tabPlatform({ api, hrefs, flags, support, session, englishPage }: Parts): Platform {
  return {
    api,
    hrefs,
    flags,
    support,
    signIn: session.signIn,
    updateProfile: session.update,
    async logout() {
      const next = englishPage();
      rememberLanguage(DEFAULT_LANGUAGE);
      await session.logout();
      location.assign(next);
    },
  };
}

/** Bookings and member prices belong to who was here when they were asked for. */
export function forgetOnChange(store: ReturnType<typeof createStore>): void {
  let { user } = store.get(userAtom);
  store.sub(userAtom, () => {
    const next = store.get(userAtom).user;
    if (next === user) return;
    user = next;
    void PROVIDED.queryCache().then(
      ({ forgetHiddenQueries }) => forgetHiddenQueries(),
      () => undefined,
    );
  });
}
