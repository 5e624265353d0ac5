import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, refused, sendProblem } from './problems';

export interface Call {
  /** in the path; empty where it has none */
  id: string;
  query: unknown;
  body: unknown;
  /** where the caller reached the sandbox: pictures are linked from there */
  origin: string;
}

/** `CREATE` is a POST that answers 201. What is answered becomes `data`, but for a page, which has its own. */
export type Route = readonly [
  method: 'GET' | 'POST' | 'CREATE',
  path: string,
  answer: (call: Call) => unknown,
];

/** Any test token opens the sandbox; a live one is refused so that it cannot be sent here by mistake and go unnoticed. */
function checkAccess({ headers }: FastifyRequest): void {
  const { authorization, 'duffel-version': version } = headers;
  if (authorization === undefined) throw refused('missing_authorization_header');
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';
  if (token.startsWith('duffel_live_')) throw refused('insufficient_permissions');
  if (!/^duffel_test_\S+$/.test(token)) throw refused('access_token_not_found');
  if (version === undefined) throw refused('missing_version_header');
  if (version !== 'v2') throw refused('unsupported_version');
}

/** The client names JSON as the type of a body that it does not send. */
function parseEmptyBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) =>
    body === '' ? parsed(null) : parse(request, String(body), parsed),
  );
}

const isPage = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'data' in answer && 'meta' in answer;

/** Calls in Duffel's wire format; below `root` nothing else is found. */
export function registerDuffel(app: FastifyInstance, root: string, routes: readonly Route[]): void {
  void app.register((calls, _options, done) => {
    parseEmptyBodies(calls);
    calls.setErrorHandler((error, request, reply) => {
      request.log.info({ err: error });
      return sendProblem(reply, error);
    });
    calls.addHook('onRequest', async (request, reply) => {
      void reply.header('x-request-id', randomUUID());
      checkAccess(request);
    });
    for (const [method, url, answer] of routes)
      calls.route<{ Params: { id?: string } }>({
        method: method === 'CREATE' ? 'POST' : method,
        url,
        handler: async ({ params: { id = '' }, query, body, protocol, host }, reply) => {
          const data = await answer({ id, query, body, origin: `${protocol}://${host}` });
          return reply.code(method === 'CREATE' ? 201 : 200).send(isPage(data) ? data : { data });
        },
      });
    calls.all(`${root}/*`, () => {
      throw notFound('resource');
    });
    done();
  });
}
