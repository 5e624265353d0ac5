import { TELEMETRY_PATH } from '@wayfare/api-contract';
import { TELEMETRY_BYTES, TelemetrySchema } from '@wayfare/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../platform/db/database';
import { invalidRequest } from '../platform/http/invalid-request';
import { telemetryService } from './telemetry.service';

interface TelemetryRoutesDeps {
  readonly database: Database;
  /** per minute and network address; 0 disables */
  readonly beaconsPerMinute: number;
}

/** `POST /api/telemetry`: beacons are unauthenticated text, and ignore the answer. */
export function telemetryRoutes(
  api: FastifyInstance,
  { database, beaconsPerMinute: max }: TelemetryRoutesDeps,
): void {
  const service = telemetryService(database);
  const limits = {
    bodyLimit: TELEMETRY_BYTES,
    config: {
      access: 'public',
      ...(max > 0 ? { rateLimit: { max, timeWindow: '1 minute' } } : {}),
    },
  } as const;
  void api.register((scope, _options, done) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      (request, body, answer) => void parse(request, String(body), answer),
    );
    scope.post(
      TELEMETRY_PATH,
      {
        ...limits,
        schema: { summary: 'What a page measured with consent, and what failed in it' },
      },
      async (request, reply) => {
        const sent = v.safeParse(TelemetrySchema, request.body);
        if (!sent.success) throw invalidRequest(sent.issues);
        await service.add(sent.output, request.now);
        return reply.code(204).send();
      },
    );
    done();
  });
}
