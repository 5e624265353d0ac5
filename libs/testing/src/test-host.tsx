import { createApiClient } from '@wayfare/api-client';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { createI18n, I18nextProvider, useTranslation } from '@wayfare/i18n';
import type { I18nByLanguage } from '@wayfare/i18n';
import type { Platform, Vertical, VerticalManifest } from '@wayfare/remote-kit';
import { createHrefs, PlatformContext, useLanguage } from '@wayfare/remote-kit';
import type { Host } from '@wayfare/remote-kit/host';
import { HostContext, HostedVertical } from '@wayfare/remote-kit/host';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { createMemoryRouter, isRouteErrorResponse, Outlet, RouterProvider, useRouteError } from '@wayfare/router';
import type { RouteObject } from '@wayfare/router';
import { INITIAL_USER, userAtom } from '@wayfare/session/shell';
import type { UserState } from '@wayfare/session/shell';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { parse } from 'valibot';
import type { FakeWire } from './fake-wire';

export interface TestHostOptions {
  wire: FakeWire;
  /** off by name; every flag that the manifest names is on otherwise */
  flags?: Readonly<Record<string, boolean>> | undefined;
  /** manifests of other verticals, for links to them */
  manifests?: readonly unknown[] | undefined;
  /** who is here; an anonymous visitor without it */
  user?: Partial<UserState> | undefined;
}

export interface TestHost {
  hosted: HostedVertical;
  i18n: I18nByLanguage;
  platform: Platform;
  store: ReturnType<typeof createStore>;
}

export type TestRouter = ReturnType<typeof createMemoryRouter>;

/** A hanging answer becomes a time-out well before jest gives up. */
const TIMEOUT_MS = 500;

function flagsOf({ routes, slots }: VerticalManifest): Record<string, boolean> {
  return Object.fromEntries([...routes, ...slots].flatMap(({ flag }) => (flag === undefined ? [] : [[flag, true]])));
}

/** The services that the shell would give to a vertical, with the API faked at the wire. */
export function createTestHost(vertical: Vertical, manifest: unknown, { wire, flags, manifests = [], user }: TestHostOptions): TestHost {
  const own = parse(VerticalManifestSchema, manifest);
  const i18n = createI18n();
  const store = createStore();
  store.set(userAtom, { ...INITIAL_USER, token: 'test-token', ...user });
  clearQueryCache();
  return {
    i18n,
    store,
    hosted: new HostedVertical({ manifest: own, load: () => Promise.resolve(vertical), i18n, retry: { tries: 1, base: 0 } }),
    platform: {
      api: createApiClient({ baseUrl: 'http://wire.test', token: () => store.get(userAtom).token, fetch: wire.fetch, timeout: TIMEOUT_MS }),
      hrefs: createHrefs([own, ...manifests.map((other) => parse(VerticalManifestSchema, other))]),
      flags: { ...flagsOf(own), ...flags },
      logout: async () => store.set(userAtom, INITIAL_USER),
    },
  };
}

/** Stands for the shell's error page: a 404's own message, else the generic one. */
export function TestErrorPage() {
  const error: unknown = useRouteError();
  const { t } = useTranslation('common');
  const message: unknown = isRouteErrorResponse(error) && error.status === 404 ? error.data?.message : undefined;
  return <h1>{typeof message === 'string' ? message : t('somethingWentWrong')}</h1>;
}

function TestLayout({ i18n }: { i18n: I18nByLanguage }) {
  const language = useLanguage();
  return (
    <I18nextProvider i18n={i18n[language]}>
      <main>
        <Outlet />
      </main>
    </I18nextProvider>
  );
}

function Failure({ vertical }: { vertical: string }) {
  return <p role="alert">{vertical}</p>;
}

function settled(router: TestRouter): Promise<void> {
  const isSettled = () => router.state.initialized && router.state.navigation.state === 'idle';
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(() => {
      if (isSettled()) finish();
    });
    function finish(): void {
      unsubscribe();
      resolve();
    }
    if (isSettled()) finish();
  });
}

/** Renders routes at a path inside the providers of a host, and waits until the first page is there. */
export async function renderInHost(host: TestHost, routes: RouteObject[], path: string) {
  const layout = <TestLayout i18n={host.i18n} />;
  const errorLayout = <I18nextProvider i18n={host.i18n.en}>{<TestErrorPage />}</I18nextProvider>;
  const root: RouteObject = { element: layout, errorElement: errorLayout, hydrateFallbackElement: <></>, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  const context: Host = { verticals: [host.hosted], Failure, report: () => undefined };
  const tree = (
    <Provider store={host.store}>
      <PlatformContext.Provider value={host.platform}>
        <HostContext.Provider value={context}>
          <RouterProvider router={router} />
        </HostContext.Provider>
      </PlatformContext.Provider>
    </Provider>
  );
  const view = await act(async () => {
    const rendered = render(tree);
    await settled(router);
    return rendered;
  });
  return { view, router };
}
