import type { RouteObject } from '@wayfare/router';
import type { Cockpit } from './api/cockpit';
import { compareLoader, isOtherComparison } from './compare/compare-loader';
import { ComparePage } from './compare/compare.page';
import { Beginning } from './frame/beginning';
import { Frame } from './frame/frame';
import { FrameFailure } from './frame/frame-failure';
import { NotFoundPage } from './frame/not-found.page';
import { PageFailure } from './frame/page-failure';
import { OverviewPage } from './overview/overview.page';
import { rolloutsLoader } from './rollouts/rollouts-loader';
import { verticalLoader } from './vertical/vertical-loader';
import { VerticalPage } from './vertical/vertical.page';

/** The whole cockpit by address. A page that fails leaves the frame in its place. */
export function createRoutes(cockpit: Cockpit): RouteObject[] {
  const pages: RouteObject[] = [
    { index: true, loader: rolloutsLoader(cockpit), Component: OverviewPage },
    { path: 'verticals/:name', loader: verticalLoader(cockpit), Component: VerticalPage },
    {
      path: 'verticals/:name/compare',
      loader: compareLoader(cockpit),
      shouldRevalidate: isOtherComparison,
      Component: ComparePage,
    },
    { path: '*', Component: NotFoundPage },
  ];
  return [
    {
      path: '/',
      loader: ({ request }) => cockpit.site.read(request.signal),
      Component: Frame,
      ErrorBoundary: FrameFailure,
      HydrateFallback: Beginning,
      children: pages.map((page) => ({ ...page, ErrorBoundary: PageFailure })),
    },
  ];
}
