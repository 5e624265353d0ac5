import type { FastifyRequest } from 'fastify';

const LONGEST = 100;
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** Opaque id of the visit (SES-17); null where absent or unfit to keep. */
export function correlationId({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers['x-correlation-id'];
  const id = typeof given === 'string' ? given.trim() : '';
  return id === '' || id.length > LONGEST || CONTROLS.test(id) ? null : id;
}
