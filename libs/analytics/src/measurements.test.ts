import { createMeasurements, type PageMeasurement, type Vital } from './measurements';
import { createTimeline, type PageTag } from './page-timeline';

const HOME: PageTag = {
  vertical: 'content',
  version: '1.0.0-aa',
  route: 'content.home',
  language: 'en',
};
const RESULTS: PageTag = {
  vertical: 'hotels',
  version: '2.0.0-bb',
  route: 'hotels.results',
  language: 'nl',
};

/** Home, and after four seconds the results. */
function measuring() {
  const sent: PageMeasurement[][] = [];
  const consent = { isGiven: true };
  const timeline = createTimeline(HOME);
  const measurements = createMeasurements({
    timeline,
    isAllowed: () => consent.isGiven,
    send: (part) => void sent.push([...part]),
  });
  return { ...measurements, sent, consent, goOn: () => timeline.enter(RESULTS, 4_000) };
}

const vital = (change: Partial<Vital>): Vital => ({
  name: 'LCP',
  value: 1234.5678,
  id: 'v6-1',
  navigationType: 'navigate',
  entries: [],
  ...change,
});
const at = (startTime: number) => [{ startTime }];

it.each<[string, Partial<Vital>, PageTag, number]>([
  ['LCP to the page that was opened', { name: 'LCP' }, HOME, 1235],
  ['TTFB to the page that was opened', { name: 'TTFB', value: 81.2 }, HOME, 81],
  ['FCP to the page that was opened', { name: 'FCP', entries: at(90) }, HOME, 1235],
  [
    'INP of a slow click before the navigation to the page where it was',
    { name: 'INP', value: 304, entries: at(3_999) },
    HOME,
    304,
  ],
  [
    'INP of a slow click afterwards to the page that was shown then',
    { name: 'INP', value: 96, entries: at(4_001) },
    RESULTS,
    96,
  ],
  [
    'CLS to the page that moved',
    { name: 'CLS', value: 0.123456, entries: [...at(5_000), ...at(5_100)] },
    RESULTS,
    0.1235,
  ],
  [
    'CLS of a page that never moved to the page that was opened',
    { name: 'CLS', value: 0 },
    HOME,
    0,
  ],
  [
    'LCP of a page that came back from memory to that page',
    { navigationType: 'back-forward-cache' },
    RESULTS,
    1235,
  ],
])('issue 7: counts %s', (_what, change, page, value) => {
  const { goOn, vital: measure, flush, sent } = measuring();
  goOn();
  measure(vital(change));
  flush();
  expect(sent).toEqual([[{ ...page, metric: change.name ?? 'LCP', value }]]);
});

it('sends the last value before the page was hidden, and each but once', () => {
  const { vital: measure, flush, sent } = measuring();
  measure(vital({ name: 'CLS', value: 0.01 }));
  measure(vital({ name: 'CLS', value: 0.05 }));
  flush();
  measure(vital({ name: 'CLS', value: 0.09 }));
  flush();
  expect(sent.flat().map(({ value }) => value)).toEqual([0.05]);
});

it('counts each page that is shown once', () => {
  const { view, flush, goOn, sent } = measuring();
  view();
  view();
  goOn();
  view();
  flush();
  view();
  flush();
  expect(sent.flat().map(({ route, metric, value }) => [route, metric, value])).toEqual([
    ['content.home', 'view', 1],
    ['hotels.results', 'view', 1],
  ]);
});

it('counts the pages that were shown since a choice', () => {
  const { view, flush, goOn, sent } = measuring();
  goOn();
  goOn();
  view(1);
  flush();
  expect(sent.flat().map(({ route }) => route)).toEqual(['hotels.results', 'hotels.results']);
});

it('OQ-21 keeps nothing without consent', () => {
  const { view, vital: measure, flush, sent, consent } = measuring();
  consent.isGiven = false;
  view();
  measure(vital({}));
  consent.isGiven = true;
  flush();
  expect(sent).toEqual([]);
});

it.each<[string, (tab: ReturnType<typeof measuring>) => void]>([
  ['in this tab', ({ clear }) => clear()],
  ['in another tab', ({ consent }) => void (consent.isGiven = false)],
])('OQ-21 throws away what waits when consent is withdrawn %s', (_where, withdraw) => {
  const tab = measuring();
  tab.view();
  tab.vital(vital({}));
  withdraw(tab);
  tab.flush();
  tab.consent.isGiven = true;
  tab.flush();
  expect(tab.sent).toEqual([]);
});

it('sends no beacon that is larger than the API takes', () => {
  const { vital: measure, flush, sent } = measuring();
  for (let index = 0; index < 95; index += 1) measure(vital({ id: `v6-${index}` }));
  flush();
  expect(sent.map(({ length }) => length)).toEqual([40, 40, 15]);
  expect(Math.max(...sent.map((part) => JSON.stringify(part).length))).toBeLessThan(8 * 1024 - 50);
});
