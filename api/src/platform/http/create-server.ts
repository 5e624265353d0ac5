import type { Clock } from '@wayfare/domain';
import type { SharedState } from '@wayfare/server/shared-state/shared-state';
import { traceRequests } from '@wayfare/server/telemetry/trace-requests';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { answerUnknownCall, registerErrorAnswers } from './error-answers';
import { registerJsonBodies } from './json-bodies';
import { requestId, registerRequestIds } from './logging';
import { registerOpenApi } from './openapi';
import { registerProtection } from './protection';
import { registerShellHop } from './shell-hop';
import { registerClock } from './test-clock';
import { CALLS } from './traced-calls';
import { answerUnreadable } from './unreadable';
import { registerUsableText } from './unusable-text';
import { registerValibot } from './valibot-schemas';

export interface HttpDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly state: SharedState;
  /** hears of every call that is answered */
  readonly metrics: { measure(app: FastifyInstance): void };
}

const BODY_LIMIT = 256 * 1024;
const HEADERS_TIMEOUT = 30_000;
/** an offer's id names its flights and stands in a path */
const LONGEST_ID = 2_000;

export async function createServer({
  config,
  clock,
  log,
  state,
  metrics,
}: HttpDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: HEADERS_TIMEOUT,
    trustProxy: [...config.trustedProxies],
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: LONGEST_ID },
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void answerUnknownCall(request, reply),
  });
  traceRequests(app, CALLS);
  metrics.measure(app);
  registerErrorAnswers(app);
  registerValibot(app, config.flags.checkResponses);
  registerJsonBodies(app);
  registerUsableText(app);
  registerRequestIds(app);
  registerShellHop(app, config.shellSecrets);
  registerClock(app, clock, config.flags.testClock);
  app.decorateRequest('principal', null);
  const secure = config.publicOrigin.startsWith('https:');
  await registerProtection(app, {
    requestsPerMinute: config.rateLimit.all,
    hsts: secure ? config.hsts : null,
    overloadMs: config.overloadMs,
    state,
  });
  await registerOpenApi(app, config.flags.docs);
  return app;
}
