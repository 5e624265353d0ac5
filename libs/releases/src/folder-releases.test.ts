import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderReleases } from './folder-releases';
import { madeRelease } from './testing/release.fixture';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true }));

const { files } = madeRelease('1.0.0');

it('keeps a release whole, with all of its files', async () => {
  const store = folderReleases(root);
  expect(await store.add('alpha', '1.0.0', files)).toBe('added');
  expect(await store.versions('alpha')).toEqual(['1.0.0']);
  expect((await store.read('alpha', '1.0.0', 'server/index.cjs')).toString()).toContain('1.0.0');
});

it('takes the same release again without a change', async () => {
  const store = folderReleases(root);
  await store.add('alpha', '1.0.0', files);
  expect(await store.add('alpha', '1.0.0', files)).toBe('present');
});

it('answers 409 for other content under a version that exists, and keeps what was there', async () => {
  const store = folderReleases(root);
  await store.add('alpha', '1.0.0', files);
  const other = madeRelease('1.0.0', {}, 'exports.version = "another"').files;
  await expect(store.add('alpha', '1.0.0', other)).rejects.toMatchObject({
    code: 'CONFLICT',
    statusCode: 409,
  });
  expect((await store.read('alpha', '1.0.0', 'server/index.cjs')).toString()).toBe(
    files.get('server/index.cjs')?.toString(),
  );
});

it('lets two publishers of the same release both succeed', async () => {
  const answers = await Promise.all([
    folderReleases(root).add('alpha', '1.0.0', files),
    folderReleases(root).add('alpha', '1.0.0', files),
  ]);
  expect(answers).toContain('added');
  expect(await readdir(path.join(root, 'alpha'))).toEqual(['1.0.0']);
});

it('shows nothing of a release that could not be written whole', async () => {
  const broken = new Map([...files, ['server/index.cjs/below-a-file', Buffer.from('x')]]);
  await expect(folderReleases(root).add('alpha', '1.0.0', broken)).rejects.toThrow();
  expect(await readdir(path.join(root, 'alpha'))).toEqual([]);
});

it.each([
  ['alpha', '9.9.9', 'release.json'],
  ['..', '1.0.0', 'release.json'],
  ['alpha', '../..', 'release.json'],
  ['.hidden', '1.0.0', 'release.json'],
])('has no release %s %s', async (name, version, file) => {
  await writeFile(path.join(root, 'release.json'), '{}');
  await expect(folderReleases(root).read(name, version, file)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    statusCode: 404,
  });
});
