import { createI18n, I18nextProvider, type I18nByLanguage } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { createMemoryRouter, Outlet, RouterProvider } from '@wayfare/router';
import { languageOfPath, type Language } from '@wayfare/domain';
import { createStore, Provider } from 'jotai';
import * as React from 'react';
import type { ComponentType } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import * as v from 'valibot';
// By their shared names: a context of this bundle's own would be another one than the vertical's parts read.
import { createHrefs, PlatformContext, type Platform } from '@wayfare/remote-kit';
import {
  HostContext,
  HostedVertical,
  routesFromManifest,
  type Host,
} from '@wayfare/remote-kit/host';
import { VerticalManifestSchema, type VerticalManifest } from './manifest';
import type { Vertical } from './vertical';

/** What a host that is not the shell passes to a mounted vertical. */
export interface LifecycleProps {
  platform: Omit<Platform, 'hrefs'>;
  /** path that the vertical shows first; its own, not the page's URL */
  path: string;
  /** text of the panel that stands in for a part that failed */
  failureText?: string;
  /** told of each failure and the part of the vertical that it was in: a slot's id, or `page` */
  onFailure?: (where: string, error: unknown) => void;
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

function frame(i18n: I18nByLanguage, language: Language): ComponentType {
  return () => (
    <I18nextProvider i18n={i18n[language]}>
      <Outlet />
    </I18nextProvider>
  );
}

function createMounted(
  vertical: Vertical,
  manifest: VerticalManifest,
  { platform, path, failureText = '', onFailure }: LifecycleProps,
) {
  const i18n = createI18n(COMMON);
  const hosted = new HostedVertical({ manifest, load: () => Promise.resolve(vertical), i18n });
  const services = {
    platform: () => ({ ...platform, hrefs: createHrefs([manifest]) }),
    i18n,
    guards: { logged: () => undefined },
  };
  const ErrorBoundary = () => (
    <Failure
      text={failureText}
      onRetry={() => void router.navigate(router.state.location, { replace: true })}
    />
  );
  const router = createMemoryRouter(
    [
      {
        id: 'host',
        Component: frame(i18n, languageOfPath(path)),
        HydrateFallback: () => null,
        children: routesFromManifest(hosted, services, ErrorBoundary),
      },
    ],
    { initialEntries: [path] },
  );
  const host: Host = {
    verticals: [hosted],
    Failure: ({ onRetry }) => <Failure text={failureText} onRetry={onRetry} />,
    report: ({ where, error }) => onFailure?.(where, error),
  };
  return { router, host, platform: services.platform() };
}

function mountable(vertical: Vertical, manifest: VerticalManifest) {
  return function Mounted(props: LifecycleProps) {
    const [{ router, host, platform }] = React.useState(() =>
      createMounted(vertical, manifest, props),
    );
    const [store] = React.useState(() => createStore());
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
 * vertical's own. It keeps its place in a memory router and leaves the host's URL alone.
 */
export function createLifecycles(vertical: Vertical, manifest: unknown) {
  const parsed = v.parse(VerticalManifestSchema, manifest);
  return singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient,
    rootComponent: mountable(vertical, parsed),
    errorBoundary: (error) => {
      throw error;
    },
  });
}
