import type { Access, RegistryCall } from '@wayfare/releases/service/calls';
import { FailureSchema } from '@wayfare/releases/service/calls';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type AnyCall = Omit<RegistryCall<unknown, unknown>, 'request' | 'result'> & {
  readonly request: v.GenericSchema<unknown, unknown>;
  readonly result: v.GenericSchema<unknown, unknown>;
};

function describe(schema: v.GenericSchema, typeMode: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
  });
  return described;
}

const json = (schema: unknown) => ({ 'application/json': { schema } });
const failure = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Failure' }),
});

const REFUSALS: Readonly<Record<string, string>> = {
  400: 'What was sent can not be used',
  401: 'The token is missing, unknown, revoked or over',
  403: 'The token is another team’s, or of another kind',
  404: 'There is no such vertical or release',
  409: 'A release of that version has other content or is revoked, its vertical is paused, or a rollout stands against it',
  412: 'What is live changed meanwhile; look again',
  413: 'The release is too large',
  422: 'The release is refused; `code` says by which check',
  503: 'Registry or storage can not be reached',
};

const WORDS: Record<Access, string> = {
  public: 'Needs no token.',
  any: 'Any good token.',
  own: 'A token of a team that has the vertical.',
  shell: 'A token that follows.',
};

const KIND = { string: 'string' } as const;

const parametersIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: KIND.string },
  }));

function inQuery(request: v.GenericSchema) {
  const { properties = {}, required = [] } = describe(request, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const TAR = {
  parameters: [
    {
      name: 'Content-Digest',
      in: 'header',
      required: true,
      description: 'SHA-256 of the body (RFC 9530), such as `sha-256=:…:`',
      schema: { type: KIND.string },
    },
  ],
  requestBody: {
    required: true,
    description:
      'release.json, client/…, server/… and, of a signed release, signatures/…; no compression.',
    content: { 'application/x-tar': { schema: { type: KIND.string, format: 'binary' } } },
  },
};

function sentWith({ method, request }: AnyCall) {
  if (method === 'PUT') return TAR;
  if (method === 'GET') return { parameters: inQuery(request), requestBody: undefined };
  const requestBody = { required: true, content: json(describe(request, 'input')) };
  return { parameters: [], requestBody };
}

const FILE = {
  'application/octet-stream': { schema: { type: KIND.string, format: 'binary' } },
};

function operationOf(call: AnyCall) {
  const { parameters, requestBody } = sentWith(call);
  return {
    operationId: call.name,
    summary: call.summary,
    description: WORDS[call.access],
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: [...parametersIn(call.path), ...parameters],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: {
      200: {
        description: 'The answer',
        content: call.result.type === 'instance' ? FILE : json(describe(call.result, 'output')),
      },
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([status, words]) => [status, failure(words)]),
      ),
    },
  };
}

/** OpenAPI 3.1, made of what the routes parse by. */
export function openApiOf(calls: readonly AnyCall[]) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wayfare registry',
      version: '1',
      description: 'Releases of verticals: stored, published, taken back and compared.',
    },
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: describe(FailureSchema, 'output') },
    },
    paths,
  };
}
