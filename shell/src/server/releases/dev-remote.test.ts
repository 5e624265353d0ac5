import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server';
import { testShelf, tinyRelease, type TestShelf } from '../testing/site.fixture';

/** What the development server has compiled; null while sources were never good. */
let compiled: { release: object; code: string } | null;
let answered: number[];
let server: Server;
let shelf: TestShelf;
let app: FastifyInstance;

/** Hotels as somebody's sources make them. */
function save(text: string, version: string, code?: string): void {
  const { release, files } = tinyRelease({
    name: 'hotels',
    version,
    code:
      code ??
      `routes: { index: () => Promise.resolve({ Component: text('${text}'), meta: () => ({ title: 'Hotels' }) }) }, slots: {}`,
  });
  const bundle = files.get('server/index.cjs')?.toString() ?? '';
  compiled = {
    code: bundle,
    release: {
      ...release,
      files: { 'server/index.cjs': release.files['server/index.cjs'] },
    },
  };
}

beforeEach(async () => {
  answered = [];
  server = createServer((request, response) => {
    const known = new URL(request.url ?? '/', 'http://x').searchParams.get('known');
    const version =
      compiled !== null && 'version' in compiled.release ? compiled.release.version : undefined;
    const status = compiled === null ? 503 : version === known ? 204 : 200;
    answered.push(status);
    response.writeHead(status).end(status === 200 ? JSON.stringify(compiled) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shelf = await testShelf({
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: 'http://localhost:4000',
    DEV_REMOTE: `hotels=http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  await shelf.publish({ name: 'hotels' });
  await shelf.publish({ name: 'trains' });
  save('As it is edited', '0.0.0-dev.1');
  app = await buildServer(shelf.config);
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => server.close(resolve));
  await shelf.remove();
});

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
const origin = () => shelf.config.devRemote?.origin ?? '';

it('renders the vertical as it is edited, and the others as released', async () => {
  expect((await get('/hotels')).body).toContain('As it is edited');
  expect((await get('/trains')).body).toContain('trains 1.0.0');
});

it("sends the browser to the development server's files, which have no hashes", async () => {
  const { body, headers } = await get('/hotels');
  const base = `${origin()}/r/hotels/dev/client`;
  expect(body).toContain(`"entry":"${base}/remoteEntry.js","integrity":{}`);
  expect(body).toContain('"container":"wayfare_hotels_dev"');
  expect(body).toContain(`<link rel="stylesheet" href="${base}/index.css" data-blocks>`);
  expect(body).toContain('"entry":"/r/trains/1.0.0/client/remoteEntry.js","integrity":null');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-`);
  expect(headers['content-security-policy']).toMatch(
    new RegExp(`connect-src 'self' ${origin()} ${origin().replace('http', 'ws')};`),
  );
});

it('renders the next document with what was saved before it was asked for', async () => {
  await get('/hotels');
  save('Edited again', '0.0.0-dev.2');
  expect((await get('/hotels')).body).toContain('Edited again');
});

it('fetches the code only when it has changed', async () => {
  await get('/hotels');
  await get('/hotels');
  expect(answered.filter((status) => status === 200)).toHaveLength(1);
});

it('shows a failure of edited sources, and no earlier release in their place', async () => {
  save(
    '',
    '0.0.0-dev.2',
    "routes: { index: (() => { throw new Error('a mistake'); })() }, slots: {}",
  );
  const failed = await get('/hotels');
  expect(failed.statusCode).toBe(503);
  expect(failed.body).not.toContain('hotels 1.0.0');
  expect((await get('/trains')).statusCode).toBe(200);
  save('Mended', '0.0.0-dev.3');
  expect((await get('/hotels')).body).toContain('Mended');
});

it('goes on with what it has while the development server has nothing', async () => {
  compiled = null;
  expect((await get('/hotels')).body).toContain('As it is edited');
});

it('follows releases of the other verticals meanwhile', async () => {
  await shelf.publish({ name: 'trains', version: '1.1.0' });
  expect((await get('/trains')).body).toContain('trains 1.1.0');
});
