import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server';
import { testShelf, type TestShelf } from './testing/site.fixture';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringContaining('max-age='),
};

const ALPHA = {
  name: 'alpha',
  manifest: {
    routes: [
      { name: 'index', path: { en: '/things', nl: '/nl/dingen' } },
      { name: 'moved', path: { en: '/moved', nl: '/nl/verhuisd' } },
      { name: 'thrower', path: { en: '/thrower', nl: '/nl/werper' } },
    ],
  },
  code: `
    routes: {
      index: () => Promise.resolve({ Component: text('Things') }),
      moved: () => Promise.resolve({ loader: () => redirect('/things', 301), Component: text('') }),
      thrower: () => Promise.resolve({ loader: () => { throw new Error('broken'); }, Component: text('') }),
    },
    slots: {}`,
};

describe('Every answer', () => {
  let shelf: TestShelf;
  let app: FastifyInstance;

  beforeAll(async () => {
    shelf = await testShelf();
    await shelf.publish(ALPHA);
    app = await buildServer(shelf.config);
  });
  afterAll(async () => {
    await app.close();
    await shelf.remove();
  });

  it.each<[string, string, number]>([
    ['a page', '/things', 200],
    ['a page that failed', '/thrower', 500],
    ['a redirect', '/moved', 301],
    ['a redirect to the one address of a page', '/things/', 301],
    ['an unknown page', '/no-such-page', 404],
    ['an address that cannot be decoded', '/things/%ff', 404],
    ['a call that cannot be decoded', '/api/%ff', 400],
    ['a file of the shell', '/assets/main.1.js', 200],
    ['a file of a vertical', '/r/alpha/1.0.0/client/index.js', 200],
    ['an unknown file', '/assets/none.js', 404],
    ['the icon', '/icon.svg', 200],
    ['the rules for robots', '/robots.txt', 200],
    ['the sitemap without an API', '/sitemap.xml', 503],
    ['liveness', '/health', 200],
    ['readiness without an API', '/ready', 503],
    ['what is only told', '/arms', 405],
    ['a call without an API', '/api/health', 503],
  ])(
    'says to browsers that %s is what its type says, and to come by https',
    async (_what, url, status) => {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([statusCode, headers]).toEqual([status, expect.objectContaining(ALWAYS)]);
    },
  );

  it('says so of bytes that are no request', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString()));
    socket.end('no request at all\r\n\r\n');
    await once(socket, 'close');
    expect(said).toMatch(
      /^HTTP\/1.1 400 [\s\S]*x-content-type-options: nosniff\r\nstrict-transport-security: max-age=/,
    );
  });

  it('does not ask for https where the site has none', async () => {
    const plain = await testShelf({ PUBLIC_ORIGIN: 'http://site.test' });
    const site = await buildServer(plain.config);
    const { headers } = await site.inject('/icon.svg');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('strict-transport-security');
    await site.close();
    await plain.remove();
  });
});
