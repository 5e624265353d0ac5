import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { folderRegistry, folderReleases } from '@wayfare/releases';
import { createI18n } from '@wayfare/i18n';
import { COMMON } from '@wayfare/i18n/common';
import { SERVER_GUARDS } from '../app/guards';
import { addShellMessages } from '../app/messages';
import type { ShellConfig } from './config';
import { followEdits, withDevRemote } from './dev-remote';
import { ICON } from './icon';
import { createLiveSet, type LiveSet } from './live-set';
import { registerPages } from './pages';
import { answerUnreadable } from './raw-errors';
import { registerReadiness } from './readiness';
import { languageOfUrl } from './request-facts';
import { registerRobots } from './robots';
import { answerHeaders } from './security-headers';
import { registerSitemap } from './sitemap';
import { createReleaseLoader } from './release-loader';
import { createServerApi } from './service-session';
import { hostVersions } from './shared-modules';
import { readShellAssets } from './shell-assets';
import { lastResortPage } from './last-resort-page';
import { registerStaticFiles } from './static-files';
import { isCall, registerWayToApi, sendCallError } from './way-to-api';

/** Which releases are live, as the registry in the data folder says. */
function liveFromRegistry(config: ShellConfig, report: (message: string) => void): LiveSet {
  const published = {
    registry: folderRegistry(config.registryFolder, report),
    store: folderReleases(config.releasesFolder),
  };
  const { registry, store } =
    config.devRemote === null ? published : withDevRemote(published, config.devRemote);
  return createLiveSet({
    registry,
    store,
    loader: createReleaseLoader(store, hostVersions()),
    pollMs: config.pollMs,
    soakMs: config.soakMs,
    i18n: () => addShellMessages(createI18n(COMMON)),
    guards: SERVER_GUARDS,
    development: config.development,
    devRemote: config.devRemote,
    report,
  });
}

/** The shell's HTTP server, ready to listen: static files, the way to the API, and every page. */
export async function buildServer(
  config: ShellConfig,
  createLive = liveFromRegistry,
): Promise<FastifyInstance> {
  const always = answerHeaders({ isHttps: config.origin.startsWith('https:'), hsts: config.hsts });
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    clientErrorHandler: answerUnreadable(always),
    // A path that can't be decoded is a path that nobody owns.
    frameworkErrors: (_error, request, reply) => {
      if (isCall(request.method, request.url))
        return void sendCallError(reply.headers(always), 400);
      const html = lastResortPage('notFound', languageOfUrl(request.url));
      reply.raw.writeHead(404, { ...always, 'content-type': 'text/html; charset=utf-8' }).end(html);
      reply.hijack();
    },
  });
  // before whatever else answers, so that files, redirects and failures carry them too
  app.addHook('onRequest', async (_request, reply) => void reply.headers(always));
  const warn = (message: string) => app.log.warn(message);
  const live = createLive(config, warn);
  await live.start();
  app.addHook('onClose', () => live.stop());
  if (config.devRemote !== null) followEdits(app, live);
  registerRobots(app, config);

  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: {
      flush: zlib.BROTLI_OPERATION_FLUSH,
      params: { [zlib.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH },
  });
  await registerWayToApi(app, config);
  await registerStaticFiles(app, config, folderReleases(config.releasesFolder));
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
  );
  registerReadiness(app, { live, apiUrl: config.apiUrl });
  const api = createServerApi(config.apiUrl, config.renderTimeoutMs, config.shellSecret);
  registerSitemap(app, { config, live, api });
  await registerPages(app, {
    config,
    live,
    render: {
      api,
      flags: config.flags,
      support: config.support,
      origin: config.origin,
      development: config.development,
      tagManager: config.tagManager.url,
      assets: readShellAssets(config.distFolder),
      report: ({ vertical, where, error }) =>
        app.log.error({ vertical, where, err: error }, 'a part of a page failed'),
    },
  });
  return app;
}
