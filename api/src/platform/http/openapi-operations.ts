import { ERROR_CODES } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';

const OperationsSchema = v.looseObject({
  components: v.optional(v.looseObject({ schemas: v.optional(v.looseObject({})) })),
  paths: v.optional(
    v.record(
      v.string(),
      v.record(
        v.string(),
        v.looseObject({
          responses: v.record(v.string(), v.unknown()),
          security: v.optional(v.array(v.unknown())),
          parameters: v.optional(v.array(v.unknown())),
          requestBody: v.optional(v.unknown()),
        }),
      ),
    ),
  ),
});
type Operation = NonNullable<v.InferOutput<typeof OperationsSchema>['paths']>[string][string];

const failure = (description: string, isTold: boolean) => ({
  description,
  ...(isTold
    ? { headers: { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } } }
    : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const REFUSALS = {
  401: ['Unauthorised', failure('The token is missing, over or not ours', false)],
  403: ['Forbidden', failure('The token is not a user’s, or not of whom this belongs to', false)],
  404: ['NotFound', failure('There is no such thing, or it is somebody else’s', false)],
  422: ['Unusable', failure('What was sent cannot be used; `field` says where', false)],
  429: ['TooMany', failure('More calls than one address may make', true)],
  503: ['Busy', failure('The database, a supplier or this process cannot answer now', true)],
  default: ['Failed', failure('Another failure; `code` says which', false)],
} as const;

const RESPONSES = Object.fromEntries(Object.values(REFUSALS));
const SCHEMAS = {
  Error: {
    anyOf: [
      { type: 'string', description: 'of a token: JsonWebTokenError' },
      {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', enum: [...ERROR_CODES] },
          message: { type: 'string', description: 'in the language of the call' },
          field: { type: 'string' },
          details: { type: 'string' },
        },
      },
    ],
  },
  Failure: {
    type: 'object',
    required: ['result', 'errors'],
    properties: {
      result: { type: 'null' },
      errors: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Error' } },
      requestId: { type: 'string', description: 'what the log knows the call by' },
    },
  },
};

const wordsOf = (url: string) =>
  url
    .split('/')
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .filter((word) => word !== '' && word !== 'api');
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `POST /api/hotels/booking-list` is `postHotelsBookingList` of `hotels`. */
export function nameOf(method: string, url: string): { operationId: string; tags: string[] } {
  // one call is served under two paths
  const words = [...(url.startsWith('/api/') ? [] : ['bare']), ...wordsOf(url)];
  const tag = wordsOf(url).find((word) => !/^v\d+$/.test(word)) ?? 'site';
  return { operationId: method.toLowerCase() + words.map(capitalised).join(''), tags: [tag] };
}

export const KEY_HEADER = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 8,
      maxLength: 255,
      description:
        'The same for each try of one call. Without it, the same path and body are one call for ten minutes.',
    },
  },
};

function refusalsOf({
  security,
  parameters = [],
  requestBody,
}: Operation): Record<string, unknown> {
  const isPublic = security?.length === 0;
  const takesSomething = parameters.length > 0 || requestBody !== undefined;
  const statuses = [
    '429',
    '503',
    'default',
    ...(isPublic ? [] : ['401', '403']),
    ...(takesSomething ? ['404', '422'] : []),
  ];
  return Object.fromEntries(
    Object.entries(REFUSALS).flatMap(([status, [name]]) =>
      statuses.includes(status) ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
    ),
  );
}

export function withRefusals<Document extends object>(document: Document): Document {
  const { paths = {}, components } = v.parse(OperationsSchema, document);
  const described = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        { ...operation, responses: { ...refusalsOf(operation), ...operation.responses } },
      ]),
    ),
  ]);
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...components?.schemas, ...SCHEMAS },
      responses: RESPONSES,
    },
    paths: Object.fromEntries(described),
  };
}
