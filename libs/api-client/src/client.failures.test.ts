import type { CallOptions } from './client';
import { type Answer, ok, search, setUp } from './testing/client.fixture';

const failed = (status: number, ...errors: unknown[]) =>
  Response.json({ result: null, errors, requestId: 'r-1' }, { status });
const badToken = () => failed(401, 'JsonWebTokenError');

describe('a failure', () => {
  it.each<[string, Answer, object]>([
    ['ERR-05 no connection', new TypeError('fetch failed'), { code: 'NETWORK', statusCode: 503 }],
    [
      'an error of the contract',
      failed(422, { code: 'INVALID_REQUEST', message: 'no' }),
      { code: 'INVALID_REQUEST', statusCode: 422, requestId: 'r-1' },
    ],
    [
      'ERR-09 several errors, joined by commas',
      failed(500, { code: 'A', message: 'a' }, { code: 'B', message: 'b' }),
      { code: 'A', message: 'a,b' },
    ],
    [
      'an error inside a 200',
      Response.json({ result: null, errors: [{ code: 'OFFER_EXPIRED', message: 'x' }] }),
      { code: 'OFFER_EXPIRED', statusCode: 500 },
    ],
    ['a bare string', failed(400, 'oops'), { code: 'oops', message: 'oops' }],
    ['an entry that is rubbish', failed(400, 7), { code: 'SERVER_ERROR', statusCode: 400 }],
    ['a status without errors', failed(500), { code: 'SERVER_ERROR', statusCode: 500 }],
    [
      'a page of HTML',
      new Response('<html>', { status: 200 }),
      { code: 'SERVER_ERROR', statusCode: 502 },
    ],
    [
      "a proxy's page",
      new Response('<html>', { status: 504 }),
      { code: 'SERVER_ERROR', statusCode: 504 },
    ],
    [
      'half an answer',
      new Response('{"result":', { status: 200 }),
      { code: 'SERVER_ERROR', statusCode: 502 },
    ],
    ['JSON that is no envelope', Response.json([1]), { code: 'SERVER_ERROR', statusCode: 502 }],
    [
      'an empty body',
      new Response(null, { status: 200 }),
      { code: 'SERVER_ERROR', statusCode: 502 },
    ],
  ])('of %s is an ApiError', async (_, answer, error) => {
    await expect(setUp([answer]).api.call(search, {})).rejects.toMatchObject({
      name: 'ApiError',
      ...error,
    });
  });

  it('is sent only once', async () => {
    const { api, sent } = setUp([new TypeError('fetch failed'), ok(1)]);
    await expect(api.call(search, {})).rejects.toMatchObject({ code: 'NETWORK' });
    expect(sent).toHaveLength(1);
  });
});

describe('a bad token', () => {
  it('SES-26 is renewed once and the call made again', async () => {
    const bad: string[] = [];
    const { api, tokens } = setUp(
      [badToken(), ok('done')],
      async (token) => (bad.push(token), 't2'),
    );
    expect(await api.call(search, {})).toBe('done');
    expect(bad).toEqual(['t1']);
    expect(tokens()).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it.each<[string, Answer[], string | null, CallOptions, number]>([
    ['the new one is bad too', [badToken(), badToken(), ok(1)], 't2', {}, 2],
    ['there is no new one', [badToken(), ok(1)], null, {}, 1],
    ['it carries a token of its own', [badToken(), ok(1)], 't2', { token: 't0' }, 1],
  ])('fails the call when %s', async (_, answers, renewed, options, times) => {
    const { api, sent } = setUp(answers, async () => renewed);
    await expect(api.call(search, {}, options)).rejects.toMatchObject({
      code: 'JsonWebTokenError',
      statusCode: 401,
    });
    expect(sent).toHaveLength(times);
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${options.token ?? 't1'}`);
  });

  it('is renewed for a call that moves money too, under the same key: it was refused before anything was done', async () => {
    const { api, sent } = setUp([badToken(), ok('booked')], async () => 't2');
    expect(await api.call(search, {}, { idempotencyKey: 'k-1' })).toBe('booked');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
  });

  it.each<[string, Answer]>([
    ['it is not the first error', failed(401, { code: 'X', message: 'x' }, 'JsonWebTokenError')],
    ['the error is an object', failed(401, { code: 'JsonWebTokenError', message: 'x' })],
  ])('SES-26 is none when %s', async (_, answer) => {
    const { api, sent } = setUp([answer, ok(1)], async () => 't2');
    await expect(api.call(search, {})).rejects.toMatchObject({ statusCode: 401 });
    expect(sent).toHaveLength(1);
  });

  it('gives the reason when renewing fails', async () => {
    const { api } = setUp([badToken()], () => Promise.reject(new Error('down')));
    await expect(api.call(search, {})).rejects.toMatchObject({ name: 'ApiError', message: 'down' });
  });
});
