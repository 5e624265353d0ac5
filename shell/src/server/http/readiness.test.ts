import fastify from 'fastify';
import { ASKING, standInApi } from '../testing/api.fixture';
import { buildServer } from '../build-server';
import { testShelf } from '../testing/site.fixture';
import { apiAddresses } from '../platform/api-addresses';
import { registerReadiness } from './readiness';

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

it('/health names the releases that pages are made with; one that was refused is not among them', async () => {
  const shelf = await testShelf();
  await shelf.publish({ name: 'alpha' });
  await shelf.publish({ name: 'alpha', version: '2.0.0', code: 'routes: {}, slots: {}' });
  await shelf.publish({ name: 'beta', version: '3.0.0' });
  await shelf.publish({ name: 'beta', version: '4.0.0' }, 5000);
  const app = await buildServer(shelf.config);
  expect((await app.inject('/health')).json()).toMatchObject({
    revision: 4,
    verticals: { alpha: ['1.0.0'], beta: ['3.0.0', '4.0.0'] },
  });
  await app.close();
  await shelf.remove();
});

it('/ready names the storages that the site goes on without', async () => {
  const api = await standInApi();
  const app = fastify();
  const live = { revision: () => 7, versions: () => ({}) };
  registerReadiness(app, {
    live,
    apis: apiAddresses([api.url]),
    away: () => ['registry: no answer'],
  });
  const answer = await app.inject('/ready');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ready: true, missing: [], away: ['registry: no answer'] },
  ]);
  await app.close();
  await api.close();
});
