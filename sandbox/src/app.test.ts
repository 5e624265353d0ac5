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
  expect(
    (
      await fetch(`${origin}/catalogue/accommodation.ndjson`, {
        headers: { 'if-none-match': etag },
      })
    ).status,
  ).toBe(304);
});

test.each([
  ['/', 200, 'text/html'],
  ['/health', 200, 'application/json'],
  ['/photos/beach-1.webp', 200, 'image/webp'],
  ['/photos/beach-99.webp', 404, 'application/json'],
  ['/photos/beach-1', 404, 'application/json'],
  ['/mail', 200, 'text/html'],
  ['/mail.json', 200, 'application/json'],
])('%s answers %d', async (path, status, type) => {
  const answer = await fetch(origin + path);
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
    status,
    type,
  ]);
});

test('the first page lists the trigger values', async () => {
  const page = await (await fetch(origin)).text();
  for (const id of [
    'H-NOROOM',
    'H-DELTA',
    'H-FAIL',
    'H-UNKNOWN',
    'H-RQ',
    'Emptyville',
    '4000 0025 0000 3155',
  ])
    expect(page).toContain(id);
});

test.each([
  [
    {},
    {
      host: '127.0.0.1',
      port: 4020,
      smtpPort: 4025,
      faultsEnabled: false,
      isWarm: true,
      webhook: undefined,
    },
  ],
  [
    { SANDBOX_PORT: '4131', SANDBOX_HOST: '0.0.0.0', SANDBOX_FAULTS: '1' },
    {
      host: '0.0.0.0',
      port: 4131,
      smtpPort: 4136,
      faultsEnabled: true,
      isWarm: true,
      webhook: undefined,
    },
  ],
  [
    { SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:4010/api/stripe', SANDBOX_WEBHOOK_SECRET: 'whsec_a' },
    {
      host: '127.0.0.1',
      port: 4020,
      smtpPort: 4025,
      faultsEnabled: false,
      isWarm: true,
      webhook: { url: 'http://127.0.0.1:4010/api/stripe', secret: 'whsec_a' },
    },
  ],
  [
    { SANDBOX_SMTP_PORT: '2525', SANDBOX_WARM: '0' },
    {
      host: '127.0.0.1',
      port: 4020,
      smtpPort: 2525,
      faultsEnabled: false,
      isWarm: false,
      webhook: undefined,
    },
  ],
])('%j configures the process', (env, config) => {
  expect(readConfig(env)).toEqual(config);
});

test.each(['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'])('a %s that is no port is named', (name) => {
  expect(() => readConfig({ [name]: '80x' })).toThrow(name);
});

test.each([
  [{ SANDBOX_WEBHOOK_URL: 'nowhere', SANDBOX_WEBHOOK_SECRET: 'whsec_a' }, 'SANDBOX_WEBHOOK_URL'],
  [{ SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:4010/' }, 'SANDBOX_WEBHOOK_SECRET'],
])('%j is refused by name', (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});
