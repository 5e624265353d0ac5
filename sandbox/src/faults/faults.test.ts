import { Duffel, DuffelError } from '@duffel/api';
import { buildApp } from '../app';

const app = buildApp({ faultsEnabled: true });
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
afterEach(() => fetch(`${origin}/__faults`, { method: 'DELETE' }));

function inject(fault: object): Promise<Response> {
  return fetch(`${origin}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

test('a fault hits its paths as often as asked for, then the supplier is well again', async () => {
  await inject({ match: '/health', mode: 'status-500', times: 2 });
  const statuses = [];
  for (let index = 0; index < 3; index += 1)
    statuses.push((await fetch(`${origin}/health`)).status);
  expect(statuses).toEqual([500, 500, 200]);
});

test('a fault for one search leaves the others alone', async () => {
  await inject({
    match: '/stays/search',
    containing: '"check_in_date":"2031-01-01"',
    mode: 'garbage',
  });
  const search = (date: string) =>
    fetch(`${origin}/stays/search`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer duffel_test_any',
        'duffel-version': 'v2',
      },
      body: JSON.stringify({ data: { check_in_date: date } }),
    });
  expect((await search('2031-01-01')).status).toBe(200);
  expect((await search('2031-01-02')).status).toBe(422);
});

test('the supplier’s client sees a 500 as its own kind of error', async () => {
  await inject({ match: '/stays', mode: 'status-500' });
  const duffel = new Duffel({ token: 'duffel_test_any', basePath: origin });
  await expect(duffel.stays.accommodation.get('H-RQ')).rejects.toBeInstanceOf(DuffelError);
});

test('rubbish is no JSON although it says so', async () => {
  await inject({ match: '/stays', mode: 'garbage', times: 1 });
  const answer = await fetch(`${origin}/stays/accommodation/H-RQ`);
  expect(answer.headers.get('content-type')).toContain('json');
  await expect(answer.json()).rejects.toMatchObject({ name: 'SyntaxError' });
});

test('a hanging supplier answers nothing until the caller gives up', async () => {
  await inject({ match: '/stays', mode: 'hang', times: 1 });
  await expect(
    fetch(`${origin}/stays/accommodation/H-RQ`, { signal: AbortSignal.timeout(200) }),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a slow supplier answers all the same', async () => {
  await inject({ match: '/health', mode: 'slow', ms: 20, times: 1 });
  expect((await fetch(`${origin}/health`)).status).toBe(200);
});

test.each([
  { match: 'stays', mode: 'hang' },
  { match: '/stays', mode: 'explode' },
  { match: '/stays', mode: 'hang', times: 0 },
])('%j is no fault', async (fault) => {
  expect((await inject(fault)).status).toBe(422);
});

test('without being asked for, faults cannot be injected', async () => {
  const plain = buildApp();
  const address = await plain.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${address}/__faults`, { method: 'POST' })).status).toBe(404);
  await plain.close();
});
