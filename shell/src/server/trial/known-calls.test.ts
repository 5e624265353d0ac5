import { publish } from '@wayfare/releases';
import { standInApi, type StandInApi } from '../testing/api.fixture';
import { testShelf, tinyRelease, type TestShelf } from '../testing/site.fixture';
import { addWorker } from '../testing/shelf-worker.fixture';
import { proveRelease } from './prove-release';

/* Releases of beta whose page makes calls, beside an API that describes what it has: each is published, or refused by name. */

let shelf: TestShelf;
let api: StandInApi;
let described: unknown;
let remarks: string[];
let number = 0;

beforeAll(async () => {
  api = await standInApi((_request, response) => void response.end(JSON.stringify(described)));
  shelf = await testShelf({ API_URL: api.url });
  await addWorker(shelf);
});
beforeEach(() => {
  remarks = [];
  shelf.prove = (release) =>
    proveRelease(shelf.config, shelf.releases, release, (text) => void remarks.push(text));
});
afterAll(async () => {
  await shelf.remove();
  await api.close();
});

const paths = (...calls: (readonly [method: string, path: string])[]) => ({
  paths: Object.fromEntries(calls.map(([method, path]) => [path, { [method]: {} }])),
});

/** A release of a page that makes these calls. */
function calling(...calls: (readonly [method: string, path: string])[]) {
  number += 1;
  const made = calls.map(
    ([method, path]) =>
      `await api.call({ method: '${method}', path: '${path}' }, {}).catch(() => null);`,
  );
  return tinyRelease({
    name: 'beta',
    version: `${number}.0.0`,
    code: `routes: { index: () => Promise.resolve({ loader: async ({ api }) => { ${made.join(' ')} return null; }, Component: text('new') }) }, slots: {}`,
    recording: {
      pages: { index: { en: '/beta', nl: '/nl/beta-nl' } },
      answers: calls.map(([method, path]) => ({
        call: `${method} ${path}`,
        request: {},
        status: 200,
        body: { result: {}, errors: [] },
      })),
    },
  });
}

const STOPS = ['GET', '/api/map/stop'] as const;
const BOOKING = ['GET', '/api/bookings/b-1'] as const;

it.each([
  ['has them', paths(['get', '/api/map/stop'], ['get', '/api/bookings/{id}'])],
  [
    'has them and more',
    paths(['get', '/api/{a}/stop'], ['get', '/api/bookings/{b}'], ['post', '/api/cart']),
  ],
])('is published where the API %s', async (_what, document) => {
  described = document;
  const release = calling(STOPS, BOOKING);
  expect(await publish(shelf, release)).toMatchObject({
    set: { beta: [{ version: release.release.version }] },
  });
  expect(remarks).toEqual([]);
});

it.each([
  ['a path', paths(['get', '/api/bookings/{id}']), 'GET /api/map/stop'],
  [
    'a method',
    paths(['post', '/api/map/stop'], ['get', '/api/bookings/{id}']),
    'GET /api/map/stop',
  ],
  [
    'a path of as many parts',
    paths(['get', '/api/map/stop'], ['get', '/api/bookings/{id}/papers']),
    'GET /api/bookings/b-1',
  ],
  ['all', paths(), 'GET /api/map/stop, GET /api/bookings/b-1'],
])('is refused by name where the API lacks %s', async (_what, document, missing) => {
  described = document;
  const head = await shelf.registry.head();
  const release = calling(STOPS, BOOKING);
  await expect(publish(shelf, release)).rejects.toMatchObject({
    code: 'CALLS',
    message: `beta ${release.release.version} makes calls which the API at ${api.url} does not have: ${missing}. Release the API first.`,
  });
  expect(await shelf.registry.head()).toEqual(head);
});

it.each([
  ['describes nothing', { result: 'data', errors: [] }, () => shelf.config],
  ['is away', paths(), () => ({ ...shelf.config, apiUrls: ['http://127.0.0.1:9'] })],
])('is published with a remark where the API %s', async (_what, document, config) => {
  described = document;
  shelf.prove = (release) =>
    proveRelease(config(), shelf.releases, release, (text) => void remarks.push(text));
  const release = calling(STOPS);
  await publish(shelf, release);
  expect(remarks).toEqual([
    `Whether ${config().apiUrls.join()} has the calls of beta ${release.release.version} is not known: it does not say.`,
  ]);
});
