import { ReleaseError } from '@wayfare/releases';
import type { Failure } from '@wayfare/releases/service/calls';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const send = (reply: FastifyReply, status: number, failure: Failure) =>
  reply.code(status).header('cache-control', 'no-store').send(failure);

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ReleaseError) {
    if (error.code === 'TOKEN') void reply.header('www-authenticate', 'Bearer');
    if (error.code === 'UNREACHABLE') {
      request.log.error({ err: error }, 'request failed');
      void reply.header('retry-after', 2);
    }
    return send(reply, error.statusCode, { code: error.code, message: error.message });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return send(reply, status, { code: 'REQUEST', message: error.message });
  request.log.error({ err: error }, 'request failed');
  return send(reply, 500, { code: 'FAILED', message: 'it failed here; the log says why' });
}

/** Every refusal has a code and a reason in words; a fault of ours has neither. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answer);
  app.setNotFoundHandler((_request, reply) =>
    send(reply, 404, { code: 'NOT_FOUND', message: 'there is no such call' }),
  );
}
