import { I18nextProvider } from '@wayfare/i18n';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useRouteError,
  isRouteErrorResponse,
  redirect,
} from '@wayfare/router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageModule } from '../page';
import { pageError } from '../page-error';
import { PlatformContext, usePageData } from '../use-page';
import { HostContext } from './host-context';
import { hostedOf, platformOf } from '../testing/host.fixture';
import { routesFromManifest } from './routes';

function ErrorPage() {
  const error = useRouteError();
  return (
    <p role="alert">
      {isRouteErrorResponse(error)
        ? `${error.status} ${String((error.data as { message: string }).message)}`
        : 'bug'}
    </p>
  );
}

interface Case {
  page?: Partial<PageModule>;
  manifest?: Record<string, unknown>;
  flags?: Record<string, boolean>;
}

async function open(path: string, { page = {}, manifest = {}, flags = {} }: Case = {}) {
  const index = () => Promise.resolve({ Component: () => <h1>Alpha</h1>, ...page });
  const pages = { index, one: index, map: index };
  const { hosted, i18n } = hostedOf({ manifest, vertical: { routes: pages } });
  const report = jest.fn();
  const platform = platformOf(flags);
  const services = { platform: () => platform, i18n, guards: {} };
  const frame = {
    id: 'frame',
    Component: () => <Outlet />,
    HydrateFallback: () => null,
    children: routesFromManifest(hosted, services, ErrorPage),
  };
  const router = createMemoryRouter([frame], { initialEntries: [path] });
  const host = {
    verticals: [hosted],
    report,
    Failure: ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Retry</button>,
  };
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n.en}>
        <PlatformContext value={platform}>
          <HostContext value={host}>
            <RouterProvider router={router} />
          </HostContext>
        </PlatformContext>
      </I18nextProvider>,
    );
  });
  return {
    router,
    report,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

function Price() {
  return <p>{usePageData<() => { price: number }>().price} euro</p>;
}

it.each([
  ['/alpha', 'en'],
  ['/nl/alfa', 'nl'],
])('I18N-57 %s shows the page with its data, in %s', async (path, language) => {
  const loader = jest.fn(() => ({ price: 12 }));
  const { router } = await open(path, { page: { loader, Component: Price } });
  expect(screen.getByText('12 euro')).toBeVisible();
  expect(router.state.matches.at(-1)?.route.handle).toMatchObject({
    vertical: 'alpha',
    route: 'index',
    language,
    layout: 'default',
  });
});

it('a fixed segment wins over a variable one', async () => {
  const routes = [
    { name: 'index', path: { en: '/alpha/:id', nl: '/nl/alfa/:id' } },
    { name: 'map', path: { en: '/alpha/map', nl: '/nl/alfa/kaart' } },
  ];
  const { router } = await open('/alpha/map', { manifest: { routes } });
  expect(router.state.matches.at(-1)?.route.handle).toMatchObject({ route: 'map' });
});

it.each([
  ['/old', '/alpha'],
  ['/old?a=1&b=x%20y', '/alpha?a=1&b=x%20y'],
  ['/old/r%C3%BCm', '/alpha/r%C3%BCm'],
  ['/old/a%2Fb?c=1', '/alpha/a%2Fb?c=1'],
])('an old path %s leads to %s and keeps its query', async (from, to) => {
  const manifest = {
    routes: [
      { name: 'index', path: { en: '/alpha', nl: '/nl/alfa' } },
      { name: 'one', path: { en: '/alpha/:id', nl: '/nl/alfa/:id' } },
    ],
    redirects: [
      { from: '/old', to: '/alpha' },
      { from: '/old/:id', to: '/alpha/:id' },
    ],
  };
  const { address } = await open(from, { manifest, page: {} });
  expect(address()).toBe(to);
});

it('PLT-22 an old path of a page that is switched off is not found, and not moved for good', async () => {
  const manifest = {
    routes: [{ name: 'index', path: { en: '/alpha', nl: '/nl/alfa' }, flag: 'extra' }],
    redirects: [{ from: '/old', to: '/alpha' }],
  };
  const { address } = await open('/old', { manifest, page: {} });
  expect(address()).toBe('/old');
  expect(screen.getByRole('alert')).toHaveTextContent('404 Not Found');
});

it('goes where the page sends the visitor', async () => {
  const { address } = await open('/alpha', {
    page: { loader: ({ language }) => (language === 'en' ? redirect('/nl/alfa') : 'here') },
  });
  expect(address()).toBe('/nl/alfa');
});

it('PLT-22 shows "Not Found" for a page that is switched off', async () => {
  await open('/alpha', {
    manifest: {
      routes: [{ name: 'index', path: { en: '/alpha', nl: '/nl/alfa' }, flag: 'extra' }],
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('404 Not Found');
});

it("a failure that the page expects is shown in the page's own way", async () => {
  const loader = () => Promise.reject(pageError(410, 'sold'));
  await open('/alpha', { page: { loader, ErrorBoundary: () => <p>This one is gone</p> } });
  expect(screen.getByText('This one is gone')).toBeVisible();
});

it("a failure without a way of the page's own is the host's", async () => {
  await open('/alpha', { page: { loader: () => Promise.reject(pageError(410, 'sold')) } });
  expect(screen.getByRole('alert')).toHaveTextContent('410 sold');
});

it('a boundary that itself fails is contained and can be retried', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const ErrorBoundary = () => {
    if (isBroken) throw new Error('bug in the boundary');
    return <p>This one is gone</p>;
  };
  const { report } = await open('/alpha', {
    page: { loader: () => Promise.reject(pageError(410, 'sold')), ErrorBoundary },
  });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('This one is gone')).toBeVisible();
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ vertical: 'alpha', where: 'index' }),
  );
  errors.mockRestore();
});
