import { createPageTraces, documentTrace } from './page-traces';

const PAGE = {
  vertical: 'hotels',
  version: '1.0.0',
  route: 'hotels.home',
  language: 'en',
} as const;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SERVER = `00-${TRACE}-00f067aa0ba902b7-01`;

/** The document as the browser's own measurements describe it. */
function opened(entries: object[]) {
  Object.assign(performance, { getEntriesByType: () => entries });
}

afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

it.each([
  [
    'what the server said',
    [{ serverTiming: [{ name: 'traceparent', description: SERVER }] }],
    SERVER,
  ],
  ['nothing of a page that a cache kept', [{ serverTiming: [] }], undefined],
  ['nothing where a browser tells of no server', [{}], undefined],
  ['nothing where a browser tells of no document', [], undefined],
])('knows of the document %s', (_what, entries, expected) => {
  opened(entries);
  expect(documentTrace()).toBe(expected);
});

it('goes on with the server’s trace, and begins another with the next page', () => {
  const traces = createPageTraces(SERVER);
  expect(traces.header()).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
  traces.show(PAGE, 100);
  traces.begin(2_000);
  expect(traces.header()).not.toContain(TRACE);
  traces.show(PAGE, 2_500);
  expect(traces.pages).toMatchObject([
    { trace: TRACE, parent: '00f067aa0ba902b7', began: 0, shown: 100 },
    { parent: undefined, began: 2_000, shown: 2_500 },
  ]);
});

it('keeps no more pages than one beacon takes', () => {
  const traces = createPageTraces('');
  for (let turn = 0; turn < 30; turn += 1) traces.show(PAGE, turn);
  expect(traces.pages).toHaveLength(20);
  expect(new Set(traces.pages.map(({ trace }) => trace)).size).toBe(20);
});
