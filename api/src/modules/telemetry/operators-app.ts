import helmet from '@fastify/helmet';
import type { Clock } from '@wayfare/domain';
import fastify from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { OPERATORS_POLICY, operatorsPage } from './operators-page';
import { RANGES, reportOf } from './report';

interface OperatorsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

const QuerySchema = v.object({
  days: v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(RANGES)), 7),
  by: v.fallback(v.picklist(['release', 'page']), 'release'),
});

/** The page for operators, apart from the site: who can reach its port may read it (PLT-35 has no role for them). */
export async function buildOperatorsApp({ database, clock, log }: OperatorsDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({ loggerInstance: log });
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: OPERATORS_POLICY }, strictTransportSecurity: false, referrerPolicy: { policy: 'no-referrer' } });
  app.get('/', async (request, reply) => {
    const report = await reportOf(database, v.parse(QuerySchema, request.query), clock());
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(operatorsPage(report));
  });
  return app;
}

/** Listens where the configuration says; returns what ends it. A port that is taken keeps no site from starting. */
export async function listenForOperators(where: Config['operators'], deps: OperatorsDeps): Promise<() => Promise<void>> {
  if (where === null) return () => Promise.resolve();
  const app = await buildOperatorsApp(deps);
  // a copy, because the configuration is frozen and Fastify writes into what it is given
  await app.listen({ ...where }).catch((err: unknown) => deps.log.error({ err }, 'the page for operators has no port'));
  return () => app.close();
}
