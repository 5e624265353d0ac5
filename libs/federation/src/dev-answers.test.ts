import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRelease, openPages } from './dev-answers';
import { devRelease, type DevRelease } from './dev-release';

const source = {
  manifest: {
    name: 'hotels',
    version: '1.0.0',
    contract: '^2.0.0',
    criticality: 'regular' as const,
    routes: [],
    redirects: [],
    slots: [],
    navigation: [],
    namespaces: [],
  },
  chunks: { index: { js: ['index.js'], css: [] } },
  code: 'module.exports = {};',
};

describe('The release of sources as they stand', () => {
  it('has a version of its own for every content, and the same for the same', () => {
    const { version } = devRelease(source).release;
    expect(devRelease({ ...source }).release.version).toBe(version);
    for (const change of [
      { code: '' },
      { chunks: {} },
      { manifest: { ...source.manifest, slots: [], navigation: [], namespaces: ['x'] } },
    ])
      expect(devRelease({ ...source, ...change }).release.version).not.toBe(version);
    expect(version).toMatch(/^0\.0\.0-dev\.[a-f0-9]{10}$/);
  });

  it('names the file of the server alone: what a browser gets is replaced at each edit', () =>
    expect(Object.keys(devRelease(source).release.files)).toEqual(['server/index.cjs']));
});

describe('What a development server answers', () => {
  let current: DevRelease | null;
  let server: Server;
  const pages = openPages();
  const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

  beforeAll(async () => {
    server = createServer((request, response) =>
      request.url === '/events'
        ? pages.listen(response)
        : void answerRelease(request, response, () => Promise.resolve(current)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('the release with its code, and nothing to who has it already', async () => {
    current = devRelease(source);
    const answer = await fetch(url('/?known='));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(current);
    expect((await fetch(url(`/?known=${current.release.version}`))).status).toBe(204);
  });

  it('that there is none before the sources were good for the first time', async () => {
    current = null;
    expect((await fetch(url('/'))).status).toBe(503);
  });

  it('one event to every open page that is to be loaded again', async () => {
    const reader = (await fetch(url('/events'))).body?.pipeThrough(new TextDecoderStream());
    pages.reload();
    pages.close();
    let heard = '';
    for await (const text of reader ?? []) heard += text;
    expect(heard).toBe('\ndata: reload\n\n');
  });
});
