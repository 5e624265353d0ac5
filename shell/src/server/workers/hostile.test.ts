import type { FastifyInstance } from 'fastify';
import { rollback } from '@wayfare/releases';
import { buildServer } from '../build-server';
import { besides, testShelf, type TestShelf } from '../testing/site.fixture';
import type { SiteEvent } from '../platform/site-events';
import { siteOfRegistry } from '../site-of-registry';
import { addWorker, pageAt, takenUp } from '../testing/shelf-worker.fixture';

/* A release of beta that does harm, beside alpha: what travellers see, with the code of releases in workers. */

let shelf: TestShelf;
let app: FastifyInstance;

beforeAll(async () => {
  shelf = await testShelf({
    RENDER_WORKERS: '2',
    RENDER_BLOCKED_MS: '200',
    RENDER_LOADER_MS: '200',
    RENDER_WORKER_HEAP_MB: '64',
    REGISTRY_POLL_MS: '50',
  });
  await addWorker(shelf);
  for (const name of ['alpha', 'beta']) await shelf.publish({ name });
  app = await buildServer(shelf.config);
});

/** Another shell of the same data, and what it tells. */
async function testSite(change: Partial<TestShelf['config']> = {}) {
  const events: Omit<SiteEvent, 'error'>[] = [];
  const note = ({ err: _err, ...event }: SiteEvent & { err: unknown }) => void events.push(event);
  const log = { error: note, warn: () => undefined };
  const own = { ...shelf.config, ...change };
  return {
    events,
    app: await buildServer(own, (config, _log, stores) => siteOfRegistry(config, log, stores)),
  };
}

const get = (url: string) => pageAt(app, url);
const taken = () => takenUp(shelf, app);

afterAll(async () => {
  await app.close();
  await shelf.remove();
});

const page = (loader: string, component = "text('it was rendered')") =>
  `routes: { index: () => Promise.resolve({ loader: async () => { ${loader} }, Component: ${component} }) }, slots: {}`;
const LATER = 'await new Promise((resolve) => setTimeout(resolve, 100)); return null;';

const HOG = 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));';

const HARM = [
  ['runs for ever in a loader', page('for (;;) {}')],
  ['never ends in a loader', page('await new Promise(() => undefined);')],
  ['runs for ever after a wait', page('await null; for (;;) {}')],
  ['runs for ever while it renders', page('return null;', '() => { for (;;) {} }')],
  ['ends its process in a loader', page('process.exit(0);')],
  ['ends its process while it renders', page('return null;', '() => process.exit(3)')],
  ['leaves a promise that is rejected', page(`Promise.reject(new Error('unseen')); ${LATER}`)],
  [
    'throws when nobody waits any more',
    page(`setTimeout(() => { throw new Error('late'); }, 0); ${LATER}`),
  ],
  ['leaves a promise that is rejected with nothing', page(`Promise.reject(); ${LATER}`)],
  ['throws nothing late', page(`setTimeout(() => { throw null; }, 0); ${LATER}`)],
  [
    'throws an error late whose message is no text',
    page(
      `setTimeout(() => { throw Object.assign(new Error(), { message: { toString: 1 } }); }, 0); ${LATER}`,
    ),
  ],
  [
    'throws an error whose message is no text',
    page('throw Object.assign(new Error(), { message: { toString: 1 }, stack: () => 1 });'),
  ],
  ['fills the memory', page(HOG)],
] as const;

const BAD_AT_LOAD = [
  ['changes what all others use', besides('Array.prototype.flatMap = () => [];')],
  ['runs for ever as it is loaded', besides('for (;;) {}')],
  ['ends its process as it is loaded', besides('process.exit(0);')],
  ['leaves a rejected promise as it is loaded', besides("Promise.reject(new Error('unseen'));")],
] as const;

describe('a release that', () => {
  let number = 1;
  const publishBeta = async (code = '') => {
    number += 1;
    await shelf.publish({ name: 'beta', version: `${number}.0.0`, code });
    await taken();
  };
  /** Waits until the registry tells of a quarantine as the newest that happened. */
  async function quarantined(): Promise<void> {
    const isTold = async () => (await shelf.registry.head())?.action === 'quarantine';
    for (let look = 0; look < 20_000 && !(await isTold()); look += 1);
  }
  // or it would be the last good one of the next
  afterEach(() => rollback(shelf, 'beta'));

  it.each([...HARM, ...BAD_AT_LOAD])(
    '%s is replaced by the last good one, and hurts nobody else',
    async (_what, code) => {
      await publishBeta(code);
      const [beta, ...others] = await Promise.all([
        get('/beta'),
        ...Array.from({ length: 8 }, () => get('/alpha')),
      ]);
      expect(beta).toEqual({ status: 200, html: expect.stringContaining('beta 1.0.0') });
      for (const other of others)
        expect(other).toEqual({ status: 200, html: expect.stringContaining('alpha 1.0.0') });
      expect((await get('/beta')).html).toContain('beta 1.0.0');
    },
  );

  it.each([
    "require('react').createElement = () => null;",
    "require('@wayfare/ui').Button = null;",
  ])('can change no shared module for others: %s', async (code) => {
    await publishBeta(page(`try { ${code} } catch {} return null;`));
    expect((await get('/beta')).html).toContain('it was rendered');
    expect((await get('/alpha')).html).toContain('alpha 1.0.0');
  });

  it('throws what can not be sent to the front is replaced by the last good one too', async () => {
    const thrown = "throw Object.assign(new Error('odd'), { cause: { of: () => 1 } });";
    await publishBeta(page('return null;', `() => { ${thrown} }`));
    expect(await get('/beta')).toEqual({
      status: 200,
      html: expect.stringContaining('beta 1.0.0'),
    });
    expect((await get('/alpha')).status).toBe(200);
  });

  it('did no harm for a page is the one that is shown', async () => {
    await publishBeta(page('return null;'));
    expect((await get('/beta')).html).toContain('it was rendered');
  });

  it('ended two workers is in quarantine by the registry, for a shell that starts later too', async () => {
    await publishBeta(page('process.exit(0);'));
    for (const _worker of [1, 2]) await get('/beta');
    await quarantined();
    expect(await shelf.registry.head()).toMatchObject({
      action: 'quarantine',
      vertical: 'beta',
      version: `${number}.0.0`,
      note: 'it ended two workers within a minute',
    });
    await shelf.publish({ name: 'alpha', version: '1.1.0' });
    const later = await testSite();
    try {
      expect((await pageAt(later.app, '/beta')).html).toContain('beta 1.0.0');
      expect(later.events).toEqual([
        expect.objectContaining({ event: 'release-refused', version: `${number}.0.0` }),
      ]);
    } finally {
      await later.app.close();
    }
  });

  it('is left out by a worker that stood before it ended two', async () => {
    const id = "process.getBuiltinModule('node:worker_threads').threadId";
    await publishBeta(page('return null;', `text('thread ' + ${id} + '.')`));
    const site = await testSite({ renderWorkers: 4 });
    const threads = () =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          const { html } = await pageAt(site.app, '/beta');
          return /thread \d+\./.exec(html)?.[0];
        }),
      );
    try {
      const standing = new Set<string | undefined>();
      // one of four may be the spare, and two will end
      for (let look = 0; look < 500 && standing.size < 4; look += 1)
        for (const thread of await threads()) standing.add(thread);
      await publishBeta(page('process.exit(0);'));
      await takenUp(shelf, site.app);
      for (const _worker of [1, 2]) await pageAt(site.app, '/beta');
      // pages of before would end the others too
      await quarantined();
      await takenUp(shelf, site.app);
      expect((await threads()).some((thread) => standing.has(thread))).toBe(true);
    } finally {
      await site.app.close();
    }
    await rollback(shelf, 'beta');
  });

  it.each([
    ['runs for ever', 'for (;;) {}', 'blocked', {}],
    ['ends it', 'process.exit(0);', 'exit 0', {}],
    ['leaves a rejected promise', `Promise.reject(new Error('unseen')); ${LATER}`, 'unseen', {}],
    ['fills the memory in one turn', HOG, 'out of memory', { renderBlockedMs: 60_000 }],
  ])(
    '%s ends one worker until its page has the last good one',
    async (_what, loader, cause, change) => {
      await publishBeta(page(loader));
      const site = await testSite(change);
      try {
        expect((await pageAt(site.app, '/beta')).html).toContain('beta 1.0.0');
        // the page may come first, made while the worker stands
        for (let look = 0; look < 1_000 && site.events.length === 0; look += 1)
          await pageAt(site.app, '/alpha');
        expect(site.events).toEqual([
          expect.objectContaining({ event: 'worker-ended', cause, vertical: 'beta' }),
        ]);
      } finally {
        await site.app.close();
      }
    },
  );

  it('leaves a rejected promise is the one to blame, whoever runs before Node tells of it', async () => {
    const going = 'await new Promise((resolve) => { globalThis.goOn = resolve; }); return null;';
    await shelf.publish({ name: 'alpha', version: '2.0.0', code: page(going) });
    await publishBeta(page(`Promise.reject(new Error('unseen')); globalThis.goOn(); ${LATER}`));
    const site = await testSite({ renderWorkers: 1, renderLoaderMs: 2_000 });
    try {
      await Promise.all([pageAt(site.app, '/alpha'), pageAt(site.app, '/beta')]);
      expect(site.events.filter(({ event }) => event === 'worker-ended')).toContainEqual(
        expect.objectContaining({ cause: 'unseen', vertical: 'beta' }),
      );
      expect(site.events.filter(({ event }) => event === 'worker-ended')).not.toContainEqual(
        expect.objectContaining({ vertical: 'alpha' }),
      );
    } finally {
      await site.app.close();
      await rollback(shelf, 'alpha');
    }
  });

  it('renders many pages at once is not taken for one that stands', async () => {
    const at = "new (process.getBuiltinModule('node:worker_threads').BroadcastChannel)('pages')";
    // one message a thread: all of its pages render in the turn that it comes in
    const together = `globalThis.told ??= new Promise((go) => { const at = ${at}; at.onmessage = ({ data }) => { if (data === 'go') go(at.close()); }; }); const here = ${at}; here.postMessage('here'); here.close(); await globalThis.told; return null;`;
    const slow = "() => { const end = Date.now() + 60; while (Date.now() < end); return 'slow'; }";
    await publishBeta(page(together, slow));
    const site = await testSite({ renderWorkers: 1, renderLoaderMs: 30_000 });
    const channel = new BroadcastChannel('pages');
    let waiting = 0;
    channel.onmessage = () => {
      waiting += 1;
      if (waiting === 8) channel.postMessage('go');
    };
    try {
      // a worker's first page takes long enough for the spare to be asked for the next
      await pageAt(site.app, '/alpha');
      const pages = await Promise.all(
        Array.from({ length: 8 }, (_, number) => pageAt(site.app, `/beta?page=${number}`)),
      );
      expect(site.events).toEqual([]);
      for (const { html } of pages) expect(html).toContain('slow');
    } finally {
      channel.close();
      await site.app.close();
    }
  });

  it('has nothing to stand in for it leaves its page with a way to try again', async () => {
    await publishBeta();
    await shelf.publish({ name: 'gamma', code: page('for (;;) {}') });
    await taken();
    expect(await get('/gamma')).toEqual({ status: 503, html: expect.stringContaining('<header') });
    expect((await get('/beta')).status).toBe(200);
  });
});

it('starts beside a release that runs for ever as it is loaded, whose pages alone are away', async () => {
  await shelf.publish({ name: 'delta', code: BAD_AT_LOAD[0][1] });
  const second = await buildServer(shelf.config);
  const { statusCode, body } = await second.inject('/delta');
  expect([statusCode, body.includes('<header')]).toEqual([503, true]);
  expect((await second.inject('/alpha')).statusCode).toBe(200);
  await second.close();
});
