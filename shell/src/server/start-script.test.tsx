import { PAGE_DATA, PAGE_FILES, startScript } from './start-script';

const FILES = ['/assets/shared.js', '/assets/main.js'];
const HASHES = { '/assets/shared.js': 'sha384-s', '/assets/main.js': 'sha384-m' };
const MAIN = ['/assets/main.js', 'sha384-m', 'anonymous'];
const SHARED = ['/assets/shared.js', 'sha384-s', 'anonymous'];
const CODE = {
  startsWhenUsed: false,
  main: '/assets/main.js',
  files: FILES,
  integrity: [HASHES, { '/r/b.js': 'sha384-b' }],
};

const started = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src, integrity, crossOrigin }) => [new URL(src).pathname, integrity, crossOrigin],
  );
const fetched = (as = 'script') =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    // jsdom has no attribute for it
    .filter((link) => link.as === as)
    .map(({ href, integrity, crossOrigin }) => [new URL(href).pathname, integrity, crossOrigin]);

/** Two verticals, of which the page has code of one, and no code of any release before. */
const VERTICALS = ['a', 'b'].map((name) => ({
  release: releaseOf(name, '2'),
  fallback: releaseOf(name, '1'),
}));
function releaseOf(name: string, version: string) {
  const folder = `/r/${name}/${version}`;
  return {
    entry: `${folder}/client/remoteEntry.js`,
    integrity: null as object | null,
    integrityUrl: `${folder}/integrity.json`,
    integrityHash: `sha384-${name}${version}`,
  };
}

/** As the browser runs it from the page. */
function run(code: Partial<typeof CODE> = {}, verticals: readonly object[] = []): void {
  for (const [id, value] of Object.entries({
    [PAGE_DATA]: { set: 's1', verticals },
    [PAGE_FILES]: { ...CODE, ...code },
  })) {
    const element = Object.assign(document.createElement('script'), {
      id,
      type: 'application/json',
    });
    element.textContent = JSON.stringify(value);
    document.head.append(element);
  }
  new Function(startScript())();
}

let onPaint: () => void;

const heard: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener } = window;

beforeEach(() => {
  jest.useFakeTimers();
  // what a page before listened to is no business of the next
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
    heard.push(listener);
    addEventListener.apply(window, listener);
  });
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
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const listener of heard.splice(0)) window.removeEventListener(...listener);
});

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

describe('a page that waits', () => {
  const READ = { startsWhenUsed: true };
  const observed: { tell: (isIntersecting: boolean) => void; margin: string | undefined }[] = [];
  const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    location.hash = '';
    document.body.innerHTML =
      '<a href="#on"><b>On</b></a><button><i>Menu</i></button><input><p tabindex="0">Words</p>';
    observed.length = 0;
    Object.defineProperty(globalThis, 'IntersectionObserver', {
      configurable: true,
      value: class {
        tell: (isIntersecting: boolean) => void;
        margin: string | undefined;
        constructor(
          callback: (entries: { isIntersecting: boolean }[]) => void,
          { rootMargin }: IntersectionObserverInit,
        ) {
          this.margin = rootMargin;
          this.tell = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe() {
          observed.push(this);
        }
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('NFR has no code for as long as nobody uses it; after seconds it comes, and runs when somebody is there', () => {
    run(READ);
    parsed();
    load();
    jest.advanceTimersByTime(3_999);
    expect([fetched(), started()]).toEqual([[], []]);
    jest.advanceTimersByTime(1);
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], []]);
    jest.advanceTimersByTime(10_000);
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('wheel'));
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
  });

  it('fetches nothing that nobody asked for where data is to be saved', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    run(READ);
    load();
    jest.advanceTimersByTime(4_000);
    Reflect.deleteProperty(navigator, 'connection');
    expect([fetched(), started()]).toEqual([[], []]);
    window.dispatchEvent(new Event('pointermove'));
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
  });

  it.each([
    ['pointerover', 'button i', true],
    ['pointerdown', 'button i', true],
    ['focusin', 'input', true],
    ['keydown', 'input', true],
    ['touchstart', 'button', true],
    ['pointerover', 'a b', false],
    ['pointerdown', 'a b', false],
    ['focusin', 'a', false],
    ['pointermove', 'p', false],
    ['wheel', 'p', false],
    ['pointerdown', 'p', false],
    ['keydown', 'p', false],
  ])('a %s on %s starts it: %s', (use, selector, starts) => {
    run(READ);
    document.querySelector(selector)?.dispatchEvent(new Event(use, { bubbles: true }));
    expect(started()).toEqual(starts ? [MAIN] : []);
  });

  it('starts when the reader nears a part that only code shows', () => {
    document.body.innerHTML += '<div data-near></div>';
    run(READ);
    parsed();
    expect(observed.map(({ margin }) => margin)).toEqual(['50% 0px']);
    observed[0]?.tell(false);
    expect(started()).toEqual([]);
    observed[0]?.tell(true);
    expect([fetched(), started()]).toEqual([[SHARED, MAIN], [MAIN]]);
  });

  it('does not wait with such a part where the browser can not tell what is near', () => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    document.body.innerHTML += '<div data-near></div>';
    run(READ);
    parsed();
    expect(started()).toEqual([MAIN]);
  });

  it.each([
    ['#answer', true],
    ['#on', false],
    ['', false],
  ])('does not wait when its address names an answer that is folded: %s', (hash, isAtOnce) => {
    document.body.innerHTML +=
      '<p id="on"></p><details><summary>How?</summary><p id="answer">So</p></details>';
    location.hash = hash;
    run(READ);
    parsed();
    expect(started()).toEqual(isAtOnce ? [MAIN] : []);
  });

  it.each([
    ['a member', { user: '{"user":"u1"}' }, {}, true],
    ['a visitor', { user: '{"user":""}', correlationID: 'c' }, {}, false],
    ['who scrolled', {}, { 'react-router-scroll-positions': '{}' }, false],
    ['rubbish', { user: '{' }, {}, false],
    ['nothing', { user: 'null' }, {}, false],
    ['a search of before', { lastFlights: '[]' }, {}, true],
    ['what was typed in this tab', {}, { 'draft.flights': '{}' }, true],
  ])('does not keep waiting whose browser keeps what pages show: %s', (_, local, tab, isAtOnce) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
    run(READ);
    load();
    jest.advanceTimersByTime(600);
    expect(started()).toEqual(isAtOnce ? [MAIN] : []);
  });
});

it.each([
  ['a release', VERTICALS, ['/r/a/2/client/remoteEntry.js'], ['/r/a/2/integrity.json']],
  [
    'the release before, where that is used',
    VERTICALS,
    ['/r/a/1/client/remoteEntry.js'],
    ['/r/a/1/integrity.json'],
  ],
  [
    'nothing under development',
    [{ release: { ...releaseOf('a', '2'), integrity: {} }, fallback: null }],
    ['/r/a/2/client/remoteEntry.js'],
    [],
  ],
  ['no other vertical', [{ release: null, fallback: null }], [], []],
])(
  'asks beside the code for the hashes of what %s may load later',
  (_, verticals, files, lists) => {
    run({ files }, verticals);
    onPaint();
    expect(fetched('fetch').map(([path]) => path)).toEqual(lists);
    for (const [, hash, mode] of fetched('fetch'))
      // Chromium warns of a hash that it doesn't look at here; the loader's own request has it
      expect([hash, mode]).toEqual([undefined, 'anonymous']);
  },
);

it('gives the code what the page carries for it: its data, and hashes', () => {
  run();
  expect(window).toMatchObject({
    __WAYFARE__: { set: 's1', verticals: [] },
    __WAYFARE_INTEGRITY__: { ...HASHES, '/r/b.js': 'sha384-b' },
  });
});

it('NFR can’t end its element', () => expect(startScript()).not.toContain('</script>'));
