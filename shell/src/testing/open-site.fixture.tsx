import { I18nextProvider, createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { languageOfPath } from '@wayfare/domain';
import type { PageModule, Platform, SlotModule } from '@wayfare/remote-kit';
import { createHrefs, pageError, PlatformContext } from '@wayfare/remote-kit';
import { HostContext, HostedVertical } from '@wayfare/remote-kit/host';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from '@wayfare/router';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { parse } from 'valibot';
import { tabGuards } from '../app/guards';
import { addShellMessages } from '../app/messages';
import { RemoteFailure } from '../app/remote-failure';
import { siteRoutes } from '../app/routes';
import { SessionControlContext } from '../app/session-control';
import { SiteContext } from '../app/site';

const MANIFEST = parse(VerticalManifestSchema, {
  name: 'alpha',
  version: '1.0.0',
  contract: '^2.0.0',
  criticality: 'regular',
  routes: [
    { name: 'home', path: { en: '/', nl: '/nl' } },
    { name: 'index', path: { en: '/things', nl: '/nl/dingen' } },
    { name: 'thing', path: { en: '/things/:slug', nl: '/nl/dingen/:slug' }, layout: 'two-columns' },
    { name: 'extra', path: { en: '/extra', nl: '/nl/extra' }, flag: 'extra' },
    { name: 'failing', path: { en: '/failing/:slug', nl: '/nl/mislukt/:slug' } },
    { name: 'own', path: { en: '/own', nl: '/nl/eigen' }, guards: ['logged'] },
  ],
  navigation: [
    { route: 'extra', label: { en: 'Extra', nl: 'Extra' }, order: 2 },
    { route: 'index', label: { en: 'Things', nl: 'Dingen' }, order: 1 },
  ],
  slots: [
    { id: 'account.popup/v1', order: 1, label: { en: 'Log in', nl: 'Inloggen' } },
    { id: 'header.search/v1', order: 1, label: { en: 'Find things', nl: 'Dingen vinden' } },
  ],
  namespaces: ['alpha'],
});

export interface Case {
  thing?: Partial<PageModule>;
  flags?: Record<string, boolean>;
  lost?: string[];
  suggestDutch?: boolean;
  before?: string;
  popup?: SlotModule['Component'];
  headerSearch?: SlotModule['Component'];
  stay?: () => Promise<boolean>;
  logout?: Platform['logout'];
}

/** What the vertical has for a slot; nothing without it. */
const brings =
  (Component: SlotModule['Component'] = () => null) =>
  () =>
    Promise.resolve({ Component });

/** The site's real route table and frame around one vertical. */
export async function openSite(
  path: string,
  {
    thing = {},
    flags = {},
    lost = [],
    suggestDutch = false,
    before,
    popup,
    headerSearch,
    stay = () => Promise.resolve(true),
    logout = () => Promise.resolve(),
  }: Case = {},
) {
  const i18n = addShellMessages(createI18n(COMMON));
  const store = createStore();
  const plain = (words: string) => () => Promise.resolve({ Component: () => <h1>{words}</h1> });
  const routes = {
    home: plain('Welcome'),
    index: plain('All things'),
    thing: () => Promise.resolve({ Component: () => <h1>One thing</h1>, ...thing }),
    extra: plain('Extra'),
    own: plain('What is yours'),
    failing: () =>
      Promise.resolve({
        loader: () => Promise.reject(pageError(502, 'The articles are away')),
        Component: () => null,
      }),
  };
  const texts = () => Promise.resolve({ default: {} });
  const hosted = new HostedVertical({
    manifest: MANIFEST,
    load: () =>
      Promise.resolve({
        name: 'alpha',
        routes,
        slots: { 'account.popup/v1': brings(popup), 'header.search/v1': brings(headerSearch) },
        messages: { en: texts, nl: texts },
      }),
    i18n,
    retry: { tries: 1, base: 0 },
  });
  const platform = {
    api: { call: () => Promise.reject(new Error('no API')) },
    hrefs: createHrefs([MANIFEST]),
    flags,
    support: { email: 'support@wayfare.example', hours: { from: '8:00', to: '17:00' }, social: [] },
    signIn: () => Promise.resolve(),
    updateProfile: () => undefined,
    logout,
  };
  const Frame = () => (
    <I18nextProvider i18n={i18n[languageOfPath(useLocation().pathname)]}>
      <Outlet />
    </I18nextProvider>
  );
  // The document itself is the page's; here it is a plain element, so that the page can stand in a test's document.
  const [document] = siteRoutes([hosted], {
    platform: () => platform,
    i18n,
    guards: tabGuards(store),
  });
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        Component: Frame,
        HydrateFallback: () => null,
        children: document?.children ?? [],
      },
    ],
    { initialEntries: [...(before === undefined ? [] : [before]), path] },
  );
  const onPageLost = jest.fn();
  globalThis.document.documentElement.dataset.prefers = suggestDutch ? 'nl' : 'en';
  await act(async () => {
    render(
      <Provider store={store}>
        <SiteContext
          value={{
            origin: 'https://site.test',
            manifests: [MANIFEST],
            lost,
            development: false,
          }}
        >
          <PlatformContext value={platform}>
            <HostContext
              value={{
                verticals: [hosted],
                Failure: RemoteFailure,
                report: () => undefined,
                onPageLost,
              }}
            >
              <SessionControlContext value={{ stay }}>
                <RouterProvider router={router} />
              </SessionControlContext>
            </HostContext>
          </PlatformContext>
        </SiteContext>
      </Provider>,
    );
  });
  return {
    router,
    store,
    onPageLost,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

export const click = (role: string, name: string | RegExp) =>
  act(async () => screen.getByRole(role, { name }).click());
