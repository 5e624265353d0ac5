import { homeOf, LANGUAGES } from '@wayfare/domain';
import { OFFLINE_HEADERS, offlinePage } from './offline-page';

interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    handle: (event: WorkerEvents[Kind]) => void,
  ): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Extendable & {
    addRoutes?(rules: readonly { condition: object; source: 'network' }[]): Promise<void>;
  };
  activate: Extendable;
  fetch: {
    readonly request: Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
}

type Pages = readonly (readonly [home: string, html: string])[];

/** Runs in the worker, as text: it may use nothing from outside itself. */
function keepOfflinePage(
  worker: WorkerScope,
  pages: Pages,
  headers: Readonly<Record<string, string>>,
): void {
  const NO_PAGE = /^\/(?:api|media|assets|r)\//;
  const pageOf = (pathname: string) =>
    pages.find(([home]) => pathname === home || pathname.startsWith(home.replace(/\/?$/, '/')));

  async function answerTo(event: WorkerEvents['fetch']): Promise<Response> {
    const { request, preloadResponse } = event;
    const { pathname } = new URL(request.url);
    try {
      return (await preloadResponse) ?? (await fetch(request as Request));
    } catch (error) {
      const page = pageOf(pathname);
      // a file that cannot be had must not be saved as a page, nor a frame look like one
      if (page === undefined || NO_PAGE.test(pathname) || request.destination !== 'document')
        throw error;
      return new Response(page[1], { status: 503, statusText: 'Offline', headers });
    }
  }

  worker.addEventListener('install', (event) => {
    event.waitUntil(worker.skipWaiting());
    // what is no page goes past the worker, where a browser can be told so
    const rules = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({
      condition: { requestMode },
      source: 'network' as const,
    }));
    event.addRoutes?.(rules).catch(() => undefined);
  });
  worker.addEventListener('activate', (event) => {
    const asked = worker.registration.navigationPreload?.enable();
    if (asked !== undefined) event.waitUntil(asked);
  });
  worker.addEventListener('fetch', (event) => {
    const { method, mode } = event.request;
    if (method === 'GET' && mode === 'navigate') event.respondWith(answerTo(event));
  });
}

function leave(worker: WorkerScope): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(worker.registration.unregister()));
}

const PAGES: Pages = LANGUAGES.map(
  (language) => [homeOf(language), offlinePage(language)] as const,
).sort(([one], [other]) => other.length - one.length);

/**
 * Text of the service worker: answers failed navigations with the offline page and stores nothing;
 * switched off it unregisters itself (decision 0095).
 */
export const offlineWorker = (isOn: boolean): string =>
  isOn
    ? `(${keepOfflinePage.toString()})(self,${JSON.stringify(PAGES)},${JSON.stringify(OFFLINE_HEADERS)})`
    : `(${leave.toString()})(self)`;
