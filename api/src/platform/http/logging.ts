import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { traceFields } from '@wayfare/server/telemetry/traces';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { DestinationStream, LogFn, Logger } from 'pino';
import type { Config } from '../config';
import { quotes, withoutValues } from './error-traces';

function pathOf(request: unknown): { method: unknown; path: unknown } | undefined {
  if (
    typeof request !== 'object' ||
    request === null ||
    !('url' in request) ||
    !('method' in request)
  )
    return undefined;
  return {
    method: request.method,
    path: typeof request.url === 'string' ? request.url.split('?', 1)[0] : undefined,
  };
}

function statusOf(reply: unknown): { statusCode: unknown } | undefined {
  return typeof reply === 'object' && reply !== null && 'statusCode' in reply
    ? { statusCode: reply.statusCode }
    : undefined;
}

function errorIn(first: unknown): unknown {
  if (typeof first !== 'object' || first === null || first instanceof Error) return first;
  return 'err' in first ? first.err : undefined;
}

const errorsOnly = (value: unknown) => (value instanceof Error ? withoutValues(value) : value);

/** Pino copies the error's message into a line without one, past the serializer. */
function withoutQuotes(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, words] = args;
  const error = errorIn(first);
  if (quotes(words, error))
    method.call(this, first instanceof Error ? { err: first } : first, 'failed');
  else method.apply(this, args);
}

/** No personal data or secrets: no address, query, token, cookie, body or SQL parameter. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    mixin: traceFields,
    redact: ['*.authorization', '*.cookie', '*.token', '*.headers'],
    serializers: {
      req: pathOf,
      res: statusOf,
      err: withoutValues,
      error: errorsOnly,
      cause: errorsOnly,
      reason: errorsOnly,
    },
    hooks: { logMethod: withoutQuotes },
  };
  return stream === undefined ? pino(options) : pino(options, stream);
}

const USABLE_ID = /^[\w-]{8,64}$/;

/** The caller's well-formed id, which follows a request through every process. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID();
}

export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
}
