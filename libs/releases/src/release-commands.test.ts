import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandsOver } from './command-set';
import { publish, type Shelf } from './commands';
import { folderRegistry } from './folder-registry';
import { folderReleases } from './folder-releases';
import { pause } from './pauses';
import { changeReleases, listReleases, weightOf, type Asked } from './release-commands';
import { withdraw } from './take-back';
import { madeRelease } from './testing/release.fixture';

let root: string;
let shelf: Shelf;
let said: string[];
const say = (text: string) => void said.push(text);
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shelf-'));
  shelf = {
    registry: folderRegistry(path.join(root, 'registry')),
    releases: folderReleases(path.join(root, 'releases')),
    now: () => new Date(0),
  };
  said = [];
});
afterEach(() => rm(root, { recursive: true }));

it.each<[string, number]>([
  ['0', 0],
  ['12.5', 1250],
  ['100', 10_000],
])('%s per cent is a weight of %i', (typed, weight) => {
  expect(weightOf(typed)).toBe(weight);
});

it.each(['', 'abc', '-1', '101', 'NaN'])('%j is no percentage', (typed) => {
  expect(() => weightOf(typed)).toThrow(`not ${typed}`);
});

it.each<[Asked, string]>([
  [
    { command: 'promote', vertical: 'alpha', version: '1.0.0', weight: '25' },
    'alpha 1.0.0 has 25 % in revision 3',
  ],
  [
    { command: 'promote', vertical: 'alpha', version: '1.0.0' },
    'alpha 1.0.0 has 100 % in revision 3, since no --weight was given',
  ],
  [{ command: 'rollback', vertical: 'alpha' }, 'alpha is back at 1.0.0 in revision 3'],
  [{ command: 'withdraw', vertical: 'alpha' }, 'alpha is off the site in revision 3'],
  [
    { command: 'pause', vertical: 'alpha' },
    'alpha is paused in revision 3: what is published waits',
  ],
  [{ command: 'resume', vertical: 'alpha' }, 'alpha goes on in revision 2: nothing waits'],
  [
    { command: 'revoke', vertical: 'alpha', version: '1.1.0' },
    'alpha 1.1.0 is revoked in revision 3; 1.0.0 is live',
  ],
])('%j says what came of it', async (asked, words) => {
  for (const version of ['1.0.0', '1.1.0']) await publish(shelf, madeRelease(version));
  await changeReleases(commandsOver(shelf), asked, say);
  expect(said).toEqual([words]);
});

it.each<[Asked, string]>([
  [{ command: 'promote', vertical: 'alpha' }, 'promote needs --version'],
  [{ command: 'revoke', vertical: 'alpha' }, 'revoke needs --version'],
  [{ command: 'constructor', vertical: 'alpha' }, 'unknown command constructor'],
  [{ command: 'proclaim', vertical: 'alpha' }, 'unknown command proclaim'],
])('%j is refused', async (asked, words) => {
  await expect(changeReleases(commandsOver(shelf), asked, say)).rejects.toThrow(words);
  expect(said).toEqual([]);
});

it.each([
  ['published', () => commandsOver(shelf).publish(madeRelease('1.0.0'), { rollout: true })],
  ['aborted', () => commandsOver(shelf).abort('alpha')],
])('over the stores no rollout is %s, since nobody would move it', async (_what, act) => {
  await expect(act()).rejects.toMatchObject({
    code: 'ROLLOUT',
    message: expect.stringContaining('name it in WAYFARE_REGISTRY_URL'),
  });
  expect(await shelf.registry.head()).toBeNull();
});

it('lists what is live and what is kept', async () => {
  await listReleases(commandsOver(shelf), say);
  for (const version of ['1.0.0', '1.1.0']) await publish(shelf, madeRelease(version));
  await listReleases(commandsOver(shelf), say);
  expect(said).toEqual([
    'Nothing is published yet.',
    'Revision 2 of 1970-01-01T00:00:00.000Z',
    expect.stringMatching(/^alpha +1\.1\.0 100 % {3}kept: .*1\.0\.0/),
  ]);
  await pause(shelf, 'alpha');
  await publish(shelf, madeRelease('1.2.0'));
  await listReleases(commandsOver(shelf), say);
  expect(said.at(-1)).toBe(
    'alpha      1.1.0 100 %   kept: 1.0.0, 1.1.0, 1.2.0   queued: 1.2.0   paused',
  );
  await withdraw(shelf, 'alpha');
  await listReleases(commandsOver(shelf), say);
  expect(said.at(-1)).toContain('alpha      nothing   kept: 1.0.0, 1.1.0, 1.2.0');
});
