import { DEFAULT_LANGUAGE } from '@wayfare/domain';
import { afterPaint } from '@wayfare/ui';
import { consentIn } from '@wayfare/analytics/shell';
import { createHrefs } from '@wayfare/remote-kit';
import { createBrowserRouter, isRouteErrorResponse, RouterProvider } from '@wayfare/router';
import { systemErrorAtom } from '@wayfare/session/shell';
import { createStore } from 'jotai';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app';
import { lostVerticals, type Boot } from '../app/boot';
import { consentAtom } from '../app/consent-state';
import { alternateOf, headOf } from '../app/current-page';
import { tabGuards } from '../app/guards';
import { standingAtom } from '../app/release-standing';
import { RemoteFailure } from '../app/remote-failure';
import { DOCUMENT, siteRoutes } from '../app/routes';
import { createTabSession } from './browser-session';
import { browserGuard, reloadForChunk } from './chunk-reload';
import { developmentRoutes } from './development-routes';
import type { FrameMessages } from './frame-messages';
import { takeEarlyInput } from './early-input';
import { takeEarlyPresses } from './early-presses';
import { keepReleasesFresh } from './fresh-releases';
import { hydrationState } from './hydration';
import { hasTagManager } from './foreign-scripts';
import { keepOfflinePage } from './offline-page';
import { enterPaymentPage, inOwnDocuments } from './payment-pages';
import { createPageTraces } from './page-traces';
import { createPrefetch, watchLinks } from './prefetch';
import { watchRestored } from './restored-page';
import { startSession, takeCredential } from './sign-in-return';
import { createStylesInUse } from './styles-in-use';
import { forgetOnChange, tabPlatform } from './tab-platform';
import { untilTakenOver } from './taken-over';
import { startTelemetry } from './telemetry';
import { hostVerticals, type LoadRelease } from './verticals';
import { watchUse } from './watch-use';

declare global {
  interface Window {
    __WAYFARE__: Boot;
  }
}

function WhenShown({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  useEffect(() => then(), [then]);
  return children;
}

function leaveDocument(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(url);
}

export function startSite(
  boot: Boot,
  load: LoadRelease,
  { i18n, loadMessages }: FrameMessages,
): void {
  const store = createStore();
  store.set(consentAtom, consentIn(document.cookie));
  const traces = boot.traces === true ? createPageTraces() : null;
  const { session, api, isCalling } = createTabSession(store, traces?.header);
  const verticals = hostVerticals(boot.verticals, load, i18n, (failure) => report(failure));
  const manifests = verticals.map(({ manifest }) => manifest);
  const englishPage = () => {
    const { matches, loaderData, location: at } = router.state;
    const head = headOf(loaderData[matches.at(-1)?.route.id ?? '']);
    return head === null ? '/' : alternateOf(head.alternates, DEFAULT_LANGUAGE, at.search);
  };
  const platform = tabPlatform({
    api,
    hrefs: createHrefs(manifests),
    flags: boot.flags,
    support: boot.support,
    session,
    englishPage,
  });
  const credential = takeCredential(location, history);
  const services = {
    platform: () => platform,
    i18n,
    guards: tabGuards(store),
    frame: {
      loadMessages,
      leave: leaveDocument,
      isOver: () => store.get(standingAtom) === 'revoked',
    },
    beforeEnter(...entering: Parameters<typeof enterPaymentPage>) {
      void enterPaymentPage(...entering);
      return afterPaint();
    },
  };
  const leaving = {
    mustLeave: () => boot.integrityPolicy || hasTagManager(),
    leaveFor: leaveDocument,
  };
  const routes = siteRoutes(verticals, services, boot.development ? developmentRoutes() : []);
  const router = createBrowserRouter(inOwnDocuments(routes, leaving), {
    hydrationData: hydrationState(boot.hydration, [DOCUMENT]),
  });
  const { report, owner } = startTelemetry({ boot, router, store, traces });
  const lost = lostVerticals(boot.verticals);
  const site = {
    origin: boot.origin,
    manifests,
    lost,
    development: boot.development,
  };
  const onPageLost = (vertical: string) => {
    if (!lost.includes(vertical)) reloadForChunk(browserGuard());
  };
  const { use: onShown } = createStylesInUse(document);
  const host = { verticals, Failure: RemoteFailure, report, onPageLost, onShown };

  // What a page expects (an answer with a status) is no failure of its code.
  const onPageError = (error: unknown) => {
    if (!isRouteErrorResponse(error)) report({ vertical: owner(), where: 'page', error });
  };

  const app = (loaded: typeof i18n) => (
    <App
      site={site}
      host={host}
      platform={platform}
      i18n={loaded}
      store={store}
      sessionControl={{ stay: session.extend }}
    >
      <RouterProvider router={router} onError={onPageError} />
    </App>
  );
  const early = [takeEarlyInput(), takeEarlyPresses()];
  const catchUp = () => untilTakenOver(early);
  startTransition(() => {
    const root = hydrateRoot(document, <WhenShown then={catchUp}>{app(i18n)}</WhenShown>, {
      onRecoverableError: (error) => report({ vertical: 'shell', where: 'hydration', error }),
    });
    if (process.env.NODE_ENV === 'development')
      void import(/* webpackChunkName: "dev-host" */ './dev-host').then(({ hostDevelopment }) =>
        hostDevelopment({ boot, i18n, router, draw: (loaded) => root.render(app(loaded)) }),
      );
  });
  forgetOnChange(store);
  watchUse(session);
  watchRestored(session);
  void startSession(session, credential, () =>
    store.set(systemErrorAtom, 'common:signInFailed'),
  ).catch((error: unknown) => report({ vertical: 'shell', where: 'session', error }));
  if (!boot.development) keepReleasesFresh({ verticals: boot.verticals, store, router, isCalling });
  watchLinks(createPrefetch(verticals));
  if (boot.serviceWorker)
    keepOfflinePage(navigator, (error) =>
      report({ vertical: 'shell', where: 'service-worker', error }),
    );
}
