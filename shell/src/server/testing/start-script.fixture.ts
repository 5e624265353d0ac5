import { PAGE_DATA, PAGE_FILES, startScript } from '../scripts/start-script';

const FILES = ['/assets/shared.js', '/assets/main.js'];
export const HASHES = { '/assets/shared.js': 'sha384-s', '/assets/main.js': 'sha384-m' };
export const MAIN = ['/assets/main.js', 'sha384-m', 'anonymous'];
export const SHARED = ['/assets/shared.js', 'sha384-s', 'anonymous'];
export const CODE = {
  startsWhenUsed: false,
  main: '/assets/main.js',
  files: FILES,
  entries: null as { src: string; of: string[] } | null,
  integrity: [HASHES, { '/r/b.js': 'sha384-b' }],
};

export const started = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src, integrity, crossOrigin }) => [new URL(src).pathname, integrity, crossOrigin],
  );
export const fetched = (as = 'script') =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    // jsdom has no attribute for it
    .filter((link) => link.as === as)
    .map(({ href, integrity, crossOrigin }) => [new URL(href).pathname, integrity, crossOrigin]);

/** Two verticals, of which the page has code of one, and no code of any release before. */
export const VERTICALS = ['a', 'b'].map((name) => ({
  release: releaseOf(name, '2'),
  fallback: releaseOf(name, '1'),
}));
export function releaseOf(name: string, version: string) {
  const folder = `/r/${name}/${version}`;
  return {
    entry: `${folder}/client/remoteEntry.js`,
    integrity: null as object | null,
    integrityUrl: `${folder}/integrity.json`,
    integrityHash: `sha384-${name}${version}`,
  };
}

/** As the browser runs it from the page. */
export function run(code: Partial<typeof CODE> = {}, verticals: readonly object[] = []): void {
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

let tellOfPaint: () => void;
export const onPaint = (): void => tellOfPaint();

const heard: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener } = window;

/** Each test has a page of its own. */
export function standInPages(): void {
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
          tellOfPaint = () =>
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
}

export const load = () => window.dispatchEvent(new Event('load'));
