import { createI18n, I18nextProvider, type I18nByLanguage } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import {
  createBrowserRouter,
  createMemoryRouter,
  Outlet,
  RouterProvider,
  type RouteObject,
} from '@wayfare/router';
import { createStore, Provider } from 'jotai';
import * as React from 'react';
import type { ComponentType } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import * as v from 'valibot';
// By their shared names: a context of this bundle's own would be another one than the vertical's parts read.
import { createHrefs, PlatformContext, useLanguage, type Platform } from '@wayfare/remote-kit';
import {
  HostContext,
  HostedVertical,
  routesFromManifest,
  type Host,
  type HostServices,
} from '@wayfare/remote-kit/host';
import { VerticalManifestSchema, type VerticalManifest } from './manifest';
import type { Vertical } from './vertical';

type Store = ReturnType<typeof createStore>;

/** What a host that is not the shell passes to a mounted vertical. */
export interface LifecycleProps {
  platform: Omit<Platform, 'hrefs'>;
  /** holds the session (`userAtom`): parts of a page that get the same one know the same visitor; without it nobody is known */
  store?: Store | undefined;
  /** of the other verticals that the page or the site has, for links to them; each a `vertical.json` */
  manifests?: readonly unknown[] | undefined;
  /** what routes ask for before they are entered, by the names of `guards` in `vertical.json`; lets everybody in without it */
  guards?: HostServices['guards'] | undefined;
  /** path that the vertical shows first; its own, not the page's URL. Without it the vertical is at the page's URL and moves it. */
  path?: string | undefined;
  /** gets path, query and fragment of a page that the vertical does not have; without it single-spa's own router does */
  onLeave?: ((to: string) => void) | undefined;
  /** text of the panel that stands in for a part that failed */
  failureText?: string | undefined;
  /** told of each failure and the part of the vertical that it was in: a slot's id, or `page` */
  onFailure?: ((where: string, error: unknown) => void) | undefined;
}

/** What single-spa adds to the host's. */
interface MountedProps extends LifecycleProps {
  singleSpa?: { navigateToUrl?: (url: string) => void } | undefined;
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <section role="alert">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        ↻
      </button>
    </section>
  );
}

/** Messages in the language of the page that is shown, as the URL has it. */
function frame(i18n: I18nByLanguage): ComponentType {
  return function Frame() {
    return (
      <I18nextProvider i18n={i18n[useLanguage()]}>
        <Outlet />
      </I18nextProvider>
    );
  };
}

/** What no page of this vertical has is the host's to show; what is shown here stays until it does. */
const elsewhere = (leave: () => void): RouteObject => ({
  id: 'elsewhere',
  path: '*',
  Component: () => null,
  async loader() {
    // a router of the page's URL loads its first page before anybody has it
    await null;
    leave();
    return new Promise(() => undefined);
  },
});

const parsed = (manifest: unknown) => v.parse(VerticalManifestSchema, manifest);
const EVERYBODY: HostServices['guards'] = { logged: () => undefined };

function createMounted(
  vertical: Vertical,
  manifest: VerticalManifest,
  {
    platform,
    path,
    manifests = [],
    guards = EVERYBODY,
    failureText = '',
    onFailure,
    singleSpa,
    onLeave = (to) => singleSpa?.navigateToUrl?.(to),
  }: MountedProps,
) {
  const i18n = createI18n(COMMON);
  const hosted = new HostedVertical({ manifest, load: () => Promise.resolve(vertical), i18n });
  const others = manifests.map(parsed).filter(({ name }) => name !== manifest.name);
  const whole = { ...platform, hrefs: createHrefs([manifest, ...others]) };
  const services = { platform: () => whole, i18n, guards };
  const ErrorBoundary = () => (
    <Failure
      text={failureText}
      onRetry={() => void router.navigate(router.state.location, { replace: true })}
    />
  );
  const leave = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    onLeave(pathname + search + hash);
  };
  const routes = [
    {
      id: 'host',
      Component: frame(i18n),
      HydrateFallback: () => null,
      children: [...routesFromManifest(hosted, services, ErrorBoundary), elsewhere(leave)],
    },
  ];
  const router =
    path === undefined
      ? createBrowserRouter(routes)
      : createMemoryRouter(routes, { initialEntries: [path] });
  const host: Host = {
    verticals: [hosted],
    Failure: ({ onRetry }) => <Failure text={failureText} onRetry={onRetry} />,
    report: ({ where, error }) => onFailure?.(where, error),
  };
  return { router, host, platform: whole };
}

function mountable(vertical: Vertical, manifest: VerticalManifest) {
  return function Mounted(props: MountedProps) {
    const [{ router, host, platform }] = React.useState(() =>
      createMounted(vertical, manifest, props),
    );
    const [store] = React.useState(() => props.store ?? createStore());
    // a router of the page's URL would go on answering to Back
    React.useEffect(() => () => router.dispose(), [router]);
    return (
      <Provider store={store}>
        <PlatformContext value={platform}>
          <HostContext value={host}>
            <RouterProvider
              router={router}
              onError={(error) => host.report({ vertical: manifest.name, where: 'page', error })}
            />
          </HostContext>
        </PlatformContext>
      </Provider>
    );
  };
}

/**
 * single-spa lifecycles of a vertical, so that a host other than the shell can mount it: a partner's page or the
 * vertical's own. As a parcel it gets a `path` and keeps its place in memory; as an application of single-spa's own
 * router it gets none, and the page's URL is its place. Throws for a manifest that is none (docs/decisions/0075).
 */
export function createLifecycles(vertical: Vertical, manifest: unknown) {
  return singleSpaReact<MountedProps>({
    React,
    ReactDOMClient,
    rootComponent: mountable(vertical, parsed(manifest)),
    errorBoundary: (error) => {
      throw error;
    },
  });
}
