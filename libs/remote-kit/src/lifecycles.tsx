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
// shared names: a bundled context would differ from the one that the vertical's parts read
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

export interface LifecycleProps {
  platform: Omit<Platform, 'hrefs'>;
  /** shared session (`userAtom`) of a page's parts; without it nobody is known */
  store?: Store | undefined;
  manifests?: readonly unknown[] | undefined;
  /** by the names in `vertical.json`; without it everybody passes */
  guards?: HostServices['guards'] | undefined;
  /** initial path in memory; without it the vertical follows and moves the page's URL */
  path?: string | undefined;
  /** gets path, query and fragment of a foreign page; without it single-spa's own router does */
  onLeave?: ((to: string) => void) | undefined;
  failureText?: string | undefined;
  /** `where` is a slot's id, or `page` */
  onFailure?: ((where: string, error: unknown) => void) | undefined;
}

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

function frame(i18n: I18nByLanguage): ComponentType {
  return function Frame() {
    return (
      <I18nextProvider i18n={i18n[useLanguage()]}>
        <Outlet />
      </I18nextProvider>
    );
  };
}

/** Foreign pages are the host's; what is shown stays until it navigates. */
const elsewhere = (leave: () => void): RouteObject => ({
  id: 'elsewhere',
  path: '*',
  Component: () => null,
  async loader() {
    // a browser router loads its first page before it is assigned
    await null;
    leave();
    return new Promise(() => undefined);
  },
});

/** Known by its pages alone: no part of it is shown here. */
const shownElsewhere = (manifest: VerticalManifest, i18n: I18nByLanguage) =>
  new HostedVertical({
    manifest: { ...manifest, slots: [] },
    load: () => Promise.reject(new Error(`${manifest.name} is shown by the host`)),
    i18n,
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
    verticals: [hosted, ...others.map((other) => shownElsewhere(other, i18n))],
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
    // an undisposed browser router goes on answering Back
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

/** single-spa lifecycles: a parcel's `path` is in memory, an application's is the URL. Throws for a bad manifest. */
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
