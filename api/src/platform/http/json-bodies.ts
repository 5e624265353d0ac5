import type { FastifyInstance } from 'fastify';

/** An empty body counts as `{}`; `__proto__` is refused (prototype pollution). */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, typeof body === 'string' ? body : body.toString('utf8'), done);
  });
}
