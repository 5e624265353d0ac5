/* The control's server: the shell's own, with a composition that was compiled in. */
import { buildServer } from '../../../shell/src/server/build-server';
import { apiAddresses } from '../../../shell/src/server/platform/api-addresses';
import { readConfig } from '../../../shell/src/server/platform/config';
import { pathRules } from '../../../shell/src/server/releases/path-rules';
import { renderPage } from '../../../shell/src/server/render/render-page';
import { rendererOptions, renderSettings } from '../../../shell/src/server/render/renderer-options';
import type { Site } from '../../../shell/src/server/site-of-registry';
import { controlComposition, controlPlan } from './composition';

const refused = () => Promise.reject(new Error('the control has no releases'));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const composition = await controlComposition(config.distFolder);
  const { render } = rendererOptions(
    renderSettings(config, apiAddresses(config.apiUrls)),
    { read: refused, add: refused, versions: refused, putSignature: refused },
    () => undefined,
  );
  const live = {
    plan: controlPlan(),
    redirectFor: pathRules(composition.manifests),
    surrogateKeys: [],
    arms: {},
  };
  const site: Site = {
    live: {
      start: () => Promise.resolve(),
      stop: () => undefined,
      refresh: () => Promise.resolve(),
      quarantine: () => Promise.resolve(),
      forVisitor: () => live,
      forMost: () => live,
      varies: () => false,
      rollouts: () => new Map(),
      standing: () => 'current' as const,
      whenOutdated: () => undefined,
      revision: () => 1,
      versions: () => ({}),
    },
    renderer: {
      render: (_plan, { url, ...job }) =>
        renderPage(
          composition,
          { ...job, url: new URL(url), signal: AbortSignal.timeout(config.renderTimeoutMs) },
          render,
        ),
      check: refused,
      keep: () => undefined,
      close: () => Promise.resolve(),
    },
  };
  const app = await buildServer(config, () => site);
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
  await app.listen({ port: config.port, host: config.host });
}

void main();
