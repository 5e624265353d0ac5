import type { Vital } from '@wayfare/analytics/measurements';
import { createTimeline, type Consent, type ToldError } from '@wayfare/analytics/shell';
import { createStore } from 'jotai';
import type { Boot } from '../app/boot';
import { consentAtom } from '../app/consent-state';
import { createBeacon } from './beacon';
import { followConsent } from './follow-consent';
import { createPageTraces, type PageTraces } from './page-traces';
import { startStatistics } from './statistics';

const HOME = {
  vertical: 'content',
  version: '1.0.0',
  route: 'content.home',
  language: 'en',
} as const;
const RESULTS = {
  vertical: 'hotels',
  version: '2.0.0',
  route: 'hotels.results',
  language: 'nl',
} as const;

const ends: (() => void)[] = [];
let visibility: DocumentVisibilityState = 'visible';

/** A tab with faked web vitals: `tell` is what they call back. */
function openTab(
  kept: Consent | null,
  tagManager: string | null = null,
  traces: PageTraces | null = null,
  arms: Boot['arms'] = undefined,
) {
  document.cookie =
    kept === null ? 'wayfare_consent=; Max-Age=0; Path=/' : `wayfare_consent=1.${kept}; Path=/`;
  const store = createStore();
  store.set(consentAtom, kept);
  const timeline = createTimeline(HOME);
  const vitals: ((vital: Vital) => void)[] = [];
  const errors: ((told: readonly ToldError[]) => void)[] = [];
  const reload = jest.fn();
  const start = jest.fn(() =>
    startStatistics(
      {
        store,
        timeline,
        from: timeline.pages.length - 1,
        send: createBeacon('0123456789ab'),
        traces,
        tagManager,
        reload,
        arms,
        hearErrors: (listen) => void errors.push(listen),
      },
      (tell) => void vitals.push(tell),
    ),
  );
  followConsent(store, start);
  return {
    start,
    reload,
    goOn: () => timeline.enter(RESULTS, 4_000),
    choose(consent: Consent) {
      document.cookie = `wayfare_consent=1.${consent}; Path=/`;
      store.set(consentAtom, consent);
    },
    chosen: () => store.get(consentAtom),
    fail: (told: ToldError) => errors.forEach((each) => each([told])),
    tell: (name: Vital['name'], value: number, startTime = 0) =>
      vitals.forEach((each) =>
        each({
          name,
          value,
          id: `v6-${name}`,
          navigationType: 'navigate',
          entries: [{ startTime }],
        }),
      ),
  };
}

/** All that was sent, and where to. */
const sent = () =>
  jest
    .mocked(navigator.sendBeacon)
    .mock.calls.map(
      ([url, body]) =>
        [url, JSON.parse(String(body)) as { set: string; measurements: object[] }] as const,
    );
const measurements = () => sent().flatMap(([, body]) => body.measurements);

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sessionStorage.clear();
  const listen = EventTarget.prototype.addEventListener;
  // what a tab listens to ends with its test
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function listening(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    listen.call(target, type, listener, options);
    ends.push(() => target.removeEventListener(type, listener, options));
  });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  Object.assign(navigator, { sendBeacon: jest.fn(() => true) });
  delete window.dataLayer;
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  jest.restoreAllMocks();
  document.querySelectorAll('script').forEach((script) => script.remove());
});

describe('OQ-21 before a choice, and after a refusal,', () => {
  it.each([null, 'necessary'] as const)('nothing is fetched, kept or sent (%s)', (consent) => {
    const tab = openTab(consent, 'https://measure.example/tags.js');
    tab.goOn();
    show('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(tab.start).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

describe('OQ-21 with consent to statistics', () => {
  it('measurements go to our own API when the page is hidden, with vertical, version, set, language and route', () => {
    const tab = openTab('statistics');
    tab.tell('LCP', 1234.5);
    tab.goOn();
    tab.tell('INP', 80, 5_000);
    expect(sent()).toEqual([]);
    show('hidden');
    expect(sent().map(([url, { set }]) => [url, set])).toEqual([
      ['/api/telemetry', '0123456789ab'],
    ]);
    expect(measurements()).toEqual([
      { ...HOME, metric: 'view', value: 1 },
      { ...HOME, metric: 'LCP', value: 1235 },
      { ...RESULTS, metric: 'view', value: 1 },
      { ...RESULTS, metric: 'INP', value: 80 },
    ]);
  });

  it('that is given in the middle of a visit, the page that is shown counts', () => {
    const tab = openTab(null);
    tab.choose('statistics');
    show('hidden');
    expect(measurements()).toEqual([{ ...HOME, metric: 'view', value: 1 }]);
  });
});

describe('OQ-21 releases of a rollout', () => {
  const arms = { hotels: '2.0.0' };
  const told = () => sent().filter(([url]) => url === '/arms');
  const turn = () => new Promise((resolve) => void setTimeout(resolve));

  it('are counted by what the visitor has of them, for the shell itself', async () => {
    const tab = openTab('statistics', null, null, arms);
    tab.tell('LCP', 1_000);
    tab.goOn();
    tab.tell('INP', 80, 5_000);
    window.dataLayer?.push({ event: 'page_view', page_vertical: 'hotels' });
    window.dataLayer?.push({ event: 'begin_checkout' });
    tab.fail({ ...RESULTS, where: 'page', name: 'TypeError', message: '' });
    await turn();
    show('hidden');
    await turn();
    expect(told().flatMap(([, body]) => ('arms' in body ? body.arms : []))).toEqual(
      ['errors', 'views', 'inp', 'finished'].map((counted) => ({
        vertical: 'hotels',
        version: '2.0.0',
        counted,
        ...(counted === 'inp' ? { bucket: expect.any(Number) } : {}),
      })),
    );
  });
});

describe('OQ-21 pages as spans', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const navigations = () =>
    sent().flatMap(([, body]) => ('navigations' in body ? [body.navigations].flat() : []));

  function traced() {
    const traces = createPageTraces(`00-${TRACE}-00f067aa0ba902b7-01`);
    traces.show(HOME, 120);
    return traces;
  }

  it('go with their web vitals when the page is hidden, each once', () => {
    const traces = traced();
    const tab = openTab('statistics', null, traces);
    tab.tell('LCP', 900.4);
    traces.begin(4_000);
    traces.show(RESULTS, 4_300);
    tab.tell('INP', 80, 5_000);
    show('hidden');
    show('visible');
    show('hidden');
    expect(navigations()).toEqual([
      {
        ...HOME,
        trace: TRACE,
        parent: '00f067aa0ba902b7',
        span: expect.stringMatching(/^[\da-f]{16}$/),
        ago: expect.any(Number),
        duration: 120,
        vitals: { LCP: 900 },
      },
      {
        ...RESULTS,
        trace: expect.stringMatching(/^[\da-f]{32}$/),
        span: expect.stringMatching(/^[\da-f]{16}$/),
        ago: expect.any(Number),
        duration: 300,
        vitals: { INP: 80 },
      },
    ]);
  });

  it('are nobody’s once consent was withdrawn', () => {
    const tab = openTab('statistics', null, traced());
    tab.choose('necessary');
    show('hidden');
    tab.choose('statistics');
    show('hidden');
    expect(navigations()).toEqual([]);
  });
});

describe('OQ-21 consent that is withdrawn', () => {
  it.each<[string, (tab: ReturnType<typeof openTab>) => void]>([
    ['here', (tab) => tab.choose('necessary')],
    ['in another tab', () => void (document.cookie = 'wayfare_consent=1.necessary; Path=/')],
    ['by clearing cookies', () => void (document.cookie = 'wayfare_consent=; Max-Age=0; Path=/')],
  ])('%s ends sending at once and throws away what waits', (_where, withdraw) => {
    const tab = openTab('statistics');
    tab.tell('LCP', 1000);
    withdraw(tab);
    tab.tell('CLS', 0.1);
    tab.goOn();
    show('hidden');
    expect(sent()).toEqual([]);
  });

  it('in another tab is known here when this one is seen again', () => {
    const tab = openTab('statistics');
    show('hidden');
    document.cookie = 'wayfare_consent=1.necessary; Path=/';
    show('visible');
    expect(tab.chosen()).toBe('necessary');
  });

  it('and given again goes on without starting or counting twice', () => {
    const tab = openTab('statistics');
    show('hidden');
    tab.choose('necessary');
    tab.choose('statistics');
    show('hidden');
    expect(tab.start).toHaveBeenCalledTimes(1);
    expect(measurements()).toHaveLength(1);
  });
});

describe('a tag manager', () => {
  const URL = 'https://measure.example/tags.js';

  it('OQ-21 is loaded with consent, hears of the page that is shown and of nothing before, and goes with the consent', () => {
    const [before, shown] = [
      { event: 'page_view', page_path: '/before' },
      { event: 'page_view', page_path: '/' },
    ];
    window.dataLayer = [before, { event: 'begin_checkout' }, shown];
    const tab = openTab(null, URL);
    expect(window.dataLayer).toHaveLength(3);
    tab.choose('statistics');
    tab.choose('statistics');
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.map(({ src }) => src)).toEqual([URL]);
    expect(window.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }, shown]);
    expect(tab.reload).not.toHaveBeenCalled();
    tab.choose('necessary');
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });
});
