import type { Vertical } from '@wayfare/remote-kit';
import type { PageHead, PageLoad } from '@wayfare/remote-kit/host';
import { routesFromManifest } from '@wayfare/remote-kit/host';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeWire } from './wire.fake';
import type { TestHost, TestHostOptions, TestRouter } from './test-host';
import { createTestHost, renderInHost, TestErrorPage } from './test-host';

export type RenderRouteOptions = TestHostOptions;

export interface RenderedRoute {
  view: RenderResult;
  router: TestRouter;
  user: UserEvent;
  wire: FakeWire;
  store: TestHost['store'];
  /** what the shell would do for the page, such as ending the session */
  platform: TestHost['platform'];
  /** path and query as the address bar would show them */
  address: () => string;
  /** what the shell would write into the page's head; null on the error page */
  head: () => PageHead | null;
}

function isPageLoad(data: unknown): data is PageLoad {
  return typeof data === 'object' && data !== null && 'head' in data;
}

/**
 * A page of a vertical as a visitor gets it: its real route table, loader and messages, the API faked at the wire.
 * @example const { user } = await renderRoute(vertical, manifest, '/hotels?place=city:1', { wire })
 */
export async function renderRoute(
  vertical: Vertical,
  manifest: unknown,
  path: string,
  options: RenderRouteOptions,
): Promise<RenderedRoute> {
  const host = createTestHost(vertical, manifest, options);
  const routes = routesFromManifest(
    host.hosted,
    { platform: () => host.platform, i18n: host.i18n, guards: { logged: () => undefined } },
    TestErrorPage,
  );
  const { view, router } = await renderInHost(host, routes, path);
  return {
    view,
    router,
    user: userEvent.setup(),
    wire: options.wire,
    store: host.store,
    platform: host.platform,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    head: () => Object.values(router.state.loaderData).find(isPageLoad)?.head ?? null,
  };
}
