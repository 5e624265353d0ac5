import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Clock } from '@wayfare/domain';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { WorkflowTimeouts } from '../booking/workflow-timeouts';
import type { Config } from '../platform/config';
import type { DeskConfig } from '../platform/config/desk';
import type { Database } from '../platform/db/database';
import { registerJsonBodies } from '../platform/http/json-bodies';
import { requestId } from '../platform/http/logging';
import type { RequestHashes } from '../platform/records/request-hashes';
import type { After } from '../platform/timer';
import type { IdentityProvider } from '../ports/identity';
import type { Payments } from '../ports/payments';
import type { RegisteredVerticals } from '../registration/register-verticals';
import { deskCookies } from './access/desk-cookies';
import { toDeskProblem } from './access/desk-problem';
import type { DeskCalls } from './access/desk-route';
import { sessionRoutes } from './access/session.routes';
import { signInRoutes } from './access/sign-in.routes';
import { actsRoutes } from './acts/acts.routes';
import { cancelling } from './acts/cancelling';
import { serveDesk } from './desk-files';
import { looksRoutes } from './looks/looks.routes';
import { reconciliationRoutes } from './reconciliation/reconciliation.routes';
import { refundsRoutes } from './refunds/refunds.routes';
import { deskRefundsService } from './refunds/refunds.service';
import { refundsDue } from './refunds/send-refund';

export interface DeskDeps {
  readonly config: Pick<Config, 'trustedProxies' | 'hsts'>;
  readonly database: Database;
  readonly payments: Pick<Payments, 'find' | 'refund' | 'refundsOf' | 'made'>;
  readonly verticals: Pick<RegisteredVerticals, 'sales' | 'cancelling' | 'retained'>;
  readonly requestHashes: RequestHashes;
  readonly timeouts: WorkflowTimeouts;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly after: After;
  /** a booking is due now */
  readonly wake: () => void;
}

/** As the browser side is built: no script or style but its files, and no word that becomes code. */
const POLICY = {
  defaultSrc: ["'none'"],
  ...{ scriptSrc: ["'self'"], styleSrc: ["'self'"], fontSrc: ["'self'"], imgSrc: ["'self'"] },
  connectSrc: ["'self'"],
  ...{ baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
  requireTrustedTypesFor: ["'script'"],
};

/** A minute and network address; a sign-in has a limit of its own. */
const CALLS_PER_MINUTE = 600;
const BODY_LIMIT = 64 * 1024;
const REFUNDS_AT_ONCE = 4;

function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toDeskProblem(error);
    if (problem.statusCode >= 500) request.log.error({ err: error }, 'a call of the desk failed');
    return reply
      .code(problem.statusCode)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(problem.body);
  });
}

/** Works off what is due now, beside the workers. */
const sendingDue =
  ({ database, payments, timeouts, clock, log, after }: DeskDeps) =>
  async (): Promise<void> => {
    const options = { database, payments, timeouts, clock, log, after };
    const works = await refundsDue(options)(REFUNDS_AT_ONCE);
    await Promise.all(works.map((work) => work(() => false)));
  };

function registerCalls(calls: DeskCalls, deps: DeskDeps, fourEyesAbove: number): void {
  const { app, database } = calls;
  const { payments, verticals, clock, log, after, wake } = deps;
  const { sales, retained } = verticals;
  let isStopping = false;
  app.addHook('preClose', async () => void (isStopping = true));
  const ends = cancelling({ database, terms: verticals.cancelling, wake });
  sessionRoutes(calls, fourEyesAbove);
  looksRoutes(calls, { sales, cancelling: ends, payments });
  actsRoutes(calls, { sales, cancelling: ends, wake });
  refundsRoutes(calls, {
    refunds: deskRefundsService({ database, fourEyesAbove }),
    sendDue: sendingDue(deps),
    after,
  });
  reconciliationRoutes(calls, {
    ...{ database, payments, sales, retained, clock, log, after },
    isStopping: () => isStopping,
  });
}

/** The operators' desk: its calls, its sign-in and its page, apart from the site. */
export async function buildDesk(
  deps: DeskDeps,
  desk: DeskConfig,
  provider: IdentityProvider,
): Promise<FastifyInstance> {
  const { config, database, requestHashes, clock, log } = deps;
  const { origin } = desk;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: [...config.trustedProxies],
  });
  answerProblems(app);
  registerJsonBodies(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: origin.startsWith('https:') ? config.hsts : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: '1 minute' });
  const cookies = deskCookies(origin);
  const calls: DeskCalls = { app, database, requestHashes, clock, origin, cookies };
  signInRoutes(calls, { provider, rolePrefix: desk.rolePrefix });
  registerCalls(calls, deps, desk.fourEyesAbove);
  await serveDesk(app, desk.dir);
  return app;
}
