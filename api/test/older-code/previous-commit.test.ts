import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { git, previousCommit } from './previous-commit';

const STEPS = 'api/src/platform/db/migrations';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'wayfare-history-'));
  folder = path.join(root, 'whole');
  await mkdir(path.join(folder, STEPS), { recursive: true });
  await git(folder, 'init', '--quiet');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

/** Commits a file; the commit. */
async function commit(name: string, text = 'one'): Promise<string> {
  await write(name, text);
  await git(folder, 'add', '--all');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  await git(folder, ...author, 'commit', '--quiet', '--no-gpg-sign', '-m', name);
  return git(folder, 'rev-parse', 'HEAD');
}

/** Two steps, and what came after the second one. */
async function history(): Promise<string> {
  await commit(`${STEPS}/0001-first.ts`);
  const before = await commit('before.ts');
  await commit(`${STEPS}/0002-second.ts`);
  await commit(`${STEPS}/0001-first.ts`, 'a word of it changed');
  await commit(`${STEPS}/all.ts`);
  return before;
}

it('is the one before the newest step was added, whatever changed since', async () => {
  const before = await history();
  expect(await previousCommit(folder)).toBe(before);
});

it('is the present one where the newest step is not committed', async () => {
  await history();
  const head = await git(folder, 'rev-parse', 'HEAD');
  await write(`${STEPS}/0003-third.ts`, 'new');
  expect(await previousCommit(folder)).toBe(head);
  await git(folder, 'add', '--all');
  expect(await previousCommit(folder)).toBe(head);
});

it('is the one that is asked for, if there is one', async () => {
  await history();
  const head = await git(folder, 'rev-parse', 'HEAD');
  expect(await previousCommit(folder, 'HEAD')).toBe(head);
  await expect(previousCommit(folder, 'no-such-name')).rejects.toThrow(
    'there is no commit no-such-name here',
  );
});

it.each<[string, (place: string) => Promise<string>, string]>([
  [
    'a shallow clone',
    async (place) => {
      await history();
      await git(root, 'clone', '--quiet', '--depth=1', `file://${folder}`, place);
      return place;
    },
    'This clone is shallow',
  ],
  [
    'files without a repository',
    async (place) => {
      await mkdir(place);
      return place;
    },
    'This folder has no history',
  ],
  [
    'a repository that begins with its steps',
    async () => {
      await commit(`${STEPS}/0001-first.ts`);
      return folder;
    },
    'This folder has no history',
  ],
  [
    'a repository without steps',
    async () => {
      await commit('other.ts');
      return folder;
    },
    'This folder has no history',
  ],
])('%s is refused, not passed', async (_what, prepare, words) => {
  const place = await prepare(path.join(root, 'other'));
  await expect(previousCommit(place)).rejects.toThrow(words);
  await expect(previousCommit(place)).rejects.toThrow('nothing was checked');
});
