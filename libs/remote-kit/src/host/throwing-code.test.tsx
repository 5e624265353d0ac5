import { ApiError } from '@wayfare/api-client';
import { I18nextProvider } from '@wayfare/i18n';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from '@wayfare/router';
import { act, render, screen } from '@testing-library/react';
import { use, useEffect, type ComponentType, type ReactNode } from 'react';
import type { PageModule } from '../page';
import { pageError } from '../page-error';
import { PlatformContext, usePageData } from '../use-page';
import { HostContext } from './host-context';
import { hostedOf, platformOf, verticalOf } from '../testing/host.fixture';
import type { HostedVerticalOptions } from './hosted-vertical';
import { routesFromManifest } from './routes';
import { Slot } from './slot';

const ID = 'home.search/v1';
const BUG = new TypeError('x is undefined');
const lost = Promise.reject(BUG);
lost.catch(() => undefined);

/** Components that throw in each way that code can. */
const THROWING: readonly (readonly [string, () => ReactNode])[] = [
  [
    'render',
    () => {
      throw BUG;
    },
  ],
  [
    'an effect',
    function ThrowsInEffect() {
      useEffect(() => {
        throw BUG;
      }, []);
      return <h1>Alpha</h1>;
    },
  ],
  ['a promise that it waits for', () => <h1>{use(lost)}</h1>],
];

const Good = () => <h1>Good</h1>;

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

type Code = Partial<PageModule>;
const codeOf = (page: Code, slot: () => ReactNode = Good) =>
  verticalOf({
    routes: { index: () => Promise.resolve({ Component: Good, ...page }) },
    slots: { [ID]: () => Promise.resolve({ Component: slot }) },
  });

function ErrorPage() {
  return <p role="alert">{String(useRouteError())}</p>;
}

/** A page of two releases of one vertical, the second of which is the last good one; null when there is none. */
async function open(
  live: ReturnType<typeof verticalOf>,
  lastGood: ReturnType<typeof verticalOf> | null,
  options: Partial<HostedVerticalOptions> & { Frame?: ComponentType } = {},
) {
  const events: string[] = [];
  const { Frame = () => <Outlet />, ...others } = options;
  const { hosted, i18n } = hostedOf({
    load: () => Promise.resolve(live),
    ...(lastGood === null ? {} : { lastGood: () => Promise.resolve(lastGood) }),
    onStandIn: ({ where, error }) => events.push(`${where}: ${String(error)}`),
    ...others,
  });
  const platform = platformOf({});
  const routes = routesFromManifest(
    hosted,
    { platform: () => platform, i18n, guards: {} },
    ErrorPage,
  );
  const frame = { id: 'frame', Component: Frame, HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([frame], { initialEntries: ['/alpha'] });
  const report = jest.fn();
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
  return { report, events, router };
}

const SlotFrame = () => (
  <>
    <Slot id={ID} vertical="alpha" fallback="one moment" />
    <Outlet />
  </>
);

describe.each(THROWING)('code that throws in %s', (_where, Throws) => {
  it('is a page of the last good release then', async () => {
    const { report, events } = await open(codeOf({ Component: Throws }), codeOf({}));
    expect(await screen.findByRole('heading', { name: 'Good' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(report).toHaveBeenCalledWith({ vertical: 'alpha', where: 'index', error: BUG });
    expect(events).toEqual(['index: StandInUsed: TypeError: x is undefined']);
  });

  it('is the error page where nothing can stand in for a page', async () => {
    const { events } = await open(codeOf({ Component: Throws }), null);
    expect(await screen.findByRole('alert')).toHaveTextContent('TypeError: x is undefined');
    expect(events).toEqual([]);
  });

  it('is the error page where the last good release throws too', async () => {
    await open(codeOf({ Component: Throws }), codeOf({ Component: Throws }));
    expect(await screen.findByRole('alert')).toHaveTextContent('TypeError: x is undefined');
  });

  it('is a part of the last good release then', async () => {
    const page = { Component: () => <p>the page</p> };
    const { events } = await open(codeOf(page, Throws), codeOf(page), { Frame: SlotFrame });
    expect(await screen.findByRole('heading', { name: 'Good' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(events).toEqual([`${ID}: StandInUsed: TypeError: x is undefined`]);
  });

  it('is a part of the last good release in each place that shows it, told of once', async () => {
    const Twice = () => (
      <>
        <Slot id={ID} vertical="alpha" />
        <Slot id={ID} vertical="alpha" />
      </>
    );
    const { events } = await open(codeOf({}, Throws), codeOf({}), { Frame: Twice });
    expect(await screen.findAllByRole('heading', { name: 'Good' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(events).toHaveLength(1);
  });

  it('is a panel with Retry where nothing can stand in for a part', async () => {
    await open(codeOf({}, Throws), null, { Frame: SlotFrame });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Good' })).toBeVisible();
  });
});

it('gives the last good release data of its own loader', async () => {
  const Price = () => <h1>{usePageData<() => { euro: number }>().euro} euro</h1>;
  const live = codeOf({ loader: () => ({ cents: 1 }), Component: THROWING[0]?.[1] ?? Good });
  await open(live, codeOf({ loader: () => ({ euro: 12 }), Component: Price }));
  expect(await screen.findByRole('heading', { name: '12 euro' })).toBeVisible();
});

const throwing = (error: unknown) => () => {
  throw error;
};

it.each<[string, Code]>([
  ['loader', { loader: throwing(BUG) }],
  ['head', { meta: throwing(BUG) }],
])('a page whose %s throws is one of the last good release', async (_what, page) => {
  const { events } = await open(codeOf({ ...page, Component: () => null }), codeOf({}));
  expect(await screen.findByRole('heading', { name: 'Good' })).toBeVisible();
  expect(events).toEqual(['index: StandInUsed: TypeError: x is undefined']);
});

it.each([
  ['an answer', pageError(404, 'Not Found')],
  ['a failed call', new ApiError({ statusCode: 502, code: 'SUPPLIER_FAILED', message: 'down' })],
])('%s that a loader throws is no fault of its code', async (_what, error) => {
  const lastGood = codeOf({});
  const { events } = await open(codeOf({ loader: throwing(error) }), lastGood);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(events).toEqual([]);
});

describe('code that comes after it was given up', () => {
  const late = () => {
    let bring: () => void = () => undefined;
    const load = () =>
      new Promise<ReturnType<typeof verticalOf>>((resolve) => {
        bring = () => resolve(codeOf({}));
      });
    return { load, bring: () => act(async () => bring()) };
  };

  it('takes the place of the error page by itself', async () => {
    const { load, bring } = late();
    await open(codeOf({}), null, { load, limits: { standIn: 0, whole: 0 } });
    expect(await screen.findByRole('alert')).toBeVisible();
    await bring();
    expect(await screen.findByRole('heading', { name: 'Good' })).toBeVisible();
  });

  it('takes the place of the panel by itself', async () => {
    const { load, bring } = late();
    const Page = () => <Slot id={ID} vertical="alpha" />;
    await open(codeOf({}), null, { load, Frame: Page, limits: { standIn: 0, whole: 0 } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await bring();
    expect(await screen.findByRole('heading', { name: 'Good' })).toBeVisible();
  });
});
