import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const ReceivedSchema = v.object({ received: v.boolean() });

export const RECEIVED = { 200: ReceivedSchema, 400: ReceivedSchema };

/** JSON stays bytes here: webhook signatures cover those. */
export function rawBodies(api: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  void api.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request, body, parsed) => parsed(null, body),
    );
    routes(scope);
    done();
  });
}

export function signedBody(
  { body, headers }: FastifyRequest,
  header: string,
): { readonly body: Buffer; readonly signature: string } {
  const signature = headers[header];
  return {
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === 'string' ? signature : '',
  };
}
