import type { FastifyRequest } from 'fastify';

const LONGEST = 100;
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** The id of the visit as the browser says it (SES-17): an opaque text; null where there is none that can be kept. */
export function correlationId({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers['x-correlation-id'];
  const id = typeof given === 'string' ? given.trim() : '';
  return id === '' || id.length > LONGEST || CONTROLS.test(id) ? null : id;
}
