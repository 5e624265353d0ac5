import type { Call } from '@wayfare/api-contract';
import * as contract from '@wayfare/api-contract';
import type { AppUnderTest } from '../test/clients/app';
import { startApp } from '../test/clients/app';
import { describeOnDatabase } from '../test/databases/on-databases';

type AnyCall = Pick<Call<never, unknown>, 'method' | 'path'>;

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every call of the contract, with the parameters of its path as OpenAPI writes them. */
function callsOfContract(): AnyCall[] {
  const { articleById, flightOffer, ...others } = contract;
  const made = Object.values(others).map((value) =>
    typeof value === 'function' ? value('{provider}') : value,
  );
  const offer = flightOffer(':id', '{provider}');
  return [
    { ...offer, path: offer.path.replace(':id', '{id}') },
    articleById('{id}'),
    ...made.filter(isCall),
  ];
}

describeOnDatabase('The document of the API', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  afterAll(() => api.close());

  it('describes every call of the contract in an OpenAPI 3.1 document', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json<{
      openapi: string;
      components: { schemas: object };
      paths: Record<
        string,
        Record<string, { responses: object; requestBody?: object; security?: object[] }>
      >;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const undescribed = callsOfContract().filter(
      ({ method, path }) => document.paths[path]?.[method.toLowerCase()]?.responses === undefined,
    );
    expect(callsOfContract().length).toBeGreaterThan(60);
    expect(undescribed).toEqual([]);
    expect(document.paths['/api/search-around']?.['post']?.requestBody).toMatchObject({
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/SearchAroundRequest' } },
      },
    });
    expect(document.components.schemas).toMatchObject({
      SearchAroundRequest: {
        required: ['user'],
        properties: { size: { minimum: 1, maximum: 100 } },
      },
    });
    expect(document.paths['/api/anonymous/login']?.['get']?.security).toEqual([]);
  });
});
