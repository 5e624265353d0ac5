import { mkdtemp, readdir, rm } from 'node:fs/promises';
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

it('lets two publishers of the same release both succeed, and leaves nothing beside it', async () => {
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
