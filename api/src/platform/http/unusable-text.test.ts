import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { startApp } from '../../../test/clients/app';
import type { AppUnderTest } from '../../../test/clients/app';
import { describeOnDatabases } from '../../../test/databases/on-databases';
import { resolvedDocument } from '../../../test/clients/document';
import { signedInMember } from '../../../test/clients/member-client';
import { unusableField } from './unusable-text';

const RecordSchema = v.record(v.string(), v.unknown());
const DocumentSchema = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        requestBody: v.optional(
          v.object({
            content: v.object({
              'application/json': v.object({
                schema: v.object({ properties: v.optional(RecordSchema, {}) }),
              }),
            }),
          }),
        ),
      }),
    ),
  ),
});

/** Every call that takes a body, and the fields that it has. */
function bodies(app: FastifyInstance): { method: 'POST' | 'PUT'; url: string; fields: string[] }[] {
  const { paths } = v.parse(DocumentSchema, resolvedDocument(app.swagger()));
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const fields = Object.keys(requestBody?.content['application/json'].schema.properties ?? {});
      return fields.length === 0
        ? []
        : [
            {
              method: method === 'put' ? ('PUT' as const) : ('POST' as const),
              url: url.replace('{provider}', 'duffel'),
              fields,
            },
          ];
    }),
  );
}

it.each([
  ['a NUL', { holder: { name: 'a\u0000b' } }, 'holder.name'],
  ['half of a surrogate pair', { rooms: [{}, { paxes: ['ok', '\ud800'] }] }, 'rooms.1.paxes.1'],
  ['the other half', { text: '\udc00' }, 'text'],
  ['what rings a bell', { text: '\u0007' }, 'text'],
  ['a name of a field', { holder: { 'a\u0000b': 1 } }, 'holder.a\ufffdb'],
  ['a text that is all there is', '\u0000', ''],
])('%s is found by its field', (_what, value, field) => {
  expect(unusableField(value, 'any')).toBe(field);
});

it('names the first of several, in the order of the request', () => {
  expect(unusableField({ a: ['x', { b: '\u0000' }], c: '\u0000' }, 'any')).toBe('a.1.b');
});

it('lines belong into texts of several lines, and nowhere else', () => {
  expect(
    unusableField(
      { specialRequest: 'A quiet room\r\n\tplease', question: 'How?\nWhen?' },
      'where they belong',
    ),
  ).toBeNull();
  expect(unusableField({ name: 'Anneke\nBcc: x@example.com' }, 'where they belong')).toBe('name');
  expect(unusableField({ name: ' Anneke\n' }, 'any')).toBeNull();
});

it('emoji, other scripts and texts that run the other way can be used', () => {
  expect(
    unusableField(
      { name: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} Ζωή \u202bשלום\u202c' },
      'where they belong',
    ),
  ).toBeNull();
});

it('depth costs no stack', () => {
  let value: unknown = '\u0000';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(unusableField(value, 'any')).toHaveLength(200);
});

describeOnDatabases('Text that cannot be stored', (database) => {
  let api: AppUnderTest;
  let headers: Record<string, string>;

  beforeAll(async () => {
    api = await startApp(database(), {
      env: { RATE_LIMIT: '0', RATE_LIMIT_LOGIN: '0', RATE_LIMIT_CONTACT: '0' },
    });
    headers = {
      ...(
        await signedInMember({
          database: database(),
          keys: api.keys,
          now: Date.parse('2026-11-20T09:00:00Z'),
        })
      ).headers,
      'idempotency-key': 'a-key-of-this-test',
    };
  });
  afterAll(() => api.close());

  it.each([
    ['a NUL', '\u0000'],
    ['half of a surrogate pair', '\ud800'],
  ])('%s is refused by every call, in every field', async (_what, text) => {
    const calls = bodies(api.app);
    expect(calls.length).toBeGreaterThan(50);
    const answers = await Promise.all(
      calls.flatMap(({ method, url, fields }) =>
        fields.map(async (field) => {
          const answer = await api.app.inject({
            method,
            url,
            headers: { ...headers, 'content-type': 'application/json' },
            payload: JSON.stringify({ [field]: text }),
          });
          const [error] = answer.json<{ errors: { field?: string }[] }>().errors;
          return answer.statusCode === 422 && error?.field === field
            ? []
            : [`${method} ${url} ${field}: ${answer.statusCode} ${answer.body}`];
        }),
      ),
    );
    expect(answers.flat()).toEqual([]);
  });

  it('is told by its field in the language of the caller', async () => {
    const ask = async (language: string) =>
      (
        await api.app.inject({
          method: 'POST',
          url: '/api/hotels/booking',
          headers: { ...headers, 'accept-language': language },
          payload: { booking_id: '\u0000' },
        })
      ).json<{ errors: object[] }>().errors;
    expect(await ask('en')).toEqual([
      {
        code: 'INVALID_REQUEST',
        field: 'booking_id',
        message: '“booking_id” contains characters that can’t be used here.',
      },
    ]);
    expect(await ask('nl')).toEqual([
      {
        code: 'INVALID_REQUEST',
        field: 'booking_id',
        message: '‘booking_id’ bevat tekens die je hier niet kunt gebruiken.',
      },
    ]);
  });

  it.each([
    ['a query string', '/api/search?q=a%00b', 'q'],
    ['a path', '/api/articles/a%00b', 'id'],
    ['the link of a paper', '/api/bookings/x/document.pdf?key=%00', 'key'],
    ['the way back from somebody else’s sign-in', '/api/identity/callback?state=%00', 'state'],
    ['the name of a picture', '/media/a%00/640.webp', 'photo'],
    ['the name of a card', '/media/cards/hotels/%00.en.png', 'file'],
    ['the secret of a draft', '/api/preview?slug=a&secret=%00', 'secret'],
  ])('is refused in %s', async (_where, url, field) => {
    const answer = await api.app.inject({ url, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { result: null, errors: [{ code: 'INVALID_REQUEST', field }] },
    ]);
  });

  it('a visit whose id cannot be kept goes on without one', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/trains/get-last-basket',
      headers: { ...headers, 'x-correlation-id': 'a\tb' },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ result: { basket: null, userCorrelationID: '' } });
  });
});
