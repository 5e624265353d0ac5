import { Readable } from 'node:stream';
import { isIsoDate } from '@wayfare/domain';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { exportEvents } from './export';
import { checkSeals } from './seals';

const DaySchema = v.pipe(
  v.string(),
  v.check((day) => isIsoDate(day)),
);
const SpanSchema = v.pipe(
  v.object({ from: DaySchema, to: DaySchema }),
  v.check(({ from, to }) => from <= to),
);

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const DAY_MS = 86_400_000;

/** At the operators' port: `/audit?from=&to=` (UTC days, both included) as JSON Lines, `/audit/seals` whether days are as they were sealed. */
export function auditRoutes(app: FastifyInstance, database: Pick<Database, 'orm'>): void {
  const { basicAuth: preHandler } = app;
  app.get('/audit', { preHandler }, async (request, reply) => {
    const { success, output } = v.safeParse(SpanSchema, request.query);
    void reply.header('cache-control', 'no-store');
    if (!success)
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send('Say from which day to which: /audit?from=2026-11-01&to=2026-11-30');
    const span = {
      from: new Date(startOf(output.from)),
      to: new Date(startOf(output.to) + DAY_MS),
    };
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(exportEvents(database, span)));
  });
  app.get('/audit/seals', { preHandler }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await checkSeals(database)),
  );
}
