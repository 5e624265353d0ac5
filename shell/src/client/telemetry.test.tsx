import { createMemoryRouter } from '@wayfare/router';
import { createStore } from 'jotai';
import type { Boot } from '../app/boot';
import { consentAtom } from '../app/consent-state';
import { createPageTraces } from './page-traces';
import { startTelemetry } from './telemetry';

const page = (path: string, vertical: string, route: string) => ({
  path,
  handle: { vertical, route, language: 'en', layout: 'default', flag: undefined, payment: false },
  element: null,
});

function openTab(
  traces: ReturnType<typeof createPageTraces> | null = null,
  rollout: Pick<Boot, 'arms'> = {},
) {
  const send = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon: send });
  const router = createMemoryRouter(
    [
      page('/', 'content', 'home'),
      { ...page('/things/:slug', 'alpha', 'thing'), loader: () => traces?.header() ?? null },
    ],
    { initialEntries: ['/'] },
  );
  const store = createStore();
  const telemetry = startTelemetry({
    boot: { set: '0123456789ab', build: 'd6fe139a44', verticals: [], tagManager: null, ...rollout },
    router,
    store,
    traces,
  });
  const told = () =>
    send.mock.calls.map((call: unknown[]) => [call[0], JSON.parse(String(call[1]))] as const);
  const agree = () => {
    document.cookie = 'wayfare_consent=1.statistics; Path=/';
    store.set(consentAtom, 'statistics');
  };
  return { ...telemetry, router, told, agree };
}

it('PLT-29 a page that breaks where nobody looks is told too', () => {
  const { told } = openTab();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function') }));
  expect(told()).toMatchObject([
    [
      '/api/telemetry',
      {
        errors: [
          { vertical: 'shell', where: 'window', name: 'TypeError', message: 'x is not a function' },
        ],
      },
    ],
  ]);
});

it('PLT-29 a failure is told at once and without consent, with the set and the page that is shown, and nothing of its address', async () => {
  const { report, router, owner, told } = openTab();
  await router.navigate('/things/secret?name=Ann');
  expect(owner()).toBe('alpha');
  report({
    vertical: 'alpha',
    where: 'thing',
    error: new Error('no "Ann" at https://site.test/things?name=Ann'),
  });
  expect(told()).toEqual([
    [
      '/api/telemetry',
      {
        set: '0123456789ab',
        errors: [
          {
            vertical: 'alpha',
            version: 'd6fe139a44',
            route: 'alpha.thing',
            where: 'thing',
            name: 'Error',
            message: 'no "…" at /things',
          },
        ],
      },
    ],
  ]);
});

it('makes a span of each page, and calls of a navigation are below it', async () => {
  const traces = createPageTraces('');
  const { router } = openTab(traces);
  const landing = traces.header();
  await router.navigate('/things/one');
  const calledBy = Object.values(router.state.loaderData ?? {}).at(-1);
  await router.navigate('/things/one#details');
  await router.navigate('/');
  expect(calledBy).not.toBe(landing);
  expect(
    traces.pages.map(({ page: { route }, trace, span }) => [route, `00-${trace}-${span}-01`]),
  ).toEqual([
    ['content.home', landing],
    ['alpha.thing', calledBy],
    ['content.home', traces.header()],
  ]);
  expect(new Set(traces.pages.map(({ trace }) => trace)).size).toBe(3);
});

it('OQ-21 failures of a rollout are counted from consent on, also before anything measures', async () => {
  jest.useFakeTimers();
  // of web vitals, which jsdom has not
  Object.assign(performance, { getEntriesByType: () => [] });
  const { report, router, told, agree } = openTab(null, { arms: { alpha: '2.0.0' } });
  await router.navigate('/things/one');
  const failed = (message: string) =>
    report({ vertical: 'alpha', where: 'thing', error: new Error(message) });
  const counted = () => told().filter(([url]) => url === '/arms');
  failed('before');
  agree();
  await jest.runAllTimersAsync();
  expect(counted()).toEqual([]);
  failed('while it is loaded');
  await jest.runAllTimersAsync();
  expect(counted()).toEqual([
    ['/arms', { arms: [{ vertical: 'alpha', version: '2.0.0', counted: 'errors' }] }],
  ]);
  document.cookie = 'wayfare_consent=; Max-Age=0; Path=/';
  jest.useRealTimers();
});
