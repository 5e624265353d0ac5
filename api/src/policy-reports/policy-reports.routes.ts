import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database';
import { Problem } from '../platform/http/problem';
import { readPolicyReport } from './policy-report';
import { addPolicyReport } from './policy-reports.repository';

interface PolicyReportsDeps {
  readonly database: Pick<Database, 'orm'>;
  readonly publicOrigin: string;
  /** per minute and network address; 0 disables */
  readonly reportsPerMinute: number;
}

const PATH = '/api/policy-reports';
/** A report repeats policy and URL. */
const REPORT_BYTES = 16 * 1024;

/** `POST /api/policy-reports`: unauthenticated browser reports. */
export function policyReportsRoutes(
  api: FastifyInstance,
  { database, publicOrigin, reportsPerMinute: max }: PolicyReportsDeps,
): void {
  const limits = {
    bodyLimit: REPORT_BYTES,
    config: {
      access: 'public',
      ...(max > 0 ? { rateLimit: { max, timeWindow: '1 minute' } } : {}),
    },
  } as const;
  void api.register((scope, _options, done) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      (request, body, answer) => void parse(request, String(body), answer),
    );
    scope.post(
      PATH,
      { ...limits, schema: { summary: "What a page's policy refused, as browsers report it" } },
      async (request, reply) => {
        if (request.headers['content-type']?.startsWith('application/csp-report') !== true)
          throw new Problem('INVALID_REQUEST', { text: 'body.type', status: 415 });
        const report = readPolicyReport(request.body, publicOrigin);
        if (report !== null) await addPolicyReport(database.orm, report, request.now);
        return reply.code(204).send();
      },
    );
    done();
  });
}
