import { servedPages } from '../metrics/page-log';
import { standInApi, type StandInApi } from '../testing/api.fixture';
import { CONTROL, FRESH, rolloutSite, type RolloutSite } from '../testing/rollout.fixture';

let api: StandInApi;
let site: RolloutSite;
let visitors = 0;

beforeAll(async () => {
  api = await standInApi();
  site = await rolloutSite({ API_URL: api.url });
  await site.rollOut();
});
afterAll(async () => {
  await site.close();
  await api.close();
});
beforeEach(() => void site.counted());

const event = (counted: string, change: object = {}) => ({
  vertical: 'beta',
  version: FRESH,
  counted,
  ...change,
});
const someone = () => `203.0.113.${(visitors += 1)}`;

const post = (payload: string, address: string = someone(), type = 'text/plain;charset=UTF-8') =>
  site.app.inject({
    method: 'POST',
    url: '/arms',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    payload,
  });
const tell = (events: unknown, address?: string) => post(JSON.stringify({ arms: events }), address);

it('counts what pages tell of both releases, and says no more than that it heard it', async () => {
  const answer = await tell([
    event('views'),
    event('views'),
    event('views', { version: CONTROL }),
    event('finished'),
    event('lcp', { bucket: 250 }),
  ]);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    204,
    '',
    'no-store',
  ]);
  expect(site.counted()).toEqual([
    'beta 1.0.0 views',
    'beta 2.0.0 finished',
    'beta 2.0.0 lcp 250',
    'beta 2.0.0 views',
    'beta 2.0.0 views',
  ]);
});

it.each([
  ['a vertical that there is not', event('views', { vertical: 'gamma' })],
  ['a vertical that is in no rollout', event('views', { vertical: 'alpha', version: CONTROL })],
  ['a release that is in no rollout', event('views', { version: '3.0.0' })],
])('leaves %s uncounted, as of a page from before', async (_what, other) => {
  expect((await tell([other, event('views')])).statusCode).toBe(204);
  expect(site.counted()).toEqual(['beta 2.0.0 views']);
});

it.each([
  ['no JSON', '{', 'must be JSON'],
  ['nothing', '', 'must be JSON'],
  ['JSON of another form', '[]', 'Invalid'],
  ['no events', '{"arms":[]}', 'must have something'],
  ['more beside them', '{"arms":[],"set":"1"}', ''],
  ['a name of no vertical', [event('views', { vertical: '../x' })], 'must name a vertical'],
  ['no version', [event('views', { version: '' })], 'must be a version'],
  ['what only servers count', [event('renders')], 'arms.0.counted: must be one of views'],
  ['what nobody counts', [event('clicks')], 'must be one of views'],
  ['a sum', [event('views', { count: 1_000 })], 'arms.0'],
  ['a time out of range', [event('lcp', { bucket: 450 })], 'arms.0.bucket'],
  ['a time of no time', [event('views', { bucket: 3 })], 'has a bucket and is no time'],
  ['an error twice', [event('errors'), event('errors')], 'must have at most 10 views, 1 errors'],
  [
    'too many views',
    Array.from({ length: 11 }, () => event('views')),
    'must have at most 10 views',
  ],
  ['too many events', Array.from({ length: 21 }, () => event('lcp')), 'must have at most 20'],
])('refuses %s, in words', async (_what, told, words) => {
  const answer = await (typeof told === 'string' ? post(told) : tell(told));
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    400,
    expect.stringContaining('text/plain'),
    expect.stringContaining(words),
  ]);
  expect(site.counted()).toEqual([]);
});

const WHOLE = JSON.stringify({ arms: [event('views')] });

it.each([
  ['as JSON', WHOLE, 'application/json', 400],
  ['as a form', WHOLE, 'application/x-www-form-urlencoded', 415],
  ['longer than 4 kB', WHOLE.padEnd(4_097), 'text/plain', 413],
])('refuses a beacon %s', async (_what, payload, type, status) => {
  expect((await post(payload, someone(), type)).statusCode).toBe(status);
  expect(site.counted()).toEqual([]);
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)(
  'answers %s that only POST is taken',
  async (method) => {
    const { statusCode, headers } = await site.app.inject({ method, url: '/arms' });
    expect([statusCode, headers['allow']]).toEqual([405, 'POST']);
  },
);

it('hears one address so often a minute, and leaves others alone', async () => {
  const loud = someone();
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await tell([event('views')], loud)).statusCode);
  expect([statuses.indexOf(429), site.counted().length]).toEqual([60, 60]);
  const refused = await tell([event('views')], loud);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await tell([event('views')])).statusCode).toBe(204);
});

it('lets one address speak of five failures of a kind, whichever release they are of', async () => {
  const loud = someone();
  for (let at = 0; at < 4; at += 1) {
    await tell([event('errors'), event('errors', { version: CONTROL }), event('fallbacks')], loud);
    await tell([event('errors')]);
  }
  const counted = site.counted();
  const times = (words: string) => counted.filter((line) => line === words).length;
  expect(times('beta 2.0.0 errors') + times('beta 1.0.0 errors')).toBe(5 + 4);
  expect(times('beta 2.0.0 fallbacks')).toBe(4);
});

it('is no page, and no call of the API', async () => {
  const pages: unknown[] = [];
  const end = servedPages.hear((line) => void pages.push(line));
  api.heard.length = 0;
  await tell([event('views')]);
  await post('{');
  end();
  expect([pages, api.heard]).toEqual([[], []]);
});
