import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { HostedVertical } from '@wayfare/remote-kit/host';
import { VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import { parse } from 'valibot';
import { REST_MS } from './when-idle';
import { createPrefetch, PREFETCH_IDLE_TIMEOUT_MS, watchLinks } from './prefetch';

const MANIFEST = parse(VerticalManifestSchema, {
  name: 'alpha',
  version: '1.0.0',
  contract: '^2.0.0',
  criticality: 'regular',
  routes: [
    { name: 'index', path: { en: '/things', nl: '/nl/dingen' } },
    { name: 'thing', path: { en: '/things/:slug', nl: '/nl/dingen/:slug' } },
  ],
  namespaces: ['alpha'],
});

function verticals(
  index = jest.fn(() => Promise.resolve({ Component: () => null })),
  thing = jest.fn(() => Promise.resolve({ Component: () => null })),
) {
  const texts = () => Promise.resolve({ default: {} });
  const vertical = {
    name: 'alpha',
    routes: { index, thing },
    slots: {},
    messages: { en: texts, nl: texts },
  };
  const hosted = new HostedVertical({
    manifest: MANIFEST,
    load: () => Promise.resolve(vertical),
    i18n: createI18n(COMMON),
    retry: { tries: 1, base: 0 },
  });
  return { hosted: [hosted], index, thing };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('PLT-27 loads when the browser is idle, after 2000 ms at the latest', async () => {
  const idle = jest.fn();
  const { hosted, index } = verticals();
  createPrefetch(hosted, idle)('/things', 'idle');
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  expect(PREFETCH_IDLE_TIMEOUT_MS).toBe(2000);
  await settled();
  expect(index).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  await settled();
  expect(index).toHaveBeenCalledTimes(1);
});

it.each([
  ['/things', 1, 0],
  ['/nl/dingen', 1, 0],
  ['/things/blue', 0, 1],
  ['/nobody', 0, 0],
])(
  'PLT-27 a link to %s that is pointed at loads the code of its page',
  async (path, index, thing) => {
    const code = verticals();
    createPrefetch(code.hosted, jest.fn())(path, 'intent');
    await settled();
    expect([code.index.mock.calls.length, code.thing.mock.calls.length]).toEqual([index, thing]);
  },
);

it('PLT-27 asks once for each path', async () => {
  const idle = jest.fn();
  const prefetch = createPrefetch(verticals().hosted, idle);
  prefetch('/things', 'idle');
  prefetch('/things', 'idle');
  prefetch('/things', 'intent');
  expect(idle).toHaveBeenCalledTimes(1);
});

it('PLT-27 tries again at the next chance when the code could not be had', async () => {
  const index = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue({ Component: () => null });
  const idle = jest.fn();
  const prefetch = createPrefetch(verticals(index).hosted, idle);
  prefetch('/things', 'intent');
  await settled();
  prefetch('/things', 'idle');
  expect(idle).toHaveBeenCalledTimes(1);
});

it.each(['pointerenter', 'focusin', 'touchstart'])(
  "PLT-27 watches the page's links: %s",
  (event) => {
    document.body.innerHTML =
      '<header><nav><a href="/things">Things</a></nav></header><main><a href="/things/blue"><b>Blue</b></a><a href="https://elsewhere.test/">out</a></main>';
    const prefetch = jest.fn();
    jest.useFakeTimers();
    watchLinks(prefetch);
    jest.advanceTimersByTime(REST_MS - 1);
    expect(prefetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(prefetch.mock.calls).toEqual([['/things', 'idle']]);
    document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }));
    document.querySelectorAll('a')[2]?.dispatchEvent(new Event(event, { bubbles: true }));
    expect(prefetch.mock.calls.slice(1)).toContainEqual(['/things/blue', 'intent']);
    expect(prefetch.mock.calls.slice(1).flat()).not.toContain('/');
  },
);
