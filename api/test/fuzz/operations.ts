import * as v from 'valibot';
import { resolvedDocument } from '../clients/document';
import type { JsonSchema } from './json-values';

/* For the fuzz test: everything that can be asked of the API, as its own OpenAPI document tells it. */

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** with its parameters as `{name}` */
  readonly path: string;
  readonly params: readonly string[];
  readonly query: JsonSchema;
  readonly body: JsonSchema | null;
}

const SchemaSchema = v.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const OperationSchema = v.object({
  parameters: v.optional(
    v.array(
      v.object({
        in: v.string(),
        name: v.string(),
        required: v.optional(v.boolean(), false),
        schema: SchemaSchema,
      }),
    ),
    [],
  ),
  requestBody: v.optional(
    v.object({ content: v.record(v.string(), v.object({ schema: SchemaSchema })) }),
  ),
});
const DocumentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), OperationSchema)),
});

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE', patch: 'PATCH' } as const;
const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name);

const NOTHING: JsonSchema = { type: 'object', properties: {} };

function hidden(
  path: string,
  method: Operation['method'] = 'GET',
  properties: Record<string, JsonSchema> = {},
): Operation {
  const query = method === 'GET' ? { type: 'object', properties } : NOTHING;
  return {
    method,
    path,
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query,
    body: method === 'GET' ? null : { type: 'object', properties },
  };
}

/** Routes that the document leaves out, or says less of than somebody may send. */
const HIDDEN: readonly Operation[] = [
  hidden('/media/{photo}/{file}'),
  hidden('/media/content/{photo}/{file}'),
  hidden('/media/cards/{kind}/{file}'),
  hidden('/api/identity/callback', 'GET', { state: { type: 'string' }, code: { type: 'string' } }),
  hidden('/api/webhooks/stripe', 'POST', {
    id: { type: 'string' },
    type: { type: 'string' },
    data: { type: 'object', properties: {} },
  }),
  hidden('/api/webhooks/duffel', 'POST', {
    id: { type: 'string' },
    type: { type: 'string' },
    data: { type: 'object', properties: {} },
  }),
  hidden('/api/webhooks/era', 'POST', {
    id: { type: 'string' },
    type: { type: 'string' },
    booking: { type: 'object', properties: {} },
  }),
  hidden('/api/openapi.json'),
  hidden('/api/{nothing}', 'POST', { any: { type: 'string' } }),
];

/** Of the document of `app.swagger()`, and those that it leaves out. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = v.parse(DocumentSchema, resolvedDocument(document));
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => {
      if (!isMethod(method)) return [];
      const queried = parameters.filter((each) => each.in === 'query');
      const query = {
        type: 'object',
        properties: Object.fromEntries(queried.map(({ name, schema }) => [name, schema])),
        required: queried.filter(({ required }) => required).map(({ name }) => name),
      };
      const params = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      return [
        {
          method: METHODS[method],
          path,
          params,
          query,
          body:
            requestBody?.content['application/json']?.schema ?? (method === 'get' ? null : NOTHING),
        },
      ];
    }),
  );
  return [...told, ...HIDDEN];
}
