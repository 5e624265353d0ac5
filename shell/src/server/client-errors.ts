import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const Text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const ClientErrorSchema = v.object({ set: Text(40), vertical: Text(40), where: Text(80), name: Text(80), message: Text(300), path: Text(300) });

/** What pages report of failed parts, into the log with vertical and release set. */
export function registerClientErrors(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body));
  app.post('/client-errors', { bodyLimit: 4096 }, (request, reply) => {
    const text = typeof request.body === 'string' ? request.body : '';
    const parsed = v.safeParse(v.pipe(v.string(), v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value) as unknown;
      } catch {
        addIssue({ message: 'no JSON' });
        return NEVER;
      }
    }), ClientErrorSchema), text);
    if (!parsed.success) return reply.code(400).send();
    request.log.warn({ client: parsed.output }, 'a part of a page failed in a browser');
    return reply.code(204).send();
  });
}
