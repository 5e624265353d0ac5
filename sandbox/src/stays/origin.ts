import type { FastifyRequest } from 'fastify';

/** Where the caller reached the sandbox: pictures are linked from there. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
