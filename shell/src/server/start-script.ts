import { STORAGE_KEYS } from '@wayfare/session';
import type { Boot } from '../app/boot';
import { scriptJson } from './script-json';

/** Milliseconds for which the code waits for the rest of what a page shows first. */
const PATIENCE_MS = 500;
/** Until pictures that have come are on the screen too. */
const PAINTING_MS = 60;

/** Until a page that is read has been idle for long enough that its code keeps nothing else waiting. */
const IDLE_MS = 4_000;

/** Elements with data that a page carries for its scripts. */
export const PAGE_DATA = 'page-data';
export const PAGE_FILES = 'page-files';

/** What a page names of its code. */
export interface PageCode {
  /** the code waits until somebody uses the page, or it has been idle */
  startsWhenUsed: boolean;
  /** what starts the site */
  main: string;
  /** addresses of all scripts that the page will run, the first needed first */
  files: readonly string[];
  /** hashes by URL path of these, and of what the frame may load later */
  integrity: readonly Readonly<Record<string, string>>[];
}

/** What does nothing without code, or less. */
const CONTROLS = 'button, input, select, textarea, summary, label';

interface Waiting {
  /** for the rest of what a page shows first */
  patience: number;
  /** for pictures that have come to be on the screen */
  painting: number;
  idle: number;
}

interface Names {
  pageData: string;
  pageFiles: string;
  /** under which a browser keeps who is here */
  userKey: string;
  controls: string;
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startPage(
  { patience, painting, idle }: Waiting,
  { pageData, pageFiles, userKey, controls }: Names,
): void {
  const read = (id: string): unknown =>
    JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  const { main, files, integrity: hashes, startsWhenUsed } = read(pageFiles) as PageCode;
  const known = Object.assign({}, ...hashes) as Record<string, string>;
  const boot = read(pageData) as Pick<Boot, 'verticals'>;
  Object.assign(globalThis, { __WAYFARE__: boot, __WAYFARE_INTEGRITY__: known });
  const hashOf = (href: string) => known[href] ?? '';
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
    append('script', { src: main, integrity: hashOf(main) });
  };
  const fetchAll = () => {
    if (isPainted) return;
    isPainted = true;
    for (const href of files)
      append('link', {
        rel: 'preload',
        as: 'script',
        fetchPriority: 'low',
        integrity: hashOf(href),
        href,
      });
    // what releases of this page may load later; the loader waits for it beside their code, and checks it
    for (const release of boot.verticals.flatMap((vertical) => [
      vertical.release,
      vertical.fallback,
    ]))
      if (release !== null && release.integrity === null && files.includes(release.entry))
        append('link', {
          rel: 'preload',
          as: 'fetch',
          fetchPriority: 'low',
          href: release.integrityUrl,
        });
  };
  /** Somebody who is known has his name in the frame. */
  const isMember = (): boolean => {
    try {
      const kept = JSON.parse(localStorage.getItem(userKey) ?? 'null') as { user?: string } | null;
      return (kept?.user ?? '') !== '';
    } catch {
      return false;
    }
  };
  const mayWait = startsWhenUsed && !isMember();
  const goOn = () => (isPainted && isThere ? start() : setTimeout(start, patience));
  const startAll = () => {
    fetchAll();
    start();
  };
  // the browser tells of what is on the screen, which is a good deal later than the frame that drew it
  const onPaint = () =>
    new PerformanceObserver((list) => {
      if (isPainted || list.getEntriesByName('first-contentful-paint').length === 0) return;
      fetchAll();
      goOn();
    }).observe({ type: 'paint', buffered: true });
  const onLoad = () => {
    isThere = true;
    if (mayWait) startAll();
    else goOn();
  };
  if (!mayWait) onPaint();
  addEventListener('load', () => setTimeout(onLoad, mayWait ? idle : painting));
  // links lead on by themselves, and reading needs no code
  const isUse = ({ type, target }: Event) =>
    (!mayWait && type !== 'focusin') ||
    (mayWait && target instanceof Element && target.closest(controls) !== null);
  for (const use of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(use, (event) => isUse(event) && startAll(), { passive: true, capture: true });
}

/**
 * Text of a script that fetches the site's code once something of the page has been painted, and starts it when the page
 * stands there with its pictures, a moment later where they take longer, and at once when somebody uses the page: code
 * that comes before makes a phone wait for the very thing that it came to show. A page that is read has no code until
 * somebody does more than follow a link, or for seconds nothing happened; members, whose name the frame shows, don't wait.
 * What it reads stands before it, as data in elements of these ids, so that its text is the same on every page and the
 * policy can name its hash.
 */
export const startScript = (): string => {
  const waiting: Waiting = { patience: PATIENCE_MS, painting: PAINTING_MS, idle: IDLE_MS };
  const names: Names = {
    pageData: PAGE_DATA,
    pageFiles: PAGE_FILES,
    userKey: STORAGE_KEYS.user,
    controls: CONTROLS,
  };
  return `(${startPage.toString()})(${scriptJson(waiting)},${scriptJson(names)})`;
};
