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

export interface SiteServices extends HostServices {
  /** resolves when the frame has its messages in a language; without it, it has them all */
  speak?: (language: Language) => Promise<void>;
}

/** Makes a navigation into the other language wait for the frame's messages; where they can't be had, the browser goes there by itself. */
function languageOf(
  speak: SiteServices['speak'],
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  if (speak === undefined) return {};
  return {
    async loader({ request }) {
      try {
        await speak(languageOfPath(new URL(request.url).pathname));
        return null;
      } catch {
        location.assign(request.url);
        return new Promise(() => undefined);
      }
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname),
  };
}

/**
 * The whole route table. It is made from the verticals' manifests alone, so a URL is matched, guarded and answered with
 * the right status without any vertical's code; `*` is what nobody owns.
 */
export function siteRoutes(
  verticals: readonly HostedVertical[],
  services: SiteServices,
  extra: RouteObject[] = [],
): RouteObject[] {
  const children = verticals.flatMap((hosted) => routesFromManifest(hosted, services, ErrorPage));
  return [
    {
      id: DOCUMENT,
      ...languageOf(services.speak),
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
