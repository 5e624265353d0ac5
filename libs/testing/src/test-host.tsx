import { createApiClient } from '@wayfare/api-client';
import { login } from '@wayfare/api-contract';
import { clearQueryCache } from '@wayfare/api-client/query-cache';
import { languageOfPath } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { createI18n, I18nextProvider, useTranslation } from '@wayfare/i18n';
import type { I18nByLanguage } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { Platform, Vertical, VerticalManifest } from '@wayfare/remote-kit';
import { createHrefs, PlatformContext, Slot, useLanguage } from '@wayfare/remote-kit';
import type { Host } from '@wayfare/remote-kit/host';
import { HostContext, HostedVertical } from '@wayfare/remote-kit/host';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
  useRouteError,
} from '@wayfare/router';
import type { RouteObject } from '@wayfare/router';
import { INITIAL_USER, userAtom } from '@wayfare/session/shell';
import type { UserState } from '@wayfare/session/shell';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { parse } from 'valibot';
import type { FakeWire } from './wire.fake';
import { reportMissingTexts } from './missing-texts';

/** Another vertical of the same site, as the shell hosts it; `load` stands in for fetching its code. */
export interface Beside {
  vertical: Vertical;
  manifest: unknown;
  load?: (() => Promise<Vertical>) | undefined;
}

export interface FrameSlot {
  vertical: string;
  id: string;
}

export interface TestHostOptions {
  wire: FakeWire;
  /** other verticals that fill slots of the page */
  beside?: readonly Beside[] | undefined;
  /** slots that the shell shows around every page, such as the login popup */
  frame?: readonly FrameSlot[] | undefined;
  /** off by name; every flag that the manifest names is on otherwise */
  flags?: Readonly<Record<string, boolean>> | undefined;
  /** manifests of other verticals, for links to them */
  manifests?: readonly unknown[] | undefined;
  /** how travellers reach us; without it an address and no social links */
  support?: Platform['support'] | undefined;
  /** who is here; an anonymous visitor without it */
  user?: Partial<UserState> | undefined;
}

export interface TestHost {
  hosted: HostedVertical;
  beside: readonly HostedVertical[];
  /** those that are known by their manifests alone */
  linked: readonly HostedVertical[];
  frame: readonly FrameSlot[];
  i18n: I18nByLanguage;
  platform: Platform;
  store: ReturnType<typeof createStore>;
}

export type TestRouter = ReturnType<typeof createMemoryRouter>;

const SUPPORT: Platform['support'] = {
  email: 'support@wayfare.example',
  hours: { from: '8:00', to: '17:00' },
  social: [],
};

/** A hanging answer becomes a time-out well before jest gives up. */
const TIMEOUT_MS = 500;

function flagsOf(manifests: readonly VerticalManifest[]): Record<string, boolean> {
  const parts = manifests.flatMap(({ routes, slots }) => [...routes, ...slots]);
  return Object.fromEntries(
    parts.flatMap(({ flag }) => (flag === undefined ? [] : [[flag, true]])),
  );
}

/** The services that the shell would give to a vertical, with the API faked at the wire. */
export function createTestHost(
  vertical: Vertical,
  manifest: unknown,
  {
    wire,
    flags,
    beside = [],
    frame = [],
    manifests = [],
    user,
    support = SUPPORT,
  }: TestHostOptions,
): TestHost {
  const own = parse(VerticalManifestSchema, manifest);
  const i18n = createI18n(COMMON);
  reportMissingTexts(i18n);
  const host = (hosted: VerticalManifest, load: () => Promise<Vertical>) =>
    new HostedVertical({ manifest: hosted, load, i18n, retry: { tries: 1, base: 0 } });
  const others = beside.map((other) => ({
    ...other,
    manifest: parse(VerticalManifestSchema, other.manifest),
  }));
  const linked = manifests.map((other) => parse(VerticalManifestSchema, other));
  const store = createStore();
  store.set(userAtom, { ...INITIAL_USER, token: 'test-token', ...user });
  clearQueryCache();
  const api = createApiClient({
    baseUrl: 'http://wire.test',
    token: () => store.get(userAtom).token,
    fetch: wire.fetch,
    timeout: TIMEOUT_MS,
  });
  return {
    i18n,
    store,
    frame,
    hosted: host(own, () => Promise.resolve(vertical)),
    beside: others.map((other) =>
      host(other.manifest, other.load ?? (() => Promise.resolve(other.vertical))),
    ),
    linked: linked.map((other) =>
      host({ ...other, slots: [] }, () => Promise.reject(new Error(`no code of ${other.name}`))),
    ),
    platform: {
      api,
      hrefs: createHrefs([own, ...others.map((other) => other.manifest), ...linked]),
      support,
      flags: { ...flagsOf([own, ...others.map((other) => other.manifest)]), ...flags },
      async signIn(request) {
        const { serverTime: _serverTime, picture, ...signedIn } = await api.call(login, request);
        store.set(userAtom, {
          ...INITIAL_USER,
          ...signedIn,
          picture: picture ?? INITIAL_USER.picture,
        });
      },
      updateProfile: ({ picture, ...details }) =>
        store.set(userAtom, {
          ...store.get(userAtom),
          ...details,
          ...(picture === undefined ? {} : { picture: picture ?? INITIAL_USER.picture }),
        }),
      logout: async () => store.set(userAtom, INITIAL_USER),
    },
  };
}

/** Stands for the shell's error page: a 404's own message, else the generic one. */
export function TestErrorPage() {
  const error: unknown = useRouteError();
  const { t } = useTranslation('common');
  const message: unknown =
    isRouteErrorResponse(error) && error.status === 404 ? error.data?.message : undefined;
  return <h1>{typeof message === 'string' ? message : t('somethingWentWrong')}</h1>;
}

function TestLayout({ i18n, frame }: Pick<TestHost, 'i18n' | 'frame'>) {
  const language = useLanguage();
  return (
    <I18nextProvider i18n={i18n[language]}>
      <main>
        <Outlet />
      </main>
      {frame.map(({ vertical, id }) => (
        <Slot key={id} vertical={vertical} id={id} />
      ))}
    </I18nextProvider>
  );
}

function Failure({ vertical, onRetry }: { vertical: string; onRetry: () => void }) {
  return (
    <div role="alert">
      {vertical}
      <button type="button" onClick={onRetry}>{`Retry ${vertical}`}</button>
    </div>
  );
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

/** The code of other parts, fetched beforehand as a page names it in its head; a part that can't be had fails in its place. */
async function preload({ hosted, beside, frame }: TestHost, language: Language): Promise<void> {
  const own = frame
    .filter(({ vertical }) => vertical === hosted.name)
    .map(({ id }) => hosted.slot(id, language));
  const others = beside.flatMap((other) =>
    other.manifest.slots.map(({ id }) => other.slot(id, language)),
  );
  await Promise.allSettled([...own, ...others].map((slot) => slot.load()));
}

/** Renders routes at a path inside the providers of a host, and waits until the first page is there. */
export async function renderInHost(host: TestHost, routes: RouteObject[], path: string) {
  await preload(host, languageOfPath(path));
  const layout = <TestLayout i18n={host.i18n} frame={host.frame} />;
  const errorLayout = <I18nextProvider i18n={host.i18n.en}>{<TestErrorPage />}</I18nextProvider>;
  const root: RouteObject = {
    element: layout,
    errorElement: errorLayout,
    hydrateFallbackElement: <></>,
    children: routes,
  };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  const context: Host = {
    verticals: [host.hosted, ...host.beside, ...host.linked],
    Failure,
    report: () => undefined,
  };
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
