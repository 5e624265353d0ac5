import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { parse } from 'valibot';
import { createHrefs } from '../hrefs';
import { VerticalManifestSchema } from '../manifest';
import type { Platform } from '../use-page';
import type { Vertical } from '../vertical';
import { HostedVertical, type HostedVerticalOptions } from '../host/hosted-vertical';

export const manifestOf = (change: Record<string, unknown> = {}) =>
  parse(VerticalManifestSchema, {
    name: 'alpha',
    version: '1.0.0',
    contract: '^2.0.0',
    criticality: 'regular',
    routes: [{ name: 'index', path: { en: '/alpha', nl: '/nl/alfa' } }],
    namespaces: ['alpha'],
    ...change,
  });

export const verticalOf = (change: Partial<Vertical> = {}): Vertical => ({
  name: 'alpha',
  routes: { index: () => Promise.resolve({ Component: () => null }) },
  slots: {},
  messages: {
    en: () => Promise.resolve({ default: { hello: 'Hello' } }),
    nl: () => Promise.resolve({ default: { hello: 'Hallo' } }),
  },
  ...change,
});

export function hostedOf({
  manifest = {},
  vertical = {},
  ...options
}: {
  manifest?: Record<string, unknown>;
  vertical?: Partial<Vertical>;
} & Partial<Pick<HostedVerticalOptions, 'load' | 'lastGood' | 'onStandIn' | 'limits'>> = {}) {
  const i18n = createI18n(COMMON);
  const load = () => Promise.resolve(verticalOf(vertical));
  return {
    i18n,
    hosted: new HostedVertical({
      manifest: manifestOf(manifest),
      load,
      i18n,
      retry: { tries: 1, base: 0 },
      ...options,
    }),
  };
}

export const platformOf = (flags: Record<string, boolean> = {}): Platform => ({
  api: { call: () => Promise.reject(new Error('no API here')) },
  hrefs: createHrefs([manifestOf()]),
  flags,
  support: { email: 'support@wayfare.example', hours: { from: '8:00', to: '17:00' }, social: [] },
  signIn: () => Promise.resolve(),
  updateProfile: () => undefined,
  logout: () => Promise.resolve(),
});
