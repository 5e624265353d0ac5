import { addDays, siteDay } from '@wayfare/domain';
import { publish } from '@wayfare/releases';
import { standInApi, type StandInApi } from '../testing/api.fixture';
import { addWorker } from '../testing/shelf-worker.fixture';
import { testShelf, tinyRelease, type TestShelf } from '../testing/site.fixture';
import { proveRelease, recordAnswers } from './prove-release';

/* Releases of beta whose page shows what the API answers: each is tried out with the answers that travel with it. */

let shelf: TestShelf;
let api: StandInApi;
let number = 0;
let status = 200;

beforeAll(async () => {
  api = await standInApi((_request, response) => {
    response.statusCode = status;
    const cities = [{ name: 'Ghent', from: addDays(siteDay(), 30) }];
    response.end(JSON.stringify({ result: { cities }, errors: [] }));
  });
  shelf = await testShelf({ API_URL: api.url });
  await addWorker(shelf);
  shelf.prove = (release) => proveRelease(shelf.config, shelf.releases, release);
});
afterAll(async () => {
  await shelf.remove();
  await api.close();
});

const PAGE = { en: '/beta?day={day+30}', nl: '/nl/beta-nl?day={day+30}' };
const asking = (call: string, component: string) =>
  `routes: { index: () => Promise.resolve({ loader: async ({ api, url }) => { const day = url.searchParams.get('day'); try { return { ...(await api.call(${call}, { day })), day }; } catch (error) { return null; } }, Component: ${component} }) }, slots: {}`;
const GET = "{ method: 'GET', path: '/api/cities' }";
const CITIES = `() => { const data = kit.usePageData(); return h('h1', null, data === null ? 'no answer' : data.cities[0].name); }`;
const GHENT = { result: { cities: [{ name: 'Ghent', from: '{day+30}' }] }, errors: [] };
const answer = (change: object = {}) => ({
  call: 'GET /api/cities',
  request: { day: '{day}' },
  status: 200,
  body: GHENT,
  ...change,
});

function made(code: string, recording?: unknown) {
  number += 1;
  return tinyRelease({ name: 'beta', version: `${number}.0.0`, code, recording });
}
const recorded = (...answers: unknown[]) => ({ pages: { index: PAGE }, answers });

it.each([
  ['GET', GET, { day: '{day}' }],
  ['POST', "{ method: 'POST', path: '/api/cities' }", { day: '{day}' }],
])('a page gets what was recorded for its %s', async (method, call, request) => {
  const isOurs = `() => { const { cities: [{ name, from }], day } = kit.usePageData(); if (from !== day) throw new Error(from + ' is not ' + day); return h('h1', null, name); }`;
  const whole = recorded(answer({ call: `${method} /api/cities`, request }));
  const code = asking(call, `() => kit.usePageData() === null ? 'away' : h(${isOurs})`);
  const release = made(code, whole);
  expect(await publish(shelf, release)).toMatchObject({
    set: { beta: [{ version: release.release.version }] },
  });
});

it('a page that throws with an answer goes live without a recording, and not with one', async () => {
  const code = asking(GET, `() => h('h1', null, kit.usePageData()?.cities.first.name ?? 'away')`);
  await expect(publish(shelf, made(code, recorded(answer())))).rejects.toMatchObject({
    code: 'TRIAL',
    message: expect.stringContaining('index (/beta): TypeError'),
  });
  expect(await publish(shelf, made(code))).toMatchObject({ set: { beta: [expect.anything()] } });
});

it.each([
  [
    'a call that was not recorded',
    asking("{ method: 'GET', path: '/api/towns' }", CITIES),
    recorded(answer()),
    'index (/beta): no answer is recorded for GET /api/towns {"day":"{day}"}: npm run record -- beta',
  ],
  [
    'a request that was not recorded',
    asking(GET, CITIES),
    recorded(answer({ request: {} })),
    'no answer is recorded for GET /api/cities {"day":"{day}"}',
  ],
  [
    'an address that leads elsewhere',
    `routes: { index: () => Promise.resolve({ loader: () => redirect('/elsewhere'), Component: text('no') }) }, slots: {}`,
    recorded(),
    'index (/beta): it answers 302 to what was recorded for it',
  ],
  [
    'a recording of an unknown page',
    asking(GET, CITIES),
    { pages: { other: PAGE }, answers: [] },
    'its trial.json names other, which is no route of it',
  ],
  [
    'a recording of another shape',
    asking(GET, CITIES),
    recorded(answer({ status: 99 })),
    'its trial.json is wrong at answers.0.status',
  ],
])('%s is refused', async (_what, code, recording, message) => {
  const head = await shelf.registry.head();
  await expect(publish(shelf, made(code, recording))).rejects.toMatchObject({
    message: expect.stringContaining(message),
  });
  expect(await shelf.registry.head()).toEqual(head);
});

it('a recording that is not the one of its build is refused', async () => {
  const release = made(asking(GET, CITIES), recorded(answer()));
  release.files.set('server/trial.json', Buffer.from('{}'));
  await expect(publish(shelf, release)).rejects.toMatchObject({ code: 'INTEGRITY' });
});

it('what is recorded of an API is what a trial asks for, and its days stay ahead', async () => {
  const release = made(asking(GET, CITIES));
  await publish(shelf, release);
  const recording = await recordAnswers(shelf.config, shelf.releases, release.release, {
    index: PAGE,
  });
  expect(recording).toEqual(recorded(answer()));
  await publish(shelf, made(asking(GET, CITIES), recording));
});

it('nothing is recorded for a page without its address in each language', async () => {
  const release = made(asking(GET, CITIES));
  await publish(shelf, release);
  const { name, version } = release.release;
  const pages = { index: { en: PAGE.en } };
  await expect(
    recordAnswers(shelf.config, shelf.releases, { name, version }, pages),
  ).rejects.toMatchObject({
    code: 'MANIFEST',
    message: `${name} ${version}: its trial.json: pages.index.nl: is missing`,
  });
});

it.each([429, 500, 503])('an API that answers %d is not recorded', async (answered) => {
  const release = made(asking(GET, CITIES));
  await publish(shelf, release);
  status = answered;
  const recording = recordAnswers(shelf.config, shelf.releases, release.release, { index: PAGE });
  await expect(recording).rejects.toThrow(`answered ${answered} to GET /api/cities`);
  status = 200;
});
