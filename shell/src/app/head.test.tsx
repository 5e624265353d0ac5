import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createI18n, I18nextProvider } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { PageMeta, Platform } from '@wayfare/remote-kit';
import { createHrefs, pageError, usePageTitle } from '@wayfare/remote-kit';
import { HostedVertical } from '@wayfare/remote-kit/host';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { createMemoryRouter, Outlet, RouterProvider } from '@wayfare/router';
import { ErrorSummary } from '@wayfare/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { parse } from 'valibot';
import { useCurrentPage } from './current-page';
import { HEADER_COLOUR } from './document';
import { Head } from './head';
import { addShellMessages } from './messages';
import { siteRoutes } from './routes';
import { SiteContext } from './site';

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

const EVIL = 'Hotel </script><script>alert(1)</script> <!-- "x"';

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

function siteOf(at: string): {
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
        suggestDutch: false,
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

async function open(at: string) {
  const { tree, go } = siteOf(at);
  await act(async () => void render(tree));
  return go;
}

const contentsOf = (property: string) =>
  [
    ...document.querySelectorAll<HTMLMetaElement>(
      `meta[property="${property}"], meta[name="${property}"]`,
    ),
  ].map(({ content }) => content);
const hrefsOf = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => [
    link.hreflang,
    link.getAttribute('href'),
  ]);
const structured = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );

it('SEO-01 rebuilds links, cards and structured data after every navigation, one of each', async () => {
  const go = await open('/things/blue');
  expect(hrefsOf('canonical')).toEqual([['', 'https://site.test/things/blue']]);
  expect(contentsOf('og:title')).toEqual(['Blue']);
  expect(structured()).toHaveLength(1);
  await go('/stories/a-story');
  expect(hrefsOf('canonical')).toEqual([['', 'https://site.test/stories/a-story']]);
  expect(document.title).toBe('A story | Wayfare');
  expect(contentsOf('og:title')).toEqual(['A story']);
  expect(structured()).toEqual([
    { '@context': 'https://schema.org', '@graph': [{ '@type': 'Article', headline: 'A story' }] },
  ]);
  await go('/nl');
  expect(hrefsOf('canonical')).toEqual([['', 'https://site.test/nl']]);
  expect(structured()).toEqual([]);
});

it('shows the title that a page gives itself, as long as it is shown', async () => {
  const go = await open('/secret');
  expect(document.title).toBe('Your secret is kept | Wayfare');
  await go('/things/blue');
  expect(document.title).toBe('Blue | Wayfare');
  await go('/nl/geheim');
  expect(document.title).toBe('Your secret is kept | Wayfare');
});

it.each([
  ['/form', 'Error: A form | Wayfare', 'A form | Wayfare'],
  ['/nl/formulier', 'Fout: A form | Wayfare', 'A form | Wayfare'],
])('says of %s in its title that it was refused, until it is taken', async (at, refused, taken) => {
  const go = await open(at);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.title).toBe(taken);
  await send();
  expect(document.title).toBe(refused);
  await send();
  expect(document.title).toBe(taken);
  await send();
  await go('/things/blue');
  expect(document.title).toBe('Blue | Wayfare');
});

describe('a shared link', () => {
  it('shows name, description, language and the drawn card of the site', async () => {
    await open('/nl');
    expect(contentsOf('og:title')).toEqual(['Wayfare']);
    expect(contentsOf('og:description')).toEqual(['All of it']);
    expect(contentsOf('og:url')).toEqual(['https://site.test/nl']);
    expect(contentsOf('og:type')).toEqual(['website']);
    expect(contentsOf('og:site_name')).toEqual(['Wayfare']);
    expect([contentsOf('og:locale'), contentsOf('og:locale:alternate')]).toEqual([
      ['nl_NL'],
      ['en_GB'],
    ]);
    expect(contentsOf('og:image')).toEqual(['https://site.test/media/cards/site/wayfare.nl.png']);
    expect(contentsOf('og:image:alt')).toEqual(['Wayfare: alles voor je reis op één rustige plek']);
    expect([contentsOf('og:image:width'), contentsOf('og:image:height')]).toEqual([
      ['1200'],
      ['630'],
    ]);
    expect(contentsOf('twitter:card')).toEqual(['summary_large_image']);
  });

  it('shows the picture and the kind that the page gives', async () => {
    await open('/stories/a-story');
    expect(contentsOf('og:image')).toEqual([
      'https://site.test/media/cards/article/a-story.en.png',
    ]);
    expect(contentsOf('og:image:alt')).toEqual(['Drawing of a story']);
    expect(contentsOf('og:type')).toEqual(['article']);
    expect([contentsOf('og:locale'), contentsOf('og:locale:alternate')]).toEqual([
      ['en_GB'],
      ['nl_NL'],
    ]);
  });

  it.each([
    ['the canonical address', '/things/blue?ref=mail', ['https://site.test/things/blue']],
    ['no address of one that robots leave out', '/secret?ticket=t-1', []],
  ])('leads to %s', async (_what, at, addresses) => {
    await open(at);
    expect(contentsOf('og:url')).toEqual(addresses);
  });
});

describe('SEO-09 the languages of a page', () => {
  it.each([
    ['by its own paths', '/things/blue?ref=mail', '/things/blue', '/nl/dingen/blauw'],
    ['without a query', '/nl/dingen?month=10', '/things', '/nl/dingen'],
    ['without a query that may be secret', '/secret?ticket=t-1', '/secret', '/nl/geheim'],
  ])('are named %s', async (_how, at, en, nl) => {
    await open(at);
    expect(hrefsOf('alternate')).toEqual([
      ['en', `https://site.test${en}`],
      ['nl', `https://site.test${nl}`],
      ['x-default', `https://site.test${en}`],
    ]);
  });
});

describe('structured data', () => {
  it('is one element that nothing in it can end, with the addresses of the site', async () => {
    await open('/things/blue');
    const [script] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(script?.textContent).not.toContain('<');
    expect(structured()).toEqual([
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Product',
            name: EVIL,
            url: 'https://site.test/things/blue',
            note: '/ not a path',
            elsewhere: '//cdn.test/x',
            parts: [{ image: 'https://site.test/media/a/1280.webp' }],
          },
        ],
      },
    ]);
  });

  it('is left out where robots stay out', async () => {
    await open('/secret');
    expect(structured()).toEqual([]);
  });
});

it('says nothing of a page that is not there but that robots stay out', async () => {
  await open('/gone');
  expect(document.title).toBe('This page could not be found | Wayfare');
  expect(contentsOf('robots')).toEqual(['noindex']);
  expect([
    hrefsOf('canonical'),
    hrefsOf('alternate'),
    contentsOf('og:title'),
    structured(),
  ]).toEqual([[], [], [], []]);
});

it('NFR is taken over from the server without a difference', async () => {
  // The browser's half of the package is what a test in a browser's world gets by its name.
  const { renderToString } = createRequire(__filename)(
    path.join(path.dirname(require.resolve('react-dom/package.json')), 'server.node.js'),
  ) as typeof import('react-dom/server');
  const [server, browser] = [siteOf('/things/blue'), siteOf('/things/blue')];
  await Promise.all([server.loaded(), browser.loaded()]);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(server.tree);
  expect(structured()).toHaveLength(1);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, browser.tree, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(structured()).toHaveLength(1);
  act(() => root.unmount());
  container.remove();
});

it('draws the browser in the colours of the header', () => {
  const tokens = readFileSync(
    path.resolve(__dirname, '../../../libs/ui/src/styles/tokens.css'),
    'utf8',
  );
  expect(tokens).toContain(
    `--color-surface: light-dark(${HEADER_COLOUR.light}, ${HEADER_COLOUR.dark});`,
  );
});
