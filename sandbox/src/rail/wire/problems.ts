import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { languageOf, type Words } from './words';

const STATUSES = {
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  NOT_CANCELLABLE: 409,
  NOT_EXCHANGEABLE: 409,
  NAME_CHANGE_REFUSED: 409,
  REFUSED: 409,
  OFFER_EXPIRED: 410,
  EXPIRED: 410,
  INVALID: 422,
  INTERNAL: 500,
  SERVICE_FAILED: 502,
  REFUND_SERVICE_DOWN: 503,
  NAME_SERVICE_DOWN: 503,
} as const;

type ProblemCode = keyof typeof STATUSES;

/** A refusal; `details` names what it is about, such as `legs.0.origin` or the id of an item. */
export class RailProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly label: Words,
    readonly details = '',
  ) {
    super(`${code} ${label.en} ${details}`.trim());
    this.name = 'RailProblem';
  }
}

export function invalid(details: string, label: Words): RailProblem {
  return new RailProblem('INVALID', label, details);
}

export function notFound(details = ''): RailProblem {
  return new RailProblem(
    'NOT_FOUND',
    { en: 'There is no such thing.', nl: 'Dit bestaat niet.' },
    details,
  );
}

export function offerExpired(details = ''): RailProblem {
  return new RailProblem(
    'OFFER_EXPIRED',
    { en: 'This offer has expired. Search again.', nl: 'Dit aanbod is verlopen. Zoek opnieuw.' },
    details,
  );
}

/** Reads a body or a query and refuses it, naming the first field that is wrong. */
export function parseWith<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalid((issue.path ?? []).map(({ key }) => String(key)).join('.'), {
    en: `This is not valid: ${issue.message}.`,
    nl: `Dit is niet geldig: ${issue.message}.`,
  });
}

function toProblem(error: unknown): RailProblem {
  if (error instanceof RailProblem) return error;
  const isBadRequest = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
  if (isBadRequest)
    return invalid('', { en: 'The body is not valid JSON.', nl: 'De body is geen geldige JSON.' });
  return new RailProblem('INTERNAL', { en: 'Something went wrong.', nl: 'Er ging iets mis.' });
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const { code, label, details } = toProblem(error);
  return reply
    .code(STATUSES[code])
    .send({ errors: [{ code, label: label[languageOf(request)], details }] });
}
