import { isIP } from 'node:net';
import basicAuth from '@fastify/basic-auth';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Clock } from '@wayfare/domain';
import { accepted, isOneOf } from '@wayfare/server/secrets';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { auditRoutes } from '../audit/audit.routes';
import type { ReadinessChecks } from '../health/health.routes';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import type { Metrics } from './metrics/metrics';
import { OPERATORS_POLICY, operatorsPage } from './operators-page';
import { registerProbes } from './operators-probes';
import { operatorsToken } from './operators-token';
import { RANGES, reportOf } from './report';

export interface OperatorsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  readonly health: ReadinessChecks;
}

interface Access {
  /** the current one, and the one before while it is replaced */
  readonly tokens: readonly string[];
  /** accepted host names besides localhost and IP addresses */
  readonly hosts: readonly string[];
}

const QuerySchema = v.object({
  days: v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(RANGES)), 7),
  by: v.fallback(v.picklist(['release', 'page']), 'release'),
});

/** per minute and network address */
const TRIES = 60;

/** DNS rebinding: a foreign name may point here, an IP address in Host cannot. */
function isOwnHost(header: string | undefined, names: readonly string[]): boolean {
  const url = `http://${header ?? ''}`;
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return (
    isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 ||
    hostname === 'localhost' ||
    names.includes(hostname)
  );
}

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'This page needs its token: any user name, and as password OPERATORS_TOKEN or what the file operators-token in DATA_DIR says.',
  404: 'There is a page here, at /, what Prometheus collects, at /metrics, and the audit log, at /audit.',
  421: 'This page is not served under this name. OPERATORS_HOSTS says under which.',
  429: 'Too many requests. Please wait a minute.',
};

async function refuse(reply: FastifyReply, status: number): Promise<void> {
  await reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(REFUSALS[status] ?? 'The page could not be made.');
}

/** Token-protected, apart from the site (PLT-35 has no role for operators). */
export async function buildOperatorsApp(
  { database, clock, log, metrics, health }: OperatorsDeps,
  { tokens, hosts }: Access,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({ loggerInstance: log });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      request.log.error({ err: error }, 'the page for operators could not be made');
    await refuse(reply, status);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host, hosts)) await refuse(reply, 421);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: OPERATORS_POLICY },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, { max: TRIES, timeWindow: '1 minute' });
  await app.register(async (probes) => registerProbes(probes, health));
  await app.register(basicAuth, {
    authenticate: { realm: 'Wayfare operators' },
    validate: async (_name, presented) =>
      isOneOf(presented, tokens) ? undefined : new Error('not the token'),
  });
  // after the rate limit, so that wrong tokens count
  app.get('/', { preHandler: app.basicAuth }, async (request, reply) => {
    const report = await reportOf(database, v.parse(QuerySchema, request.query), clock());
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(operatorsPage(report));
  });
  app.get('/metrics', { preHandler: app.basicAuth }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text()),
  );
  auditRoutes(app, database);
  return app;
}

/** With `more` routes of whoever starts it. Returns a closer. A taken port does not stop the site. */
export async function listenForOperators(
  { operators, dataDir }: Pick<Config, 'operators' | 'dataDir'>,
  deps: OperatorsDeps,
  more: (app: FastifyInstance) => void = () => undefined,
): Promise<() => Promise<void>> {
  if (operators === null) return () => Promise.resolve();
  const { host, port, hosts, previousToken } = operators;
  try {
    const app = await buildOperatorsApp(deps, {
      tokens: accepted(await operatorsToken(operators.token, dataDir), previousToken),
      hosts,
    });
    more(app);
    await app
      .listen({ host, port })
      .catch((err: unknown) => deps.log.error({ err }, 'the page for operators has no port'));
    return () => app.close();
  } catch (err) {
    deps.log.error({ err }, 'the page for operators has no token');
    return () => Promise.resolve();
  }
}
