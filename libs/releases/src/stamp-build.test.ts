import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { emittedBuild, type EmittedBuild } from './testing/build.fixture';
import { integrityOf } from './integrity';
import { document } from './testing/release.fixture';
import { stampBuild, type FinishedBuild } from './stamp-build';

const builds: EmittedBuild[] = [];
afterEach(async () => {
  await Promise.all(builds.splice(0).map((build) => build.remove()));
});

async function emitted(change?: Readonly<Record<string, string>>): Promise<EmittedBuild> {
  const build = await emittedBuild(change);
  builds.push(build);
  return build;
}

const stamp = ({ directory }: EmittedBuild, more: Partial<FinishedBuild> = {}) =>
  stampBuild({ directory, shared: { react: '19.1.0' }, contract: () => '^2.0.0', ...more });
const versionWith = async (change?: Readonly<Record<string, string>>) =>
  (await stamp(await emitted(change))).version;

it('gives a build the version of its manifest with a digest of its content, in both forms', async () => {
  const build = await emitted();
  const { version, digest } = await stamp(build);
  expect(version).toBe(`1.0.0-${digest?.slice(0, 10)}`);
  const entry = (await build.read('dist/client/remoteEntry.js')).toString();
  expect(entry).toBe(
    `globalThis.wayfare_alpha_1_0_0_${digest?.slice(0, 10)}=p;p="/r/alpha/${version}/client/"`,
  );
  expect((await build.read('dist/server/index.cjs')).toString()).toContain(`/r/alpha/${version}/`);
  expect((await build.read('dist/client/photo.webp')).toString('latin1')).toBe(
    '\u0000picture\u00ff',
  );
});

it('describes every file with its hash, its chunks, shared versions and what it imports', async () => {
  const build = await emitted();
  const release = await stamp(build, {
    contract: (imports) => `^2.0.0 for ${imports['@wayfare/ui']?.join()}`,
  });
  expect(release).toMatchObject({
    name: 'alpha',
    manifest: {
      version: release.version,
      routes: [{ name: 'index' }],
      contract: '^2.0.0 for Button',
    },
    chunks: { index: { js: ['index.js'] } },
    shared: { react: '19.1.0' },
    imports: { '@wayfare/ui': ['Button'], react: ['useId', 'useState'] },
  });
  expect(Object.keys(release.chunks)).toEqual(['index']);
  expect(Object.keys(release.files)).toEqual([
    'client/index.js',
    'client/photo.webp',
    'client/remoteEntry.js',
    'server/index.cjs',
  ]);
  expect(release.files['client/remoteEntry.js']).toEqual({
    integrity: integrityOf(await build.read('dist/client/remoteEntry.js')),
    bytes: (await build.read('dist/client/remoteEntry.js')).length,
  });
  expect(JSON.parse((await build.read('dist/release.json')).toString())).toEqual(release);
});

it('refuses addresses for its trial that lack a language of the site', async () => {
  const trial = (pages: object) => ({
    'server/trial.json': JSON.stringify({ pages, answers: [] }),
  });
  const whole = { index: { en: '/alpha?q=1', nl: '/nl/alfa?q=1' } };
  await expect(versionWith(trial(whole))).resolves.toMatch(/^1\.0\.0-/);
  await expect(versionWith(trial({ index: { en: '/alpha?q=1' } }))).rejects.toMatchObject({
    code: 'MANIFEST',
    message: 'trial.json: pages.index.nl: is missing',
  });
});

it('compresses text for browsers, and neither pictures nor server code', async () => {
  const build = await emitted();
  await stamp(build);
  const twins = (
    await readdir(path.join(build.directory, 'dist'), { recursive: true, encoding: 'utf8' })
  ).filter((name) => name.endsWith('.br'));
  expect(twins.sort()).toEqual(['client/index.js.br', 'client/remoteEntry.js.br']);
  expect(brotliDecompressSync(await build.read('dist/client/remoteEntry.js.br'))).toEqual(
    await build.read('dist/client/remoteEntry.js'),
  );
});

it('gives the same bytes for the same content', async () => {
  const [one, other] = [await emitted(), await emitted()];
  expect(await stamp(one)).toEqual(await stamp(other));
  expect(await one.read('dist/release.json')).toEqual(await other.read('dist/release.json'));
});

it.each([
  ['page code', { 'client/index.js': 'other()' }],
  ['server code', { 'server/index.cjs': 'exports.other = 1' }],
  ['the files of a chunk', { 'client/assets.json': '{"index":{"js":[],"css":[]}}' }],
  ['what it imports', { 'client/imports.json': '{"react":["useId"]}' }],
])('gives another version when %s changes', async (_what, change) => {
  expect(await versionWith(change)).not.toBe(await versionWith());
});

it('gives another version when the manifest or a shared module changes', async () => {
  const before = await versionWith();
  const renamed = await emitted();
  await renamed.write('vertical.json', JSON.stringify({ ...document, criticality: 'primary' }));
  expect((await stamp(renamed)).version).not.toBe(before);
  expect((await stamp(await emitted(), { shared: { react: '19.2.0' } })).version).not.toBe(before);
});

it('takes the version that somebody asks for, and the digest stays that of the content', async () => {
  const own = await stamp(await emitted());
  const asked = await stamp(await emitted(), { asked: '7.1.0' });
  expect(asked).toMatchObject({ version: '7.1.0', digest: own.digest });
});

it.each([
  ['a version that is none', {}, { asked: 'latest' }, 'not latest'],
  [
    'a page without a chunk of its name',
    { 'client/assets.json': '{}' },
    {},
    'no chunk is named index',
  ],
  [
    'a file that names its version in another way',
    { 'client/index.js': '"0.0.0-unstamped"' },
    {},
    'dist/client/index.js',
  ],
])('refuses %s, and leaves no release.json', async (_what, change, more, message) => {
  const build = await emitted(change);
  await expect(stamp(build, more)).rejects.toMatchObject({
    code: 'MANIFEST',
    message: expect.stringContaining(message),
  });
  await expect(build.read('dist/release.json')).rejects.toMatchObject({ code: 'ENOENT' });
});
