import { REGISTRY_CALLS } from '@wayfare/releases/service/calls';
import { startService, type RunningService } from '../testing/service.fixture';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { schema: object }> };
  readonly responses: Record<string, unknown>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: { readonly Failure: object } };
}

let service: RunningService;
let document: Document;
beforeAll(async () => {
  service = await startService();
  document = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document;
});
afterAll(() => service.close());

it('describes each call of the service with what it takes and answers', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path]),
  );
  expect(described.sort()).toEqual(
    REGISTRY_CALLS.map(({ name, method, path }) => [name, method.toLowerCase(), path]).sort(),
  );
  expect(described.length).toBeGreaterThan(10);
  expect(document.paths['/v1/verticals/{vertical}/promote']?.['post']).toMatchObject({
    parameters: [{ name: 'vertical', in: 'path', required: true }],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: ['version', 'reason'],
            properties: { weight: { minimum: 0, maximum: 10_000 } },
          },
        },
      },
    },
    responses: { 200: {}, 401: {}, 403: {} },
  });
  expect(document.paths['/v1/verticals/{vertical}/diff']?.['get']?.parameters).toMatchObject([
    { name: 'vertical', in: 'path' },
    { name: 'from', in: 'query', required: true },
    { name: 'to', in: 'query', required: true },
  ]);
});

it.each(REGISTRY_CALLS.map(({ name, method, path }) => [name, method, path]))(
  'the service has %s, and no other under its path',
  async (_name, method, path) => {
    const url = service.url + path.replace(/\{\w+\}/g, 'x');
    const status = async (given: string) => (await fetch(url, { method: given })).status;
    expect(await status(method)).toBe(401);
    expect(await status('DELETE')).toBe(404);
  },
);

it('answers a probe without a token, and is not ready without its registry', async () => {
  expect((await fetch(`${service.url}/health`)).status).toBe(200);
  expect(await (await fetch(`${service.url}/ready`)).json()).toEqual({
    status: 'ready',
    revision: 0,
  });
  const away = await startService({
    REGISTRY_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  try {
    const response = await fetch(`${away.url}/ready`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(((await response.json()) as { code: string }).code).toBe('UNREACHABLE');
  } finally {
    await away.close();
  }
});
