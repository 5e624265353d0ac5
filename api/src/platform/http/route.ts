import type { Call } from '@wayfare/api-contract';
import { WireErrorSchema } from '@wayfare/api-contract/schemas';
import type { Language } from '@wayfare/domain';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Principal } from './authenticate';
import { invalidRequest } from './invalid-request';
import { requestLanguage } from './request-language';
import { refuseUnusableText } from './unusable-text';

export interface RequestContext {
  readonly language: Language;
  /** milliseconds since the epoch; a test may shift it */
  readonly now: number;
  readonly principal: Principal | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface CallSchemas<Request, Input, Result> {
  readonly request: v.GenericSchema<Request, Input>;
  readonly result: v.GenericSchema<unknown, Result>;
}

interface RouteOptions {
  readonly access?: 'public' | 'token';
  readonly rateLimit?: FastifyContextConfig['rateLimit'];
  readonly isIdempotent?: boolean;
  readonly summary: string;
}

function parseRequest<Request, Input>(
  schema: v.GenericSchema<Request, Input>,
  value: unknown,
): Input {
  refuseUnusableText(value, 'any');
  const parsed = v.safeParse(schema, value ?? {}, { abortPipeEarly: true });
  if (!parsed.success) throw invalidRequest(parsed.issues);
  refuseUnusableText(parsed.output, 'where they belong');
  return parsed.output;
}

/** The request of a call that takes nothing: what is sent is not looked at. */
export const NothingSchema = v.custom<Record<string, never>>((value) => typeof value === 'object');

const RequestIdEntry = { requestId: v.optional(v.string()) };

export const envelopeOf = <Result>(result: v.GenericSchema<unknown, Result>) =>
  v.object({ result: v.nullable(result), errors: v.array(WireErrorSchema), ...RequestIdEntry });

interface Answering<Request, Input, Result> {
  readonly request: v.GenericSchema<Request, Input>;
  readonly answer: v.GenericSchema<unknown, unknown>;
  readonly written: (result: Result) => unknown;
}

function register<Request, Input, Result>(
  app: FastifyInstance,
  call: Call<Request, Result>,
  { request: asked, answer, written }: Answering<Request, Input, Result>,
  { access = 'token', rateLimit, isIdempotent = false, summary }: RouteOptions,
  handler: (input: Input, context: RequestContext) => Promise<Result> | Result,
): void {
  const part = call.method === 'GET' ? 'querystring' : 'body';
  app.route({
    method: call.method,
    url: call.path,
    schema: { summary, [part]: asked, response: { 200: answer } },
    config: { access, isIdempotent, ...(rateLimit === undefined ? {} : { rateLimit }) },
    handler: async (request, reply) => {
      const input = parseRequest(asked, request[part === 'body' ? 'body' : 'query']);
      const context: RequestContext = {
        language: requestLanguage(request),
        now: request.now,
        principal: request.principal,
        request,
        reply,
      };
      return written(await handler(input, context));
    },
  });
}

/** Binds schemas and handler; the handler returns the envelope's `result`, or the whole of a custom shape. */
export function route<Request, Input, Result>(
  app: FastifyInstance,
  call: Call<Request, Result>,
  { request, result }: CallSchemas<Request, Input, Result>,
  options: RouteOptions,
  handler: (input: Input, context: RequestContext) => Promise<Result> | Result,
): void {
  const isBare = call.shape === 'content';
  register(
    app,
    call,
    {
      request,
      answer: isBare ? result : envelopeOf(result),
      written: (given) => (isBare ? given : { result: given, errors: [] }),
    },
    options,
    handler,
  );
}

interface Listed<Item, Failure> {
  bookings: Item[];
  failed: Failure[];
}

interface ListSchemas<Request, Input, Item, Failure> {
  readonly request: v.GenericSchema<Request, Input>;
  readonly item: v.GenericSchema<unknown, Item>;
  readonly failure: v.GenericSchema<unknown, Failure>;
}

/** Partial success: what loaded is `result`, the rest is named in `errors` (API-19). */
export function listRoute<Request, Input, Item, Failure>(
  app: FastifyInstance,
  call: Call<Request, Listed<Item, Failure>>,
  { request, item, failure }: ListSchemas<Request, Input, Item, Failure>,
  options: RouteOptions,
  handler: (input: Input, context: RequestContext) => Promise<Listed<Item, Failure>>,
): void {
  const answer = v.object({ result: v.array(item), errors: v.array(failure), ...RequestIdEntry });
  register(
    app,
    call,
    { request, answer, written: ({ bookings, failed }) => ({ result: bookings, errors: failed }) },
    options,
    handler,
  );
}
