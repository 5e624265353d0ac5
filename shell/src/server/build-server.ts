import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { openState } from '@wayfare/server/shared-state/open-state';
import { traceRequests } from '@wayfare/server/telemetry/trace-requests';
import { traceFields } from '@wayfare/server/telemetry/traces';
import { openSiteStores } from '@wayfare/releases/stores/open-stores';
import { openArmCounts } from './arms/arm-counts';
import { countRenders } from './arms/count-renders';
import { registerArms } from './arms/register-arms';
import { apiAddresses } from './platform/api-addresses';
import type { ShellConfig } from './platform/config';
import { followEdits } from './releases/dev-remote';
import { ICON } from './installable/icon';
import { registerInstallable } from './installable/register';
import { createKeptPages } from './page-cache/kept-pages';
import { createPurger } from './page-cache/purger';
import { registerPurge } from './page-cache/register-purge';
import { PAGES_AND_CALLS } from './metrics/traced-requests';
import { registerPages } from './pages';
import { answerUnreadable } from './platform/raw-errors';
import { registerPublishedPages } from './http/published-pages';
import { registerReadiness } from './http/readiness';
import { registerReleaseStanding } from './http/release-standing';
import { watchApis } from './http/ready-apis';
import { languageOfUrl } from './platform/request-facts';
import { registerRobots } from './http/robots';
import { answerHeaders } from './http/security-headers';
import { registerSitemap } from './http/sitemap';
import { createServerApi } from './platform/service-session';
import { siteOfRegistry } from './site-of-registry';
import { lastResortPage } from './http/last-resort-page';
import { registerStaticFiles } from './http/static-files';
import { isCall, registerWayToApi, sendCallError } from './http/way-to-api';

export async function buildServer(
  config: ShellConfig,
  siteOf = siteOfRegistry,
): Promise<FastifyInstance> {
  const always = answerHeaders({ isHttps: config.origin.startsWith('https:'), hsts: config.hsts });
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      mixin: traceFields,
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    // what comes over a kept connection meanwhile is answered, and the connection ends with it
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable(always),
    frameworkErrors: (_error, request, reply) => {
      if (isCall(request.method, request.url))
        return void sendCallError(reply.headers(always), 400);
      const html = lastResortPage('notFound', languageOfUrl(request.url));
      reply.raw.writeHead(404, { ...always, 'content-type': 'text/html; charset=utf-8' }).end(html);
      reply.hijack();
    },
  });
  traceRequests(app, PAGES_AND_CALLS);
  // before whatever else answers, so that files, redirects and failures carry them too
  app.addHook('onRequest', async (_request, reply) => void reply.headers(always));
  const stores = await openSiteStores({
    dataDir: config.dataDir,
    settings: config.stores,
    report: (message) => app.log.warn(message),
  });
  const apis = apiAddresses(config.apiUrls);
  const { live, renderer } = siteOf(config, app.log, stores, apis);
  const kept = createKeptPages(config.pageCacheMb * 2 ** 20);
  const purger = createPurger(config.purge, (message) => app.log.warn(message));
  live.whenOutdated((surrogateKeys) => {
    kept.purge(surrogateKeys);
    purger.purge(surrogateKeys);
  });
  const state = openState(config.redisUrl, app.log);
  const counts = openArmCounts(config.stores.service);
  const renders = countRenders(counts, live);
  await live.start();
  const unwatch = watchApis(apis);
  app.addHook('onClose', async () => {
    unwatch();
    live.stop();
    purger.stop();
    renders.close();
    await renderer.close();
    await Promise.all([state.close(), stores.close(), counts?.close()]);
  });
  if (config.devRemote !== null) followEdits(app, live);
  registerRobots(app, config);
  registerPurge(app, { secrets: config.purge.accepted, kept });

  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: {
      flush: zlib.BROTLI_OPERATION_FLUSH,
      params: { [zlib.BROTLI_PARAM_QUALITY]: 3 },
    },
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH },
  });
  registerArms(app, { counts, live, state });
  await registerWayToApi(app, config, apis);
  await registerStaticFiles(app, config, stores.releases);
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
  );
  registerInstallable(app, { config, live });
  registerReadiness(app, { live, apis, away: stores.away });
  registerPublishedPages(app, live);
  registerReleaseStanding(app, live);
  const api = createServerApi(apis, config.renderTimeoutMs, config.shellSecret);
  registerSitemap(app, { config, live, api });
  await registerPages(app, { config, live, renderer, kept, state, renders });
  return app;
}
