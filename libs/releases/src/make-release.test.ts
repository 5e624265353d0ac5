import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { makeRelease } from './make-release';
import { integrityOf } from './integrity';
import { document } from './release.fixture';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'vertical-'));
  await mkdir(path.join(directory, 'dist/client'), { recursive: true });
  await mkdir(path.join(directory, 'dist/server'));
  await write('vertical.json', JSON.stringify(document));
  await write('dist/client/assets.json', JSON.stringify({ index: { js: ['index.js'], css: [] } }));
  await write('dist/client/index.js', 'page()');
  await write('dist/client/index.js.map', '{}');
  await write('dist/client/photo.webp', 'picture');
  await write('dist/server/index.cjs', 'exports.vertical = {}');
});
afterEach(() => rm(directory, { recursive: true }));

const write = (file: string, content: string) => writeFile(path.join(directory, file), content);
const make = () => makeRelease({ directory, version: '2.0.0', shared: { react: '19.1.0' } });

it('describes every file of a build with its hash, and the version it is released as', async () => {
  const { release } = await make();
  expect(release).toMatchObject({
    name: 'alpha',
    version: '2.0.0',
    manifest: { version: '2.0.0' },
    chunks: { index: { js: ['index.js'] } },
    shared: { react: '19.1.0' },
  });
  expect(Object.keys(release.files)).toEqual([
    'client/index.js',
    'client/photo.webp',
    'server/index.cjs',
  ]);
  expect(release.files['client/index.js']).toEqual({
    integrity: integrityOf(Buffer.from('page()')),
    bytes: 6,
  });
});

it('compresses text for browsers once, and neither pictures nor server code', async () => {
  const { files } = await make();
  expect([...files.keys()].filter((name) => name.endsWith('.br'))).toEqual(['client/index.js.br']);
  expect(brotliDecompressSync(files.get('client/index.js.br') ?? Buffer.alloc(0)).toString()).toBe(
    'page()',
  );
});

it('is the same twice', async () => {
  expect((await make()).files.get('release.json')).toEqual(
    (await make()).files.get('release.json'),
  );
});

it('refuses a build in which a page of the manifest has no named chunk', async () => {
  await write('dist/client/assets.json', '{}');
  await expect(make()).rejects.toMatchObject({
    code: 'MANIFEST',
    message: expect.stringContaining('index'),
  });
});
