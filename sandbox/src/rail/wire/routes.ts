import type { FastifyInstance } from 'fastify';
import { refused, sendProblem } from './problems';
import { languageOf, translated } from './words';

export interface Call {
  /** the parts of the path that vary; empty where it has none of that name */
  id: string;
  itemId: string;
  partId: string;
  query: unknown;
  body: unknown;
  now: number;
}

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
  void app.register(async (rail) => {
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
          const answered = answer({ id, itemId, partId, query, body, now: now() });
          const status = method === 'CREATE' ? 201 : 200;
          return reply.code(status).send(translated(answered, languageOf(request)));
        },
      });
    rail.all('/rail/*', () => {
      throw refused('not-found');
    });
  });
}
