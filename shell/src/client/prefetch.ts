import type { HostedVertical } from '@wayfare/remote-kit/host';
import { LANGUAGES } from '@wayfare/domain';
import { matchRoutes } from '@wayfare/router';
import { whenRested } from './when-idle';

export const PREFETCH_IDLE_TIMEOUT_MS = 2000;

type Idle = (callback: () => void, options: { timeout: number }) => void;

const whenIdle: Idle = (callback, options) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, options);
  else setTimeout(callback, 200);
};

/** Loads the code of the page that a path leads to; nothing happens for a path that nobody owns. */
export function createPrefetch(verticals: readonly HostedVertical[], idle: Idle = whenIdle) {
  const table = verticals.flatMap((hosted) =>
    hosted.manifest.routes.flatMap((route) =>
      LANGUAGES.map((language) => ({
        path: route.path[language],
        hosted,
        route: route.name,
        language,
      })),
    ),
  );
  const routes = table.map(({ path }, index) => ({ id: String(index), path }));
  const wanted = new Set<string>();
  return (path: string, urgency: 'intent' | 'idle') => {
    if (wanted.has(path)) return;
    const index = matchRoutes(routes, path)?.at(-1)?.route.id;
    const target = index === undefined ? undefined : table[Number(index)];
    if (target === undefined) return;
    wanted.add(path);
    const load = () =>
      void target.hosted
        .page(target.route, target.language)
        .load()
        .catch(() => wanted.delete(path));
    if (urgency === 'intent') load();
    else idle(load, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  };
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** Watches the page: a link that is pointed at or focused loads its page's code at once, the header's links when the page has rested. */
export function watchLinks(prefetch: ReturnType<typeof createPrefetch>): void {
  const onIntent = (event: Event) => {
    const link = linkOf(event.target);
    if (link !== null) prefetch(link.pathname, 'intent');
  };
  for (const type of ['pointerenter', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData === true) return;
  whenRested(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"]'))
      prefetch(link.pathname, 'idle');
  });
}
