/** Milliseconds for which the code waits for the rest of what a page shows first. */
const PATIENCE_MS = 500;
/** Until pictures that have come are on the screen too. */
const PAINTING_MS = 60;

/** Elements with data that a page carries for its scripts. */
export const PAGE_DATA = 'page-data';
export const PAGE_FILES = 'page-files';

/** What a page names of its code. */
export interface PageCode {
  /** what starts the site */
  main: string;
  /** address and hash of every script that the page will run, the first needed first */
  files: readonly (readonly [href: string, integrity: string])[];
  /** hashes by URL path of what these may load later */
  integrity: readonly Readonly<Record<string, string>>[];
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startWhenPainted(
  patience: number,
  painting: number,
  pageData: string,
  pageFiles: string,
): void {
  const read = (id: string): unknown =>
    JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  const { main, files, integrity: hashes } = read(pageFiles) as PageCode;
  Object.assign(globalThis, {
    __WAYFARE__: read(pageData),
    __WAYFARE_INTEGRITY__: Object.assign({}, ...hashes) as Record<string, string>,
  });
  let [isPainted, isThere, isStarted] = [false, false, false];
  const append = <Name extends 'link' | 'script'>(
    name: Name,
    values: Partial<HTMLElementTagNameMap[Name]>,
  ) =>
    document.head.append(
      Object.assign(document.createElement(name), { crossOrigin: 'anonymous' }, values),
    );
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    append('script', { src: main, integrity: new Map(files).get(main) ?? '' });
  };
  const goOn = () => (isPainted && isThere ? start() : setTimeout(start, patience));
  // the browser tells of what is on the screen, which is a good deal later than the frame that drew it
  const observer = new PerformanceObserver((list) => {
    if (isPainted || list.getEntriesByName('first-contentful-paint').length === 0) return;
    isPainted = true;
    for (const [href, integrity] of files)
      append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', integrity, href });
    goOn();
  });
  observer.observe({ type: 'paint', buffered: true });
  addEventListener('load', () =>
    setTimeout(() => {
      isThere = true;
      goOn();
    }, painting),
  );
  for (const use of ['pointerdown', 'touchstart', 'keydown'])
    addEventListener(use, start, { once: true, passive: true, capture: true });
}

/**
 * Text of a script that fetches the site's code once something of the page has been painted, and starts it when the page
 * stands there with its pictures, a moment later where they take longer, and at once when somebody uses the page: code
 * that comes before makes a phone wait for the very thing that it came to show. What it reads stands before it, as data
 * in elements of these ids, so that its text is the same on every page and the policy can name its hash.
 */
export const startScript = (): string =>
  `(${startWhenPainted.toString()})(${PATIENCE_MS},${PAINTING_MS},"${PAGE_DATA}","${PAGE_FILES}")`;
