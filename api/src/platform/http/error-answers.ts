import type { Envelope, ErrorCode, WireError } from '@wayfare/api-contract';
import { TOKEN_ERROR } from '@wayfare/api-contract/schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import { PaymentError } from '../../ports/payments';
import { StoredRecordError } from '../records/stored-record-error';
import { paymentProblem } from './payment-problem';
import { Problem, TokenError } from './problem';
import { requestLanguage } from './request-language';
import { text } from '../texts/messages';

const REFUSED: Readonly<Record<number, Problem>> = {
  400: new Problem('INVALID_REQUEST', { text: 'body.malformed' }),
  404: new Problem('NOT_FOUND'),
  413: new Problem('INVALID_REQUEST', { text: 'body.tooLarge', status: 413 }),
  415: new Problem('INVALID_REQUEST', { text: 'body.type', status: 415 }),
  429: new Problem('RATE_LIMITED'),
  503: new Problem('SERVER_ERROR', { text: 'BUSY', status: 503 }),
};

/** Retryable: connections come back by themselves. */
const DATABASE_AWAY = new Problem('SERVER_ERROR', {
  text: 'DATABASE_AWAY',
  status: 503,
  facts: { retryAfter: 2 },
});
/** Permanent for the caller; operators must repair the record. */
const UNREADABLE = new Problem('SERVER_ERROR', { text: 'record.unreadable' });
const UNEXPECTED = new Problem('SERVER_ERROR');

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return DATABASE_AWAY;
  if (error instanceof StoredRecordError) return UNREADABLE;
  if (error instanceof PaymentError) return paymentProblem(error);
  const status =
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  const refused = REFUSED[status];
  if (refused !== undefined) return refused;
  return status >= 400 && status < 500 ? new Problem('INVALID_REQUEST', { status }) : UNEXPECTED;
}

type ErrorEntry = { code: ErrorCode; message: string; field?: string };

function entryOf(problem: Problem, request: FastifyRequest): ErrorEntry {
  const message = text(problem.text, requestLanguage(request), problem.values);
  return {
    ...problem.facts,
    code: problem.problemCode,
    message,
    ...(problem.field === undefined ? {} : { field: problem.field }),
  };
}

function send(reply: FastifyReply, status: number, errors: WireError[]): FastifyReply {
  const body: Envelope<never> = { result: null, errors, requestId: reply.request.id };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TokenError) return send(reply, error.statusCode, [TOKEN_ERROR]);
  const problem = toProblem(error);
  if (problem.facts['retryAfter'] !== undefined)
    void reply.header('retry-after', problem.facts['retryAfter']);
  if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  return send(reply, problem.statusCode, [entryOf(problem, request)]);
}

export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new Problem('NOT_FOUND', { text: 'call.unknown' }), request, reply);
}

/** Every failure has the specification's envelope (OQ-01). */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler(answerUnknownCall);
}
