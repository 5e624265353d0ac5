import { languageOfPath, type Language } from '@wayfare/domain';
import { pageError } from '@wayfare/remote-kit';
import {
  routesFromManifest,
  type HostedVertical,
  type HostServices,
} from '@wayfare/remote-kit/host';
import type { RouteObject } from '@wayfare/router';
import { Document } from './document';
import { ErrorPage } from './error-page';
import { SiteLayout } from './site-layout';

export const DOCUMENT = 'document';

function notFound(): never {
  throw pageError(404, 'This page could not be found');
}

export interface FrameLanguages {
  loadMessages: (language: Language) => Promise<void>;
  leave: (url: string) => void;
  /** this document has a release that was revoked */
  isOver?: () => boolean;
}

export interface SiteServices extends HostServices {
  frame?: FrameLanguages;
}

/** Milliseconds for the frame's messages; the new document has the rest of the four seconds of docs/decisions/0073. */
const PATIENCE_MS = 2500;

/**
 * Makes a navigation into the other language wait for the frame's messages; where they don't come, and where a release was
 * revoked, the browser goes there by itself.
 */
function languageOf(
  frame: FrameLanguages | undefined,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  if (frame === undefined) return {};
  return {
    async loader({ request }) {
      if (frame.isOver?.() === true) {
        frame.leave(request.url);
        return new Promise(() => undefined);
      }
      let late: ReturnType<typeof setTimeout> | undefined;
      const isOver = new Promise((_resolve, reject) => (late = setTimeout(reject, PATIENCE_MS)));
      try {
        await Promise.race([
          frame.loadMessages(languageOfPath(new URL(request.url).pathname)),
          isOver,
        ]);
        return null;
      } catch {
        if (!request.signal.aborted) frame.leave(request.url);
        return new Promise(() => undefined);
      } finally {
        clearTimeout(late);
      }
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname) ||
      (frame.isOver?.() === true && currentUrl.pathname !== nextUrl.pathname),
  };
}

/** The whole route table, of manifests alone: no vertical's code is needed to match, guard and answer. */
export function siteRoutes(
  verticals: readonly HostedVertical[],
  services: SiteServices,
  extra: RouteObject[] = [],
): RouteObject[] {
  const children = verticals.flatMap((hosted) => routesFromManifest(hosted, services, ErrorPage));
  return [
    {
      id: DOCUMENT,
      ...languageOf(services.frame),
      Component: Document,
      HydrateFallback: () => null,
      children: [
        {
          id: 'site',
          Component: SiteLayout,
          children: [
            ...children,
            ...extra,
            {
              id: 'not-found',
              path: '*',
              loader: notFound,
              Component: () => null,
              ErrorBoundary: ErrorPage,
            },
          ],
        },
      ],
    },
  ];
}
