import { pageError } from '@wayfare/remote-kit';
import { routesFromManifest, type HostedVertical, type HostServices } from '@wayfare/remote-kit/host';
import type { RouteObject } from '@wayfare/router';
import { Document } from './document';
import { ErrorPage } from './error-page';
import { SiteLayout } from './site-layout';

function notFound(): never {
  throw pageError(404, 'This page could not be found');
}

/**
 * The whole route table. It is made from the verticals' manifests alone, so a URL is matched, guarded and answered with
 * the right status without any vertical's code; `*` is what nobody owns.
 */
export function siteRoutes(verticals: readonly HostedVertical[], services: HostServices, extra: RouteObject[] = []): RouteObject[] {
  const children = verticals.flatMap((hosted) => routesFromManifest(hosted, services, ErrorPage));
  return [
    {
      id: 'document',
      Component: Document,
      HydrateFallback: () => null,
      children: [
        {
          id: 'site',
          Component: SiteLayout,
          children: [...children, ...extra, { id: 'not-found', path: '*', loader: notFound, Component: () => null, ErrorBoundary: ErrorPage }],
        },
      ],
    },
  ];
}
