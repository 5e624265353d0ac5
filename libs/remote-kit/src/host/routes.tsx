import { LANGUAGES, type Language } from '@wayfare/domain';
import type { RouteObject } from '@wayfare/router';
import {
  isRouteErrorResponse,
  redirect,
  useLocation,
  useNavigate,
  useRouteError,
} from '@wayfare/router';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { fillPath } from '../hrefs';
import type { Layout, ManifestRoute } from '../manifest';
import type { HostedVertical } from './hosted-vertical';
import { useLoaded } from './loadable';
import { PageBoundary } from './page-boundary';
import { checkFlag, pageLoader, type HostServices } from './page-loader';
import type { Part } from './part';
import { PartBoundary } from './part-boundary';
import { RemoteError } from './remote-error';
import { Shown } from './shown';

export interface RouteHandle {
  vertical: string;
  route: string;
  language: Language;
  layout: Layout;
  flag: string | undefined;
  /** patterns by language: counterparts of a failed page */
  paths: Readonly<Record<Language, string>>;
  payment: boolean;
}

export const routeId = (vertical: string, route: string, language: Language) =>
  `${vertical}.${route}.${language}`;

const PENDING = <div data-page-pending="" />;

interface PagePlace {
  hosted: HostedVertical;
  route: string;
  language: Language;
}

function RemotePage({ hosted, route, language }: PagePlace) {
  const { Component } = useLoaded(hosted.page(route, language));
  return (
    <Shown vertical={hosted.name}>
      <Component />
    </Shown>
  );
}

function OwnErrorBoundary({
  hosted,
  route,
  language,
  fallback,
}: PagePlace & { fallback: ReactNode }) {
  const { ErrorBoundary: Own } = useLoaded(hosted.page(route, language));
  return Own === undefined ? (
    fallback
  ) : (
    <Shown vertical={hosted.name}>
      <Own fallback={fallback} />
    </Shown>
  );
}

/** Reloads the route when late code arrives: the router keeps an error until a navigation. */
function WhenLate({ part }: { part: Part<unknown> }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(
    () =>
      part.onLate(
        () =>
          void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true }),
      ),
    [part, navigate, pathname, search, hash],
  );
  return null;
}

/** Failed responses go to the page's own boundary; code that failed to load is the host's. */
function PageErrorBoundary({ Otherwise, ...page }: PagePlace & { Otherwise: ComponentType }) {
  const error = useRouteError();
  const part = page.hosted.page(page.route, page.language);
  const isAnswer = isRouteErrorResponse(error);
  if (error instanceof RemoteError || (isAnswer && error.data?.code === 'REMOTE'))
    return (
      <>
        <Otherwise />
        <WhenLate part={part} />
      </>
    );
  if (!isAnswer) return <Otherwise />;
  return (
    <PartBoundary vertical={page.hosted.name} where={page.route} part={part}>
      <Suspense fallback={null}>
        <OwnErrorBoundary {...page} fallback={<Otherwise />} />
      </Suspense>
    </PartBoundary>
  );
}

interface PageRoute {
  hosted: HostedVertical;
  route: ManifestRoute;
  language: Language;
  services: HostServices;
  ErrorBoundary: ComponentType;
}

function pageRoute({ hosted, route, language, services, ErrorBoundary }: PageRoute): RouteObject {
  const handle: RouteHandle = {
    vertical: hosted.name,
    route: route.name,
    language,
    layout: route.layout,
    flag: route.flag,
    paths: route.path,
    payment: route.payment === true,
  };
  return {
    id: routeId(hosted.name, route.name, language),
    path: route.path[language],
    handle,
    loader: pageLoader(hosted, route, language, services),
    Component: () => (
      <PageBoundary
        vertical={hosted.name}
        where={route.name}
        part={hosted.page(route.name, language)}
        pending={PENDING}
      >
        <Suspense fallback={PENDING}>
          <RemotePage hosted={hosted} route={route.name} language={language} />
        </Suspense>
      </PageBoundary>
    ),
    ErrorBoundary: () => (
      <PageErrorBoundary
        hosted={hosted}
        route={route.name}
        language={language}
        Otherwise={ErrorBoundary}
      />
    ),
  };
}

/** Routes from a manifest: every URL is known before any code, and a match loads the owning vertical alone. */
export function routesFromManifest(
  hosted: HostedVertical,
  services: HostServices,
  ErrorBoundary: ComponentType,
): RouteObject[] {
  const pages = hosted.manifest.routes.flatMap((route) =>
    LANGUAGES.map((language) => pageRoute({ hosted, route, language, services, ErrorBoundary })),
  );
  const flagOf = (path: string) =>
    hosted.manifest.routes.find((route) =>
      LANGUAGES.some((language) => route.path[language] === path),
    )?.flag;
  const redirects = hosted.manifest.redirects.map(({ from, to }): RouteObject => ({
    id: `${hosted.name}.redirect.${from}`,
    path: from,
    Component: () => null,
    loader({ params, request, context }) {
      // no permanent redirect to a page that is switched off
      checkFlag(flagOf(to), services.platform(context).flags);
      return redirect(fillPath(to, params) + new URL(request.url).search, 301);
    },
    ErrorBoundary,
  }));
  return [...pages, ...redirects];
}
