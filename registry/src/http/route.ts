import { ReleaseError } from '@wayfare/releases';
import type { RegistryCall } from '@wayfare/releases/service/calls';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import { type Caller, callerOf, type KnownTokens } from '../access/known-tokens';
import { shownToken } from '../access/shown-token';
import type { RegistryConfig } from '../config';

export interface Asked<Request> {
  readonly request: Request;
  /** of the path; empty where it names none */
  readonly vertical: string;
  readonly version: string;
  readonly actor: string;
  readonly raw: FastifyRequest;
}

const ParametersSchema = v.object({
  vertical: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,62}$/))),
  version: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,199}$/))),
});

function parametersOf({ params }: FastifyRequest) {
  const parsed = v.safeParse(ParametersSchema, params);
  if (!parsed.success)
    throw new ReleaseError('NOT_FOUND', 'there is no vertical or release of that name');
  const { vertical = '', version = '' } = parsed.output;
  return { vertical, version };
}

interface Door {
  readonly tokens: KnownTokens;
  readonly config: Pick<RegistryConfig, 'origin'>;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Before a byte of the body is read. */
async function admit(
  request: FastifyRequest,
  { access }: Pick<RegistryCall<never, never>, 'access'>,
  { tokens, config }: Door,
): Promise<void> {
  if (access === 'public') return;
  const caller = await callerOf(shownToken(request, config.origin), tokens);
  const { vertical } = parametersOf(request);
  if (access === 'own' && !caller.mayChange(vertical))
    throw new ReleaseError('FORBIDDEN', `this token is not good for ${vertical}`);
  if (access === 'shell' && caller.kind !== 'follow')
    throw new ReleaseError('FORBIDDEN', 'this call is for tokens that follow');
  callers.set(request, caller);
}

function parsed<Request>(
  { method, request: schema }: Pick<RegistryCall<Request, never>, 'method' | 'request'>,
  request: FastifyRequest,
): Request {
  const given = v.safeParse(schema, (method === 'GET' ? request.query : request.body) ?? {});
  if (given.success) return given.output;
  const [issue] = given.issues;
  throw new ReleaseError('REQUEST', `${v.getDotPath(issue) ?? 'the body'} ${issue.message}`);
}

/** Binds a call to what answers it: who may, what was asked and what is answered are the call's own. */
export function route<Request, Result>(
  { app, ...door }: Door & { readonly app: FastifyInstance },
  call: RegistryCall<Request, Result>,
  answer: (asked: Asked<Request>) => Promise<Result>,
  options: Pick<RouteShorthandOptions, 'bodyLimit'> = {},
): void {
  app.route({
    ...options,
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    onRequest: (request) => admit(request, call, door),
    handler: async (request, reply) => {
      const asked = {
        request: parsed(call, request),
        ...parametersOf(request),
        actor: callers.get(request)?.actor ?? '',
        raw: request,
      };
      const result = await answer(asked);
      // an answer off the contract is a fault of ours
      return reply.header('cache-control', 'no-store').send(v.parse(call.result, result));
    },
  });
}
