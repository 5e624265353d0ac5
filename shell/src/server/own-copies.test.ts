import type { FastifyInstance } from 'fastify';
import type { Release } from '@wayfare/releases';
import { CONTRACT_VERSION } from '@wayfare/remote-kit/manifest';
import { buildServer } from './build-server';
import { releaseOf } from './releases/release-plan';
import { resolveVertical } from './releases/resolve-vertical';
import { pageAt, takenUp } from './testing/shelf-worker.fixture';
import { testShelf, tinyRelease, type TestShelf } from './testing/site.fixture';
import type { SiteEvent } from './platform/site-events';
import { siteOfRegistry } from './site-of-registry';

/* Releases that carry a copy of a shared module: the shell's is used where it is enough (decision 0077). */

const MODULE = '@wayfare/ui/booking';
/** A page that says whose copy its code was given, as a build of it would choose. */
const code = `routes: { index: () => Promise.resolve({ Component: text((() => { let shared; try { shared = require('${MODULE}'); } catch {} return shared?.StepNav === undefined ? 'its own copy' : 'the copy of the shell'; })()) }) }, slots: {}`;
const chunks = {
  index: { js: ['index.js'], css: [], shared: [MODULE, 'react'] },
  [MODULE]: { js: ['booking.js'], css: ['booking.css'], shared: ['react/jsx-runtime'] },
};

let shelf: TestShelf;
let app: FastifyInstance;
const told: SiteEvent[] = [];

beforeAll(async () => {
  shelf = await testShelf({ REGISTRY_POLL_MS: '50' });
  await shelf.publish({ name: 'alpha', code, chunks, ownCopies: { [MODULE]: '^2.0.0' } });
  await shelf.publish({ name: 'beta', code, chunks, ownCopies: { [MODULE]: '^2.99.0' } });
  app = await buildServer(shelf.config, (config, _log, stores) =>
    siteOfRegistry(
      config,
      {
        error: () => undefined,
        warn: (event: SiteEvent) => void told.push(event),
      },
      stores,
    ),
  );
});
afterAll(async () => {
  await app.close();
  await shelf.remove();
});

const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/client\/(booking\.\w+)/g)].map(([, file]) => file)),
];
const saidIn = (html: string) =>
  [...html.matchAll(/<meta name="own-copy" content="([^"]*)">/g)].map(([, copy]) => copy);

it('uses the copy of the shell that is enough, and fetches no other', async () => {
  const { html } = await pageAt(app, '/alpha');
  expect(html).toContain('the copy of the shell');
  expect(saidIn(html)).toEqual([]);
  expect(html).not.toMatch(/<link[^>]*booking|\["[^"]*\/booking\.js"/);
});

it('uses its own copy beside a shell that has not enough; the page and the log say so', async () => {
  const { html } = await pageAt(app, '/beta');
  expect(html).toContain('its own copy');
  expect(saidIn(html)).toEqual([`beta@1.0.0 ${MODULE}`]);
  expect(html).toMatch(/<link rel="stylesheet" href="\/r\/beta\/1\.0\.0\/client\/booking\.css"/);
  expect(filesIn(html)).toEqual(['booking.css', 'booking.js']);
  expect(told).toEqual([
    {
      event: 'own-copy-used',
      vertical: 'beta',
      version: '1.0.0',
      part: MODULE,
      cause: `this shell has ${CONTRACT_VERSION}, the release needs ^2.99.0`,
    },
  ]);
});

it('is told of in a stand-in too, and once however often the registry changes', async () => {
  const releases = new Map(
    [
      tinyRelease({ name: 'alpha', version: '1.0.0' }).release,
      tinyRelease({ name: 'alpha', version: '2.0.0' }).release,
    ].map((release) => [release.version, { ...release, ownCopies: { [MODULE]: '^2.99.0' } }]),
  );
  const events: SiteEvent[] = [];
  const vertical = await resolveVertical('alpha', '2.0.0', {
    check: (_name, version) =>
      version === '1.0.0'
        ? Promise.resolve(releases.get(version) as Release)
        : Promise.reject(new Error('odd')),
    store: shelf.releases,
    host: { [MODULE]: '2.9.0' },
    approved: ['1.0.0'],
    inUse: [],
    tell: (event) => void events.push(event),
  });
  expect(releaseOf(vertical)?.version).toBe('1.0.0');
  expect(events.map(({ event, version }) => [event, version])).toEqual([
    ['release-refused', '2.0.0'],
    ['own-copy-used', '1.0.0'],
  ]);

  await shelf.publish({ name: 'gamma' });
  await takenUp(shelf, app);
  expect(told).toHaveLength(1);
});
