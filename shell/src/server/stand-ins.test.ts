import type { FastifyInstance } from 'fastify';
import { rollback } from '@wayfare/releases';
import { buildServer } from './build-server';
import { testShelf, type TestShelf } from './testing/site.fixture';
import type { SiteEvent } from './platform/site-events';
import { siteOfRegistry } from './site-of-registry';
import { pageAt, takenUp } from './testing/shelf-worker.fixture';

/* A release of beta whose code throws while a page is made: the release that all had before makes the page. */

let shelf: TestShelf;
let app: FastifyInstance;
let told: Omit<SiteEvent, 'error'>[] = [];

const SLOT = {
  slots: [{ id: 'alpha.side/v1', order: 1, label: { en: 'Side', nl: 'Zij' } }],
};
const INDEX = "Component: text('beta 1.0.0')";
const SIDE = "'alpha.side/v1': () => Promise.resolve({ Component: text('side of beta 1.0.0') })";
/** `page` and `slot` are the insides of what beta exports. */
const beta = (page: string, slot = SIDE) =>
  `routes: { index: () => Promise.resolve({ ${page} }) }, slots: { ${slot} }`;
const ALPHA = `routes: { index: () => Promise.resolve({ Component: () => h('div', null, h('h1', null, 'alpha'), h(kit.Slot, { id: 'alpha.side/v1', vertical: 'beta' })) }) }, slots: {}`;

beforeAll(async () => {
  shelf = await testShelf({ REGISTRY_POLL_MS: '50', RENDER_LOADER_MS: '100' });
  await shelf.publish({ name: 'alpha', code: ALPHA });
  await shelf.publish({ name: 'beta', manifest: SLOT, code: beta(INDEX) });
  app = await buildServer(shelf.config, (config, _log, stores) =>
    siteOfRegistry(
      config,
      {
        error: ({ err: _err, ...event }: SiteEvent & { err: unknown }) => void told.push(event),
        warn: () => undefined,
      },
      stores,
    ),
  );
});
const get = (url: string) => pageAt(app, url);
const taken = () => takenUp(shelf, app);

afterAll(async () => {
  await app.close();
  await shelf.remove();
});

let number = 1;
async function publishBeta(code: string): Promise<string> {
  const version = `${(number += 1)}.0.0`;
  await shelf.publish({ name: 'beta', version, manifest: SLOT, code });
  await taken();
  told = [];
  return version;
}
// or it would be the one that stands in for the next
afterEach(() => rollback(shelf, 'beta'));

const OWN_PAGE = [
  ['in a loader', "loader: () => { throw new Error('odd'); }, Component: text('new')", 'odd'],
  ['as it renders', "Component: () => { throw new Error('odd'); }", 'odd'],
  ['far down as it renders', "Component: () => h('div', null, h(() => null.of))", 'null'],
  [
    'what it waits for',
    "Component: (() => { const late = Promise.reject(new Error('odd')); late.catch(() => null); return () => require('react').use(late); })()",
    'odd',
  ],
  [
    'as it renders before a part that follows',
    "loader: () => ({ part: kit.deferred(new Promise((resolve) => setTimeout(resolve, 200))) }), Component: () => { throw new Error('odd'); }",
    'odd',
  ],
  [
    'as it makes its head',
    "Component: text('new'), meta: () => { throw new Error('odd'); }",
    'odd',
  ],
] as const;

describe('a release that throws', () => {
  it.each(OWN_PAGE)('%s is replaced in its page, and told of', async (_where, page, cause) => {
    const version = await publishBeta(beta(page));
    expect(await get('/beta')).toEqual({
      status: 200,
      html: expect.stringContaining('beta 1.0.0'),
    });
    expect(told).toEqual(
      ['part-failed', 'stand-in-used'].map((event) => ({
        event,
        vertical: 'beta',
        version,
        part: 'beta.index.en',
        cause: expect.stringContaining(cause),
      })),
    );
  });

  it('in its part of another page is replaced there', async () => {
    const slot = SIDE.replace("text('side of beta 1.0.0')", "() => { throw new Error('odd'); }");
    await publishBeta(beta(INDEX, slot));
    const { status, html } = await get('/alpha');
    expect([status, html.includes('side of beta 1.0.0')]).toEqual([200, true]);
    expect(told.map(({ event, vertical, part }) => [event, vertical, part])).toEqual([
      ['part-failed', 'beta', 'alpha.side/v1'],
      ['stand-in-used', 'beta', 'alpha.side/v1'],
    ]);
  });

  it('nothing, but whose loader never ends, is replaced as well', async () => {
    await publishBeta(beta("loader: () => new Promise(() => undefined), Component: text('new')"));
    expect(await get('/beta')).toMatchObject({
      status: 200,
      html: expect.stringContaining('beta 1.0.0'),
    });
  });
});

describe('what is no fault of a release is left as it is', () => {
  it('an answer on purpose', async () => {
    const gone = "loader: () => { throw kit.pageError(404, 'This page could not be found'); }";
    await publishBeta(beta(`${gone}, Component: text('new')`));
    expect((await get('/beta')).status).toBe(404);
    expect(told).toEqual([]);
  });

  it('an API that can not be reached', async () => {
    const call = '{ method: "GET", path: () => "/api/x", request: {}, result: {} }';
    await publishBeta(beta(`loader: ({ api }) => api.call(${call}, {}), Component: text('new')`));
    const { status, html } = await get('/beta');
    expect([status >= 500, html.includes('beta 1.0.0')]).toEqual([true, false]);
  });

  it('a fault that the one before has too', async () => {
    const thrower = beta("loader: () => { throw new Error('odd'); }, Component: text('new')");
    await publishBeta(thrower);
    await publishBeta(thrower);
    expect(await get('/beta')).toEqual({ status: 500, html: expect.stringContaining('<header') });
    expect(told.map(({ event }) => event)).toEqual(['part-failed']);
    await rollback(shelf, 'beta');
  });
});
