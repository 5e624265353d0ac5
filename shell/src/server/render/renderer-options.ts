import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import type { ReleaseStore } from '@wayfare/releases';
import { SERVER_GUARDS } from '../../app/guards';
import { addShellMessages } from '../../app/messages';
import type { ApiAddresses } from '../platform/api-addresses';
import type { ShellConfig } from '../platform/config';
import type { RendererOptions } from './page-renderer';
import type { RenderOptions } from './render-page';
import { createServerApi } from '../platform/service-session';
import { hostVersions } from '../releases/shared-modules';
import { readShellAssets } from './shell-assets';

export interface RenderSettings extends Pick<
  ShellConfig,
  | 'development'
  | 'devRemote'
  | 'distFolder'
  | 'flags'
  | 'integrityPolicy'
  | 'origin'
  | 'payments'
  | 'renderLoaderMs'
  | 'renderTimeoutMs'
  | 'serviceWorker'
  | 'shellSecret'
  | 'support'
  | 'tagManager'
> {
  apis: ApiAddresses;
  isTraced: boolean;
  isTrial?: boolean;
}

export const renderSettings = (config: ShellConfig, apis: ApiAddresses): RenderSettings => ({
  apis,
  isTraced: config.traces !== null,
  development: config.development,
  devRemote: config.devRemote,
  distFolder: config.distFolder,
  flags: config.flags,
  integrityPolicy: config.integrityPolicy,
  origin: config.origin,
  payments: config.payments,
  renderLoaderMs: config.renderLoaderMs,
  renderTimeoutMs: config.renderTimeoutMs,
  serviceWorker: config.serviceWorker,
  shellSecret: config.shellSecret,
  support: config.support,
  tagManager: config.tagManager,
});

function scriptOrigins({
  payments,
  tagManager: { url, calls },
}: RenderSettings): RenderOptions['scriptOrigins'] {
  return {
    payment: payments.paymentFrames,
    tagManager: url === null ? [] : [new URL(url).origin, ...calls],
  };
}

export function rendererOptions(
  settings: RenderSettings,
  store: ReleaseStore,
  tell: RenderOptions['tell'],
): RendererOptions {
  const { apis, renderTimeoutMs, shellSecret } = settings;
  return {
    store,
    versions: hostVersions(),
    timeoutMs: renderTimeoutMs,
    loaderMs: settings.renderLoaderMs,
    i18n: () => addShellMessages(createI18n(COMMON)),
    guards: SERVER_GUARDS,
    development: settings.development,
    devRemote: settings.devRemote,
    isTrial: settings.isTrial === true,
    render: {
      api: createServerApi(apis, renderTimeoutMs, shellSecret),
      flags: settings.flags,
      support: settings.support,
      origin: settings.origin,
      development: settings.development,
      tagManager: settings.tagManager.url,
      integrityPolicy: settings.integrityPolicy,
      serviceWorker: settings.serviceWorker,
      isTraced: settings.isTraced,
      scriptOrigins: scriptOrigins(settings),
      assets: readShellAssets(settings.distFolder),
      tell,
    },
  };
}
