import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { pageAt } from './testing/shelf-worker.fixture';
import { testShelf, type TestShelf } from './testing/site.fixture';
import type { SiteEvent } from './platform/site-events';
import { siteOfRegistry } from './site-of-registry';

/* What a page may cost a server, by `budgets` of its vertical: told of while it is live. */

let shelf: TestShelf;
let app: FastifyInstance;
let told: SiteEvent[] = [];

const calling = (times: number) =>
  `loader: async ({ api }) => { for (let n = 0; n < ${times}; n += 1) await api.call({ method: 'GET', path: '/any' }, {}).catch(() => null); return null; }`;
const page = (loader: string) =>
  `routes: { index: () => Promise.resolve({ ${loader}, Component: text('shown') }) }, slots: {}`;
const budget = (more: object) => ({
  manifest: { budgets: { page: { script: 1000, style: 1000, ...more } } },
});

beforeAll(async () => {
  shelf = await testShelf();
  await shelf.publish({ name: 'alpha', code: page(calling(3)), ...budget({ calls: 3 }) });
  await shelf.publish({ name: 'beta', code: page(calling(4)), ...budget({ calls: 3 }) });
  await shelf.publish({ name: 'gamma', code: page(calling(4)), ...budget({}) });
  await shelf.publish({
    name: 'delta',
    code: page(
      'loader: () => { const used = () => { const { user, system } = process.cpuUsage(); return user + system; }; const begun = used(); while (used() - begun < 60_000); return null; }',
    ),
    ...budget({ serverMs: 20 }),
  });
  app = await buildServer(shelf.config, (config, _log, stores) =>
    siteOfRegistry(
      config,
      {
        error: (event: SiteEvent) => void told.push(event),
        warn: () => undefined,
      },
      stores,
    ),
  );
});
beforeEach(() => (told = []));
afterAll(async () => {
  await app.close();
  await shelf.remove();
});

const over = (vertical: string, cause: unknown): SiteEvent => ({
  event: 'over-budget',
  vertical,
  version: '1.0.0',
  part: `${vertical}.index`,
  cause: expect.stringMatching(cause as RegExp) as string,
});

it.each([
  ['alpha', []],
  ['beta', [over('beta', /^it makes 4 calls, its budget is 3$/)]],
  ['gamma', []],
  ['delta', [over('delta', /^it takes \d+ ms of the server, its budget is 20$/)]],
])('tells of a page of %s no more than that it is over its budget', async (name, events) => {
  expect(await pageAt(app, `/${name}`)).toMatchObject({
    status: 200,
    html: expect.stringContaining('shown'),
  });
  expect(told).toEqual(events);
});

it('does not tell again at the next visitor', async () => {
  await pageAt(app, '/beta');
  expect(told).toEqual([]);
});
