import type { FastifyInstance } from 'fastify';

/** JSON bodies, where nothing at all counts as `{}`: several calls take nothing. `__proto__` in a body is refused. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, typeof body === 'string' ? body : body.toString('utf8'), done);
  });
}
