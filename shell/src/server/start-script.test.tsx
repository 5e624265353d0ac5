import { startScript } from './start-script';

const CODE = { nonce: 'n0', main: '/assets/main.js' };
const FILES = [
  ['/assets/shared.js', 'sha384-s'],
  ['/assets/main.js', 'sha384-m'],
];
const MAIN = ['/assets/main.js', 'sha384-m', 'anonymous', 'n0'];
const SHARED = ['/assets/shared.js', 'sha384-s', 'anonymous', 'n0'];

const started = () =>
  [...document.head.querySelectorAll('script')].map(({ src, integrity, crossOrigin, nonce }) => [
    new URL(src).pathname,
    integrity,
    crossOrigin,
    nonce,
  ]);
const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href, integrity, crossOrigin, nonce }) => [
      new URL(href).pathname,
      integrity,
      crossOrigin,
      nonce,
    ],
  );

/** As the browser runs it from the page. */
function run(): void {
  new Function(startScript(CODE).join(JSON.stringify(FILES)))();
}

let onPaint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  // jsdom paints nothing
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    configurable: true,
    value: class {
      constructor(tell: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        onPaint = () =>
          tell({
            getEntriesByName: (name) =>
              [name].filter((known) => known === 'first-contentful-paint'),
          });
      }
      observe() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

const load = () => window.dispatchEvent(new Event('load'));

it('NFR asks for no code before the first paint, and runs it a moment later when pictures take long', () => {
  run();
  jest.advanceTimersByTime(5_000);
  expect([fetched(), started()]).toEqual([[], []]);
  onPaint();
  expect([fetched(), started()]).toEqual([[SHARED, MAIN], []]);
  jest.advanceTimersByTime(501);
  expect(started()).toEqual([MAIN]);
});

it('runs it when all is there and painted, once', () => {
  run();
  onPaint();
  load();
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(61);
  expect(started()).toEqual([MAIN]);
  jest.advanceTimersByTime(2_000);
  expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
});

it('runs it at once when the paint is told of last', () => {
  run();
  load();
  jest.advanceTimersByTime(100);
  expect(started()).toEqual([]);
  onPaint();
  expect(started()).toEqual([MAIN]);
});

it('runs it where the browser tells of no paint', () => {
  run();
  load();
  jest.advanceTimersByTime(600);
  expect(started()).toEqual([MAIN]);
});

it.each(['pointerdown', 'touchstart', 'keydown'])('starts at once with a %s', (use) => {
  run();
  window.dispatchEvent(new Event(use));
  expect(started()).toEqual([MAIN]);
});

it('NFR can’t end its element', () => {
  expect(startScript({ ...CODE, main: '/a</script>.js' }).join()).not.toContain('</script>');
});
