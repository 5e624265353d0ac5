import type { I18nByLanguage } from '@wayfare/i18n';
import { PlatformContext, type Platform } from '@wayfare/remote-kit';
import { HostContext, type Host } from '@wayfare/remote-kit/host';
import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { I18nContext } from './document';
import { SessionControlContext, type SessionControl } from './session-control';
import { SiteContext, type Site } from './site';

export interface AppProps {
  site: Site;
  host: Host;
  platform: Platform;
  i18n: I18nByLanguage;
  store: ReturnType<typeof createStore>;
  sessionControl?: SessionControl;
  children: ReactNode;
}

export function App({ site, host, platform, i18n, store, sessionControl, children }: AppProps) {
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <I18nContext value={i18n}>
          <PlatformContext value={platform}>
            <HostContext value={host}>
              <SessionControlContext value={sessionControl ?? null}>
                {children}
              </SessionControlContext>
            </HostContext>
          </PlatformContext>
        </I18nContext>
      </SiteContext>
    </Provider>
  );
}
