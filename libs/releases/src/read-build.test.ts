import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { emittedBuild, type EmittedBuild } from './testing/build.fixture';
import { containerName } from './names';
import { readBuild } from './read-build';
import type { Release } from './release';
import { stampBuild } from './stamp-build';

let build: EmittedBuild;
let release: Release;
beforeEach(async () => {
  build = await emittedBuild();
  release = await stampBuild({
    directory: build.directory,
    shared: { react: '19.1.0' },
    contract: () => '^2.0.0',
  });
});
afterEach(() => build.remove());

const read = () => readBuild(build.directory);

/** Writes release.json anew with something else in it. */
const described = (change: Partial<Release>) =>
  build.write('dist/release.json', JSON.stringify({ ...release, ...change }));

it('hands on what was built, byte for byte, and computes none of it again', async () => {
  const made = await read();
  expect(made.release).toEqual(release);
  expect([...made.files.keys()].sort()).toEqual([
    'client/index.js',
    'client/index.js.br',
    'client/photo.webp',
    'client/remoteEntry.js',
    'client/remoteEntry.js.br',
    'release.json',
    'server/index.cjs',
  ]);
  for (const [name, content] of made.files)
    expect(content).toEqual(await build.read(`dist/${name}`));
});

it('reads a build with a version that was asked for', async () => {
  const asked = await emittedBuild();
  await stampBuild({
    directory: asked.directory,
    shared: {},
    contract: () => '^2.0.0',
    asked: '2.0.0',
  });
  expect((await readBuild(asked.directory)).release.version).toBe('2.0.0');
  await asked.remove();
});

it.each([
  ['a page is edited', 'client/index.js', () => build.write('dist/client/index.js', 'evil()')],
  [
    'server code is edited',
    'server/index.cjs',
    () => build.write('dist/server/index.cjs', 'evil()'),
  ],
  [
    'a file is gone',
    'client/photo.webp',
    () => rm(path.join(build.directory, 'dist/client/photo.webp')),
  ],
  ['a file was added', 'client/extra.js', () => build.write('dist/client/extra.js', 'more()')],
  [
    'a compressed file is of something else',
    'client/index.js.br',
    () => build.write('dist/client/index.js.br', brotliCompressSync('evil()').toString('latin1')),
  ],
])('is refused when %s after the build, and the file is named', async (_what, file, tamper) => {
  await tamper();
  await expect(read()).rejects.toMatchObject({
    code: 'INTEGRITY',
    message: expect.stringContaining(`mfe-alpha/dist/${file}`),
  });
});

it('is refused under another version, and says which container its entry defines', async () => {
  await described({ version: '9.0.0', manifest: { ...release.manifest, version: '9.0.0' } });
  await expect(read()).rejects.toMatchObject({
    code: 'INTEGRITY',
    message: expect.stringContaining(
      `client/remoteEntry.js defines ${containerName('alpha', release.version)}`,
    ),
  });
});

it('is refused when a page of the manifest has no chunk', async () => {
  await described({ chunks: {} });
  await expect(read()).rejects.toMatchObject({
    code: 'MANIFEST',
    message: expect.stringContaining('index'),
  });
});

it('is refused when a chunk names a file that is not there', async () => {
  await described({ chunks: { index: { js: ['lost.js'], css: [] } } });
  await expect(read()).rejects.toMatchObject({
    code: 'INTEGRITY',
    message: expect.stringContaining('client/lost.js of the chunk index'),
  });
});

it.each([
  ['shared versions', () => described({ shared: { react: '18.0.0' } })],
  ['imports', () => described({ imports: {} })],
  ['the manifest', () => described({ manifest: { ...release.manifest, criticality: 'primary' } })],
  ['the digest', () => described({ digest: '0'.repeat(64) })],
])('is refused when %s in release.json were edited', async (_what, tamper) => {
  await tamper();
  await expect(read()).rejects.toMatchObject({
    code: 'INTEGRITY',
    message: expect.stringContaining('release.json'),
  });
});

it('says of a folder without a build that it has to be built', async () => {
  await rm(path.join(build.directory, 'dist'), { recursive: true });
  await expect(read()).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'mfe-alpha/dist has no release.json: build it first',
  });
});
