import { publish, type MadeRelease } from '@wayfare/releases';
import { besides, testShelf, tinyRelease, type TestShelf } from '../testing/site.fixture';
import { addWorker } from '../testing/shelf-worker.fixture';
import { proveRelease } from './prove-release';

/* Bad releases of beta, each wrong in one way: publish refuses each of them, says why, and changes nothing for anybody. */

let shelf: TestShelf;

beforeAll(async () => {
  shelf = await testShelf({
    RENDER_BLOCKED_MS: '200',
    RENDER_LOADER_MS: '200',
    RENDER_WORKER_HEAP_MB: '64',
  });
  await addWorker(shelf);
  shelf.prove = (release) => proveRelease(shelf.config, shelf.releases, release);
  await shelf.publish({ name: 'alpha' });
  await shelf.publish({ name: 'beta' });
});
afterAll(() => shelf.remove());

const page = (loader: string, component = "text('new')") => ({
  code: `routes: { index: () => Promise.resolve({ loader: async ({ api }) => { ${loader} }, Component: ${component} }) }, slots: {}`,
});
const loading = (code: string) => ({ code: besides(code) });
const routes = (...paths: string[]) => ({
  manifest: {
    routes: paths.map((en, index) => ({
      name: index === 0 ? 'index' : `more${index}`,
      path: { en, nl: index === 0 ? '/nl/beta-nl' : `/nl${en}` },
    })),
  },
});
const slot = (component: string) => ({
  manifest: { slots: [{ id: 'home.side/v1', order: 1, label: { en: 'Side', nl: 'Zij' } }] },
  code: `routes: { index: () => Promise.resolve({ Component: text('new') }) }, slots: { 'home.side/v1': () => Promise.resolve({ Component: ${component} }) }`,
});
const LATER = 'await new Promise((resolve) => setTimeout(resolve, 50)); return null;';

type Change = Partial<Parameters<typeof tinyRelease>[0]>;
const BAD: readonly (readonly [string, Change, string, string | RegExp])[] = [
  ['throws as it is loaded', loading("throw new Error('odd');"), 'TRIAL', 'odd'],
  ['ends its process as it is loaded', loading('process.exit(0);'), 'TRIAL', 'exit 0'],
  ['runs for ever as it is loaded', loading('for (;;) {}'), 'TRIAL', 'blocked'],
  [
    'leaves a rejected promise as it is loaded',
    loading("Promise.reject(new Error('unseen'));"),
    'TRIAL',
    'unseen',
  ],
  [
    'changes what all others use',
    loading('Array.prototype.flatMap = () => [];'),
    'TRIAL',
    'Array.prototype.flatMap',
  ],
  ['brings no page for a route', { code: 'routes: {}, slots: {}' }, 'TRIAL', 'route index'],
  [
    'has a page without a component',
    { code: 'routes: { index: () => Promise.resolve({}) }, slots: {}' },
    'TRIAL',
    'without a component',
  ],
  [
    'imports what this shell does not have',
    { imports: { '@wayfare/ui': ['Hologram'] } },
    'TRIAL',
    'imports Hologram of @wayfare/ui, which this shell does not have; release a shell with it first',
  ],
  [
    'was built for another contract',
    { manifest: { contract: '^9.0.0' } },
    'CONTRACT',
    'needs contract ^9.0.0',
  ],
  ['claims a path of the shell', routes('/beta', '/health'), 'PATH', "the shell's own"],
  ['claims every path', routes('/beta', '/:any'), 'PATH', 'takes every path'],
  ['claims a path of another', routes('/beta', '/alpha'), 'OVERLAP', 'alpha and beta both claim'],
  [
    'drops a page that is live',
    { manifest: { routes: [{ name: 'other', path: { en: '/beta', nl: '/nl/beta-nl' } }] } },
    'DROPPED',
    '--drop beta.index',
  ],
  ['drops a path that is live', routes('/elsewhere'), 'DROPPED', 'no /beta any more'],
  [
    'makes more calls than its budget',
    {
      ...page(
        "for (const path of ['/a', '/b', '/c']) await api.call({ method: 'GET', path }, {}).catch(() => null);",
      ),
      manifest: { budgets: { page: { script: 99, style: 99, calls: 2 } } },
    },
    'TRIAL',
    'index (/beta): it makes 3 calls, its budget is 2',
  ],
  [
    'takes longer than its budget',
    {
      ...page(
        'const used = () => { const { user, system } = process.cpuUsage(); return user + system; }; const begun = used(); while (used() - begun < 60_000); return null;',
      ),
      manifest: { budgets: { page: { script: 99, style: 99, serverMs: 20 } } },
    },
    'TRIAL',
    /index \(\/beta\): it takes \d+ ms of the server, its budget is 20/,
  ],
  ['throws in a loader', page("throw new Error('odd');"), 'TRIAL', 'index (/beta): Error: odd'],
  [
    'throws as it renders',
    page('return null;', '() => null.of'),
    'TRIAL',
    /index \(\/beta\): TypeError/,
  ],
  [
    'has a slot that throws as it renders',
    slot('() => null.of'),
    'TRIAL',
    /slot home\.side\/v1 \(en\): TypeError/,
  ],
  [
    'has a slot that throws in one language',
    slot(`({ language }) => { if (language === 'nl') throw new Error('niet'); return null; }`),
    'TRIAL',
    'slot home.side/v1 (nl): Error: niet',
  ],
  ['has a slot that runs for ever', slot('() => { for (;;) {} }'), 'TRIAL', 'blocked'],
  ['runs for ever in a loader', page('for (;;) {}'), 'TRIAL', 'blocked'],
  ['ends its process in a loader', page('process.exit(3);'), 'TRIAL', 'exit 3'],
  [
    'throws when nobody waits any more',
    page(`setTimeout(() => { throw new Error('late'); }, 20); return null;`),
    'TRIAL',
    'late',
  ],
  [
    'leaves a rejected promise in a loader',
    page(`Promise.reject(new Error('unseen')); ${LATER}`),
    'TRIAL',
    'unseen',
  ],
  [
    'never ends in a loader',
    page('await new Promise(() => undefined);'),
    'TRIAL',
    'did nothing for 200 milliseconds',
  ],
  [
    'never ends in a loader with a budget of its own',
    {
      ...page('await new Promise(() => undefined);'),
      manifest: {
        budgets: { page: { script: 99, style: 99 }, routes: { index: { loaderMs: 50 } } },
      },
    },
    'TRIAL',
    'did nothing for 50 milliseconds',
  ],
  [
    'never ends in a loader with a budget above that of the shell',
    {
      ...page('await new Promise(() => undefined);'),
      manifest: { budgets: { page: { script: 99, style: 99, loaderMs: 60_000 } } },
    },
    'TRIAL',
    'did nothing for 200 milliseconds',
  ],
];

async function refused(made: MadeRelease, on = shelf) {
  const head = await shelf.registry.head();
  const error = await publish(on, made).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(await shelf.registry.head()).toEqual(head);
  return error;
}

it.each(BAD)('a release that %s is refused', async (what, change, code, message) => {
  const version = `${BAD.findIndex(([name]) => name === what) + 2}.0.0`;
  expect(await refused(tinyRelease({ name: 'beta', version, ...change }))).toMatchObject({
    code,
    message: expect.stringMatching(
      typeof message === 'string' ? message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : message,
    ),
  });
});

it('a release that fills the memory is refused', async () => {
  // however long that takes: on a busy machine its time would be over before
  const patient = { ...shelf.config, renderBlockedMs: 600_000, renderLoaderMs: 600_000 };
  const hog = page('const all = []; for (;;) all.push(new Array(100_000).fill(all.length));');
  const made = tinyRelease({ name: 'beta', version: '49.0.0', ...hog });
  const prove: TestShelf['prove'] = (release) => proveRelease(patient, shelf.releases, release);
  expect(await refused(made, { ...shelf, prove })).toMatchObject({
    code: 'TRIAL',
    message: expect.stringMatching('out of memory'),
  });
});

it.each([
  ['shared modules that the shell has otherwise', { shared: { react: '20.0.0' } }, 'react 20.0.0'],
  ['a server file that is not the recorded one', {}, 'not what was published'],
])('a release with %s is refused', async (what, change, message) => {
  const made = tinyRelease({ name: 'beta', version: `1.0.1-${what.length}` });
  const release = { ...made.release, ...change };
  made.files.set('release.json', Buffer.from(JSON.stringify(release)));
  if (message.startsWith('not')) made.files.set('server/index.cjs', Buffer.from('evil();'));
  expect(await refused({ ...made, release })).toMatchObject({
    code: 'TRIAL',
    message: expect.stringContaining(message),
  });
});

it('a good one is live, and one that may drop a page as well', async () => {
  const good = await shelf.publish({
    name: 'beta',
    version: '50.0.0',
    ...slot(`({ language }) => h('p', null, language)`),
  });
  expect(good).toMatchObject({ set: { beta: [{ version: '50.0.0', weight: 10_000 }] } });
  const less = tinyRelease({
    name: 'beta',
    version: '51.0.0',
    manifest: { routes: [{ name: 'index', path: { en: '/beta-two', nl: '/nl/beta-nl' } }] },
  });
  const drop = ['/beta', 'home.side/v1'];
  expect(await publish(shelf, less, undefined, { drop })).toMatchObject({
    set: { beta: [{ version: '51.0.0' }] },
  });
});
