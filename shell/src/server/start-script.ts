import { scriptJson } from './script-json';

/** Milliseconds for which the code waits for the rest of what a page shows first. */
const PATIENCE_MS = 500;
/** Until pictures that have come are on the screen too. */
const PAINTING_MS = 60;

export interface PageCode {
  /** of the page */
  nonce: string;
  /** what starts the site */
  main: string;
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startWhenPainted(
  { nonce, main }: PageCode,
  patience: number,
  painting: number,
  files: readonly (readonly [href: string, integrity: string])[],
): void {
  let [isPainted, isThere, isStarted] = [false, false, false];
  const append = <Name extends 'link' | 'script'>(
    name: Name,
    values: Partial<HTMLElementTagNameMap[Name]>,
  ) =>
    document.head.append(
      Object.assign(document.createElement(name), { nonce, crossOrigin: 'anonymous' }, values),
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

const SOURCE = startWhenPainted.toString();

/**
 * Text of a script that fetches the site's code once something of the page has been painted, and starts it when the page
 * stands there with its pictures, a moment later where they take longer, and at once when somebody uses the page: code
 * that comes before makes a phone wait for the very thing that it came to show. The JSON of the files, address and hash
 * of each, the first needed first, goes between the two parts.
 */
export function startScript(code: PageCode): [before: string, after: string] {
  return [`(${SOURCE})(${scriptJson(code)},${PATIENCE_MS},${PAINTING_MS},`, ')'];
}
