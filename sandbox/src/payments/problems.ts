import type { FastifyReply } from 'fastify';

/** The `error` of Stripe's answers. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  charge?: string | undefined;
  doc_url?: string | undefined;
  payment_intent?: object | undefined;
  setup_intent?: object | undefined;
  payment_method?: object | undefined;
}

export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
    this.name = 'StripeProblem';
    if (body.code !== undefined)
      body.doc_url = `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`;
  }
}

export function invalidRequest(
  message: string,
  extra: Omit<StripeErrorBody, 'type' | 'message'> = {},
): StripeProblem {
  return new StripeProblem(400, { type: 'invalid_request_error', message, ...extra });
}

export function unauthorized(message: string, code?: string): StripeProblem {
  return new StripeProblem(401, { type: 'invalid_request_error', message, code });
}

export function missing(what: string, id: string, param = 'id'): StripeProblem {
  return new StripeProblem(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

/** What a card's bank said no to; `param` names a field that was filled in wrongly. */
export function cardProblem(
  code: string,
  message: string,
  extra: Pick<StripeErrorBody, 'decline_code' | 'param'> = {},
): StripeProblem {
  return new StripeProblem(402, { type: 'card_error', code, message, ...extra });
}

function isTooLateOrMalformed(error: unknown): error is Error & { statusCode: number } {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  );
}

export function toProblem(error: unknown): StripeProblem {
  if (error instanceof StripeProblem) return error;
  if (isTooLateOrMalformed(error))
    return new StripeProblem(error.statusCode, {
      type: 'invalid_request_error',
      message: error.message,
    });
  return new StripeProblem(500, { type: 'api_error', message: 'Something went wrong on our end.' });
}

export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, body } = toProblem(error);
  return reply.code(status).send({ error: body });
}
