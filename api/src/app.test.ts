import { predictive } from '@wayfare/api-contract';
import type { AppUnderTest } from '../test/clients/app';
import { startApp } from '../test/clients/app';
import { describeOnDatabase } from '../test/databases/on-databases';

describeOnDatabase('The API', (database) => {
  let api: AppUnderTest;

  beforeAll(async () => {
    api = await startApp(database());
  }, 30_000);
  afterAll(() => api.close());

  const post = async (payload: string, headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/api/search-around',
      headers: {
        authorization: await api.bearer(),
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });

  it.each<[string, string, Record<string, string>, number, string]>([
    ['malformed JSON', '{"user":', {}, 400, 'The request is not valid JSON.'],
    [
      'JSON that reaches for a prototype',
      '{"__proto__":{"a":1}}',
      {},
      400,
      'The request is not valid JSON.',
    ],
    ['a text', '"hello"', {}, 422, 'The request is not valid.'],
    ['nothing', '', {}, 422, '“user” is missing.'],
    ['a body of a megabyte', `"${'a'.repeat(1_000_000)}"`, {}, 413, 'The request is too large.'],
    [
      'a form',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'The request must be sent as JSON.',
    ],
    [
      'malformed JSON in Dutch',
      '{',
      { 'accept-language': 'nl' },
      400,
      'De aanvraag is geen geldige JSON.',
    ],
  ])('OQ-01 refuses %s in the envelope', async (_title, payload, headers, status, message) => {
    const response = await post(payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      result: null,
      errors: [{ code: 'INVALID_REQUEST', message }],
      requestId: response.headers['x-request-id'],
    });
  });

  it.each([
    '/api/nothing',
    '/api/%zz',
    `/api/flights/duffel/offers/${'a'.repeat(2_001)}`,
    '/api/search-around/more',
    '/nothing',
    '/api/../etc/passwd',
  ])('answers 404 for %s', async (url) => {
    const response = await api.app.inject(url);
    expect([response.statusCode, response.json()]).toMatchObject([
      404,
      { result: null, errors: [{ code: 'NOT_FOUND', message: 'This call does not exist.' }] },
    ]);
  });

  it('refuses a query of 5,000 characters', async () => {
    const answer = await api.ask(predictive, { place: 'a'.repeat(5_000) });
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        { code: 'INVALID_REQUEST', field: 'place', message: 'The value of “place” is too long.' },
      ],
    });
  });

  it.each([
    "'; DROP TABLE catalogue_places; --",
    '<script>alert(1)</script>',
    '%_\\',
    '🏨',
    '{{language}}',
  ])('takes %j for a name of a place like any other', async (place) => {
    expect(await api.ask(predictive, { place })).toMatchObject({ status: 200, errors: [] });
    expect(await api.ask(predictive, { place: 'barcelona' })).toMatchObject({
      result: expect.arrayContaining([expect.objectContaining({ type: 'city' })]),
    });
  });

  it('never says what went wrong inside, and logs it under the request id', async () => {
    await database().pool.query('ALTER TABLE sessions RENAME TO sessions_away');
    const response = await api.app.inject({
      url: '/api/anonymous/login',
      headers: { 'x-request-id': 'trace-me-12345' },
    });
    await database().pool.query('ALTER TABLE sessions_away RENAME TO sessions');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      result: null,
      errors: [
        { code: 'SERVER_ERROR', message: 'The server has an error, please, try it again later' },
      ],
      requestId: 'trace-me-12345',
    });
    expect(
      api.logged.filter((line) => line.includes('trace-me-12345') && line.includes('sessions'))
        .length,
    ).toBeGreaterThan(0);
  });

  it.each(['short', 'has spaces in it', '<script>alert(1)</script>', 'x'.repeat(65)])(
    'makes a request id of its own instead of %j',
    async (given) => {
      const { headers } = await api.app.inject({
        url: '/api/health',
        headers: { 'x-request-id': given },
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('tells browsers to guess, frame and run nothing, and nobody what it is made of', async () => {
    const { headers } = await api.app.inject('/api/health');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('says that it lives, whether it is ready and how the suppliers are', async () => {
    expect((await api.app.inject('/api/health')).json()).toEqual({
      result: { status: 'UP' },
      errors: [],
    });
    expect((await api.app.inject('/api/ready')).json()).toEqual({
      result: { ready: true, missing: [] },
      errors: [],
    });
    expect((await api.app.inject('/api/providers/health')).json()).toMatchObject({
      result: { stays: 'UP', flights: 'UP', rail: 'DOWN' },
      errors: [],
    });
  });

  it('limits each address and tells it when to come back', async () => {
    const strict = await startApp(database(), { env: { RATE_LIMIT: '3' } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await strict.app.inject('/api/most-popular-places')).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await strict.app.inject('/api/health')).statusCode).toBe(200);
    await strict.close();
  });
});
