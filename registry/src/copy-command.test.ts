import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderRegistry, folderReleases, publish } from '@wayfare/releases';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { readConfig } from './config';
import { copyCommand } from './copy-command';

let folder: string;
let said: string[];
const out = {
  say: (text: string) => void said.push(text),
  warn: (text: string) => void said.push(text),
};
beforeEach(async () => {
  said = [];
  folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);
const shelfIn = (name: string) => ({
  registry: folderRegistry(path.join(at(name), 'registry')),
  releases: folderReleases(path.join(at(name), 'releases')),
});
const run = (...args: string[]) => copyCommand(args, readConfig({ DATA_DIR: at('to') }), out);

it('copies what a folder has, and says how much', async () => {
  await publish(shelfIn('from'), builtRelease());
  await run('--from', at('from'));
  await run('--from', at('from'));
  expect(said).toEqual([
    `copied from ${at('from')}: releases 1, revisions 1`,
    `copied from ${at('from')}: releases 0, revisions 0`,
  ]);
  expect(await shelfIn('to').registry.history()).toEqual(await shelfIn('from').registry.history());
});

it.each([
  ['no folder', [], 'copy --from <folder>'],
  ['the folder that it would copy to', ['--from', 'to'], 'is where releases are already'],
  ['an option that is none', ['--to', 'x'], "Unknown option '--to'"],
])('refuses %s in words', async (_what, args, words) => {
  const named = args.map((arg) => (arg === 'to' ? at('to') : arg));
  await expect(run(...named)).rejects.toThrow(words);
});
