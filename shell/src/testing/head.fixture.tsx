import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { PageMeta, Platform } from '@wayfare/remote-kit';
import { createHrefs, pageError, usePageTitle } from '@wayfare/remote-kit';
import { HostedVertical } from '@wayfare/remote-kit/host';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { createMemoryRouter, Outlet, RouterProvider } from '@wayfare/router';
import { ErrorSummary } from '@wayfare/ui';
import { act, render, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { parse } from 'valibot';
import { useCurrentPage } from '../app/current-page';
import { Head } from '../app/head';
import { addShellMessages } from '../app/messages';
import { siteRoutes } from '../app/routes';
import { SiteContext } from '../app/site';

const page = (name: string, en: string, nl: string, change: object = {}) => ({
  name,
  path: { en, nl },
  ...change,
});

const MANIFEST = parse(VerticalManifestSchema, {
  name: 'alpha',
  version: '1.0.0',
  contract: '^2.0.0',
  criticality: 'regular',
  routes: [
    page('home', '/', '/nl'),
    page('list', '/things', '/nl/dingen'),
    page('thing', '/things/:slug', '/nl/dingen/:slug'),
    page('story', '/stories/:slug', '/nl/verhalen/:slug'),
    page('secret', '/secret', '/nl/geheim', { noindex: true }),
    page('gone', '/gone', '/nl/weg'),
    page('form', '/form', '/nl/formulier'),
  ],
  namespaces: ['alpha'],
});

export const EVIL = 'Page </script><script>alert(1)</script> <!-- "x"';

const METAS: Record<string, PageMeta> = {
  home: { title: '', description: 'All of it' },
  list: { title: 'Things' },
  thing: {
    title: 'Blue',
    alternates: { nl: '/nl/dingen/blauw' },
    structured: [
      {
        '@type': 'Product',
        name: EVIL,
        url: '/things/blue',
        note: '/ not a path',
        elsewhere: '//cdn.test/x',
        parts: [{ image: '/media/a/1280.webp' }],
      },
    ],
  },
  story: {
    title: 'A story',
    type: 'article',
    image: {
      path: '/media/cards/article/a-story.en.png',
      alt: 'Drawing of a story',
      width: 1200,
      height: 630,
    },
    structured: [{ '@type': 'Article', headline: 'A story' }],
  },
  form: { title: 'A form' },
  secret: { title: 'Secret', structured: [{ '@type': 'Thing' }] },
};

/** A page of which only the browser knows what it is about. */
function Secret() {
  usePageTitle('Your secret is kept');
  return <h1>secret</h1>;
}

/** A form that refuses every other time. */
function RefusingForm() {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      {isRefused && <ErrorSummary title="1" errors={[{ fieldId: 'name', message: 'Name' }]} />}
      <button onClick={() => setIsRefused(!isRefused)}>Send</button>
    </>
  );
}

const PAGES: Record<string, () => ReactNode> = { secret: Secret, form: RefusingForm };

export function siteOf(at: string): {
  tree: ReactNode;
  go: (to: string) => Promise<void>;
  loaded: () => Promise<void>;
} {
  const i18n = addShellMessages(createI18n(COMMON));
  const texts = () => Promise.resolve({ default: {} });
  const routes = Object.fromEntries(
    MANIFEST.routes.map(({ name }) => [
      name,
      () =>
        Promise.resolve({
          loader: () =>
            name === 'gone' ? Promise.reject(pageError(404, 'This page could not be found')) : null,
          Component: PAGES[name] ?? (() => <h1>{name}</h1>),
          meta: () => METAS[name] ?? { title: '' },
        }),
    ]),
  );
  const hosted = new HostedVertical({
    manifest: MANIFEST,
    load: () =>
      Promise.resolve({ name: 'alpha', routes, slots: {}, messages: { en: texts, nl: texts } }),
    i18n,
    retry: { tries: 1, base: 0 },
  });
  const platform: Platform = {
    api: { call: () => Promise.reject(new Error('no API')) },
    hrefs: createHrefs([MANIFEST]),
    flags: {},
    support: { email: 'support@wayfare.example', hours: { from: '8:00', to: '17:00' }, social: [] },
    signIn: () => Promise.resolve(),
    updateProfile: () => undefined,
    logout: () => Promise.resolve(),
  };
  const Frame = () => (
    <I18nextProvider i18n={i18n[useCurrentPage().language]}>
      <Head />
      <Outlet />
    </I18nextProvider>
  );
  const pages =
    siteRoutes([hosted], {
      platform: () => platform,
      i18n,
      guards: {},
    })[0]?.children?.[0]?.children?.filter(({ id }) => id !== 'not-found') ?? [];
  const bare = pages.map((route) => ({ ...route, ErrorBoundary: () => null }));
  const router = createMemoryRouter(
    [{ id: 'frame', Component: Frame, HydrateFallback: () => null, children: bare }],
    { initialEntries: [at] },
  );
  const tree = (
    <SiteContext
      value={{
        origin: 'https://site.test',
        manifests: [MANIFEST],
        lost: [],
        development: false,
      }}
    >
      <RouterProvider router={router} />
    </SiteContext>
  );
  return {
    tree,
    go: (to) => act(() => router.navigate(to)),
    loaded: () => waitFor(() => expect(router.state.initialized).toBe(true)),
  };
}

export async function open(at: string) {
  const { tree, go } = siteOf(at);
  await act(async () => void render(tree));
  return go;
}

export const contentsOf = (property: string) =>
  [
    ...document.querySelectorAll<HTMLMetaElement>(
      `meta[property="${property}"], meta[name="${property}"]`,
    ),
  ].map(({ content }) => content);
