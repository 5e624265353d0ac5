import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server';
import { testShelf, type TestShelf } from '../testing/site.fixture';

let builds: string;
let shelf: TestShelf;
let app: FastifyInstance;
beforeEach(async () => {
  builds = await mkdtemp(path.join(tmpdir(), 'builds-'));
  shelf = await testShelf({ SHELL_BUILDS: builds });
  app = await buildServer(shelf.config);
});
afterEach(async () => {
  await app.close();
  await shelf.remove();
  await rm(builds, { recursive: true });
});

async function keep(build: string, file: string): Promise<void> {
  await mkdir(path.join(builds, build, path.dirname(file)), { recursive: true });
  await writeFile(path.join(builds, build, file), build);
}

it('files of builds that came before or after this one are served too', async () => {
  await keep('0000000000000001', 'client/main.0.js');
  await keep('0000000000000002', 'client/main.2.js');
  for (const file of ['main.0.js', 'main.1.js', 'main.2.js']) {
    const answer = await app.inject(`/assets/${file}`);
    expect([file, answer.statusCode]).toEqual([file, 200]);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect((await app.inject('/assets/main.0.js')).body).toBe('0000000000000001');
});

it('the build that the process runs has its own say, whatever another has under the name', async () => {
  await keep('0000000000000001', 'client/main.1.js');
  expect((await app.inject('/assets/main.1.js')).body).toBe('');
});

it.each([
  '/assets/main.3.js',
  '/assets/server.cjs',
  '/assets/..%2fserver%2fserver.cjs',
  '/assets/.hidden.js',
  '/assets/',
])('%s is no file of a page', async (url) => {
  await keep('0000000000000001', 'server/server.cjs');
  await keep('0000000000000001', 'client/.hidden.js');
  expect((await app.inject(url)).statusCode).toBe(404);
});
