import { buildApp } from './app';
import { readConfig } from './config';

const app = buildApp();
let origin = '';

// The first reading of the feed makes 20,000 hotels.
jest.setTimeout(60_000);

beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('the feed has one hotel a line, and nothing for who has this version already', async () => {
  const answer = await fetch(`${origin}/catalogue/accommodation.ndjson`);
  const lines = (await answer.text()).trimEnd().split('\n');
  expect(lines).toHaveLength(20_000);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id: 'H-NOROOM', geoname_id: 2_759_879 });
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await fetch(`${origin}/catalogue/accommodation.ndjson`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each([
  ['/', 200, 'text/html'],
  ['/health', 200, 'application/json'],
  ['/photos', 200, 'text/html'],
  ['/photos/beach-1.svg', 200, 'image/svg+xml'],
  ['/photos/beach-99.svg', 404, 'application/json'],
  ['/photos/beach-1', 404, 'application/json'],
  ['/catalogue/room-names.json', 200, 'application/json'],
])('%s answers %d', async (path, status, type) => {
  const answer = await fetch(origin + path);
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
});

test('the first page lists the trigger values', async () => {
  const page = await (await fetch(origin)).text();
  for (const id of ['H-NOROOM', 'H-DELTA', 'H-FAIL', 'H-UNKNOWN', 'H-RQ', 'Emptyville']) expect(page).toContain(id);
});

test.each([
  [{}, { host: '127.0.0.1', port: 4020, faultsEnabled: false }],
  [{ SANDBOX_PORT: '4131', SANDBOX_HOST: '0.0.0.0', SANDBOX_FAULTS: '1' }, { host: '0.0.0.0', port: 4131, faultsEnabled: true }],
])('%j configures the process', (env, config) => {
  expect(readConfig(env)).toEqual(config);
});

test('a port that is none is named', () => {
  expect(() => readConfig({ SANDBOX_PORT: '80x' })).toThrow('SANDBOX_PORT');
});
