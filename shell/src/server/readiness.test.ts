import { ASKING, standInApi } from './api.fixture';
import { buildServer } from './build-server';
import { testShelf } from './site.fixture';

const RELEASES = 'releases: nothing is published in DATA_DIR';
const API = 'api: API_URL does not answer that it is ready';

it.each([
  ['with releases and an API', true, true, 200, []],
  ['with nothing published', false, true, 503, [RELEASES]],
  ['without an API', true, false, 503, [API]],
  ['with neither', false, false, 503, [RELEASES, API]],
])(
  '%s (%s, %s) /ready answers %i, and the process is up all the same',
  async (_what, isPublished, hasApi, status, missing) => {
    const api = await standInApi();
    const shelf = await testShelf(hasApi ? { API_URL: api.url } : {});
    if (isPublished) await shelf.publish(ASKING);
    const app = await buildServer(shelf.config);
    const answer = await app.inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { ready: status === 200, missing },
    ]);
    expect((await app.inject('/health')).statusCode).toBe(200);
    await app.close();
    await api.close();
    await shelf.remove();
  },
);
