import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { describe, withComponents } from './openapi-components';
import { KEY_HEADER, nameOf, withRefusals } from './openapi-operations';

/** CSP: all from here, and nothing sent elsewhere. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'frame-ancestors': "'none'",
};

const NO_CONTENT = { 204: { description: 'Taken', type: 'null' } };

function describeRoute(schema: FastifySchema): FastifySchema {
  const { body, querystring, params, response = NO_CONTENT, ...rest } = schema;
  const answers = typeof response === 'object' && response !== null ? Object.entries(response) : [];
  return {
    ...rest,
    ...(body === undefined ? {} : { body: describe(body, 'input') }),
    ...(querystring === undefined ? {} : { querystring: describe(querystring, 'input') }),
    ...(params === undefined ? {} : { params: describe(params, 'input') }),
    response: Object.fromEntries(
      answers.map(([status, answer]) => [
        status,
        { description: 'The answer', ...Object(describe(answer, 'output')) },
      ]),
    ),
  };
}

export const fileAnswer = (description: string, mediaType: string) => ({
  200: {
    description,
    content: { [mediaType]: { schema: { type: 'string', contentMediaType: mediaType } } },
  },
});

export const redirectAnswer = (description: string) => ({ 302: { description, type: 'null' } });

/** OpenAPI 3.1 at /api/openapi.json, browsable at /api/docs. */
export async function registerOpenApi(app: FastifyInstance, page: boolean): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wayfare API',
        version: '1.0.0',
        description:
          'Every answer is { result, errors }. Get a token from GET /api/anonymous/login.',
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{ token: [] }],
    },
    transform: ({ schema, url, route }) => {
      const { access, isIdempotent = false } = route.config ?? {};
      const described = {
        ...nameOf(String(route.method), url),
        ...describeRoute(schema ?? {}),
        ...(isIdempotent ? { headers: KEY_HEADER } : {}),
      };
      return { url, schema: access === 'public' ? { ...described, security: [] } : described };
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? withRefusals(withComponents(document.openapiObject))
        : document.swaggerObject,
  });
  if (page)
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: PAGE_POLICY,
      uiConfig: { validatorUrl: null },
    });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
