import { STORAGE_KEYS, type KeptKey } from '@wayfare/session';
import type { JoinedEntries } from '@wayfare/releases/browser';
import type { Boot } from '../../app/boot';
import { scriptJson } from './script-json';

/** Milliseconds for which the code waits for the rest of what a page shows first. */
const PATIENCE_MS = 500;
const PAINTING_MS = 60;

/** Until a page that waits has been idle for long enough that its code keeps nothing else waiting. */
const IDLE_MS = 4_000;

/** How near a part is whose code comes with the reader: half the window's height below it (`near.tsx`). */
const NEAR = '50% 0px';

export const PAGE_DATA = 'page-data';
export const PAGE_FILES = 'page-files';

export interface PageCode {
  startsWhenUsed: boolean;
  main: string;
  files: readonly string[];
  entries: JoinedEntries | null;
  integrity: readonly Readonly<Record<string, string>>[];
}

/** Kept of who has only looked: no page shows anything of it. */
const EVERYBODYS = [
  STORAGE_KEYS.user,
  STORAGE_KEYS.correlationId,
  'chunkReloadedAt' satisfies KeptKey,
  'releaseEvents' satisfies KeptKey,
  'react-router-scroll-positions',
];

const CONTROLS = 'button, input, select, textarea, summary, label';

interface Waiting {
  patience: number;
  painting: number;
  idle: number;
  near: string;
}

interface Names {
  pageData: string;
  pageFiles: string;
  userKey: string;
  everybodys: readonly string[];
  controls: string;
}

/** Runs in the browser, as text: it may use nothing from outside itself. */
function startPage(
  { patience, painting, idle, near }: Waiting,
  { pageData, pageFiles, userKey, everybodys, controls }: Names,
): void {
  const read = (id: string): unknown =>
    JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  const { main, files, entries, integrity: hashes, startsWhenUsed } = read(pageFiles) as PageCode;
  const known = Object.assign({}, ...hashes) as Record<string, string>;
  const boot = read(pageData) as Pick<Boot, 'verticals'>;
  Object.assign(globalThis, {
    __WAYFARE__: boot,
    __WAYFARE_INTEGRITY__: known,
    __WAYFARE_ENTRIES__: entries,
  });
  const hashOf = (href: string) => known[href] ?? '';
  let [isPainted, isThere, isStarted] = [false, false, false];
  const append = <Name extends 'link' | 'script'>(
    name: Name,
    values: Partial<HTMLElementTagNameMap[Name]>,
  ) => {
    const made = document.createElement(name);
    document.head.append(Object.assign(made, { crossOrigin: 'anonymous' }, values));
    return made;
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    append('script', { src: main, integrity: hashOf(main) });
  };
  // what releases of this page may load later; the loader waits for it beside their code, and checks it
  const begun = [...files, ...(entries?.of ?? [])];
  const lists = boot.verticals
    .flatMap(({ release, fallback }) => [release, fallback])
    .filter((release) => release?.integrity === null && begun.includes(release.entry))
    .map((release) => release?.integrityUrl ?? '');
  const preloads = [
    ...files.map((href) => ({ as: 'script', href, integrity: hashOf(href) })),
    ...lists.map((href) => ({ as: 'fetch', href })),
  ];
  const preload = (values: (typeof preloads)[number]) =>
    append('link', { rel: 'preload', fetchPriority: 'low', ...values });
  const fetchAll = () => {
    isPainted = true;
    preloads.splice(0).forEach(preload);
  };
  /** One after the other: many at once are a task that is felt, and keep the network from being quiet. */
  const fetchInTurn = () => {
    const next = preloads.shift();
    if (next === undefined) return;
    const link = preload(next);
    link.onload = link.onerror = fetchInTurn;
  };
  /** Somebody who is known has a name in the frame, and a browser that keeps anything of its own has more to show. */
  const isKnown = (): boolean => {
    try {
      const kept = JSON.parse(localStorage.getItem(userKey) ?? 'null') as { user?: string } | null;
      const keys = [localStorage, sessionStorage].flatMap((store) => Object.keys(store));
      return (kept?.user ?? '') !== '' || keys.some((key) => !everybodys.includes(key));
    } catch {
      return false;
    }
  };
  const goOn = () => (isPainted && isThere ? start() : setTimeout(start, patience));
  const startAll = () => {
    fetchAll();
    start();
  };
  const onUse = (uses: readonly string[], isUse: (event: Event) => boolean) => {
    for (const use of uses)
      addEventListener(use, (event) => isUse(event) && startAll(), {
        passive: true,
        capture: true,
      });
  };
  function startWhenShown(): void {
    // the browser tells of what is on the screen, which is a good deal later than the frame that drew it
    new PerformanceObserver((list) => {
      if (isPainted || list.getEntriesByName('first-contentful-paint').length === 0) return;
      fetchAll();
      goOn();
    }).observe({ type: 'paint', buffered: true });
    addEventListener('load', () =>
      setTimeout(() => {
        isThere = true;
        goOn();
      }, painting),
    );
    onUse(['pointerdown', 'touchstart', 'keydown'], () => true);
  }
  function startWhenUsed(): void {
    let isIdle = false;
    const isUse = ({ target }: Event) =>
      isIdle || (target instanceof Element && target.closest(controls) !== null);
    onUse(
      ['pointerover', 'pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'],
      isUse,
    );
    addEventListener('DOMContentLoaded', () => {
      const parts = document.querySelectorAll('[data-near]');
      // code opens an answer that the address names, and takes what is no place in the page: a credential, say
      const target = document.querySelector(':target');
      if (location.hash !== '' && (target === null || target.closest('details') !== null))
        return startAll();
      if (parts.length === 0) return;
      if (typeof IntersectionObserver === 'undefined') return startAll();
      const observer = new IntersectionObserver(
        (seen) => seen.some(({ isIntersecting }) => isIntersecting) && startAll(),
        { rootMargin: near },
      );
      for (const part of parts) observer.observe(part);
    });
    for (const change of ['storage', 'pageshow'])
      addEventListener(change, () => isKnown() && startAll());
    addEventListener('load', () =>
      setTimeout(() => {
        isIdle = true;
        const { connection } = navigator as { connection?: { saveData?: boolean } };
        if (connection?.saveData !== true) fetchInTurn();
      }, idle),
    );
  }
  if (startsWhenUsed && !isKnown()) startWhenUsed();
  else startWhenShown();
}

/**
 * Text of a script that fetches the site's code after the first paint and starts it once the page stands, at once when
 * somebody uses it; a page that may wait gets its code with the first use, a near part or long idleness (decision 0110).
 */
export const startScript = (): string => {
  const waiting: Waiting = {
    patience: PATIENCE_MS,
    painting: PAINTING_MS,
    idle: IDLE_MS,
    near: NEAR,
  };
  const names: Names = {
    pageData: PAGE_DATA,
    pageFiles: PAGE_FILES,
    userKey: STORAGE_KEYS.user,
    everybodys: EVERYBODYS,
    controls: CONTROLS,
  };
  return `(${startPage.toString()})(${scriptJson(waiting)},${scriptJson(names)})`;
};
