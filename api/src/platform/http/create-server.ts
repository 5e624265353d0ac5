import type { Clock } from '@wayfare/domain';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { answerUnknownCall, useErrorAnswers } from './error-answers';
import { useJsonBodies } from './json-bodies';
import { requestId, useRequestIds } from './logging';
import { useOpenApi } from './openapi';
import { useProtection } from './protection';
import { useShellHop } from './shell-hop';
import { useClock } from './test-clock';
import { answerUnreadable } from './unreadable';
import { useUsableText } from './unusable-text';
import { useValibot } from './valibot-schemas';

export interface HttpDeps {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

const BODY_LIMIT = 256 * 1024;
const HEADERS_TIMEOUT = 30_000;
/** an offer's id names its flights and stands in a path */
const LONGEST_ID = 2_000;

/** A server without calls: how requests are read, refused, counted and logged. */
export async function createServer({ config, clock, log }: HttpDeps): Promise<FastifyInstance> {
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
  useErrorAnswers(app);
  useValibot(app, config.flags.checkResponses);
  useJsonBodies(app);
  useUsableText(app);
  useRequestIds(app);
  useShellHop(app, config.shellSecret);
  useClock(app, clock, config.flags.testClock);
  app.decorateRequest('principal', null);
  const secure = config.publicOrigin.startsWith('https:');
  await useProtection(app, {
    requestsPerMinute: config.rateLimit.all,
    hsts: secure ? config.hsts : null,
    overloadMs: config.overloadMs,
  });
  await useOpenApi(app, config.flags.docs);
  return app;
}
