import type { FastifyInstance } from 'fastify';
import { refused, sendProblem } from './problems';
import { languageOf, type Language } from './words';

export interface Call {
  /** the parts of the path that vary; empty where it has none of that name */
  id: string;
  itemId: string;
  partId: string;
  query: unknown;
  body: unknown;
  now: number;
  language: Language;
}

/** `CREATE` is a POST that answers 201. */
export type Route = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'CREATE',
  path: string,
  answer: (call: Call) => unknown,
];

const KEY = 'rail_test_sandbox';

/** Calls in ERA's names, which one key opens; below `/rail` nothing else is found. */
export function registerRailCalls(
  app: FastifyInstance,
  now: () => number,
  routes: readonly Route[],
): void {
  void app.register((rail, _options, done) => {
    rail.setErrorHandler((error, request, reply) => {
      request.log.info({ err: error });
      return sendProblem(request, reply, error);
    });
    rail.addHook('onRequest', async ({ headers }) => {
      if (headers.authorization !== `Bearer ${KEY}`) throw refused('unknown-key');
    });
    for (const [method, path, answer] of routes)
      rail.route<{ Params: { id?: string; itemId?: string; partId?: string } }>({
        method: method === 'CREATE' ? 'POST' : method,
        url: `/rail${path}`,
        handler: async (request, reply) => {
          const { id = '', itemId = '', partId = '' } = request.params;
          const { query, body } = request;
          const language = languageOf(request);
          const answered = await answer({ id, itemId, partId, query, body, now: now(), language });
          return reply.code(method === 'CREATE' ? 201 : 200).send(answered);
        },
      });
    rail.all('/rail/*', () => {
      throw refused('not-found');
    });
    done();
  });
}
