import type { RouteObject } from '@wayfare/router';
import type { Desk } from './api/desk';
import { bookingLoader } from './booking/booking-loader';
import { BookingPage } from './booking/booking.page';
import { differencesLoader } from './differences/differences-loader';
import { DifferencesPage } from './differences/differences.page';
import { FindPage } from './find/find.page';
import { Beginning } from './frame/beginning';
import { Frame } from './frame/frame';
import { FrameFailure } from './frame/frame-failure';
import { frameLoader } from './frame/frame-loader';
import { NotFoundPage } from './frame/not-found.page';
import { PageFailure } from './frame/page-failure';
import { refundsLoader } from './refunds/refunds-loader';
import { RefundsPage } from './refunds/refunds.page';
import { stuckLoader } from './stuck/stuck-loader';
import { StuckPage } from './stuck/stuck.page';

/** The whole desk by address. A page that fails leaves the frame in its place. */
export function createRoutes(desk: Desk): RouteObject[] {
  const pages: RouteObject[] = [
    { index: true, Component: FindPage },
    { path: 'bookings/:id', loader: bookingLoader(desk), Component: BookingPage },
    { path: 'stuck', loader: stuckLoader(desk), Component: StuckPage },
    { path: 'refunds', loader: refundsLoader(desk), Component: RefundsPage },
    { path: 'differences', loader: differencesLoader(desk), Component: DifferencesPage },
    { path: '*', Component: NotFoundPage },
  ];
  return [
    {
      path: '/',
      loader: frameLoader(desk),
      Component: Frame,
      ErrorBoundary: FrameFailure,
      HydrateFallback: Beginning,
      children: pages.map((page) => ({ ...page, ErrorBoundary: PageFailure })),
    },
  ];
}
