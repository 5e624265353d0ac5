import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderRegistry } from './folder-registry';
import type { Revision } from './registry';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

const revision = (rev: number, weights = [10_000]): Revision => ({
  rev,
  at: '2026-01-01T00:00:00.000Z',
  action: 'publish',
  vertical: 'alpha',
  set: { alpha: weights.map((weight, index) => ({ version: `1.0.${index}`, weight })) },
});

it('has no head before the first revision, in a folder that does not exist yet', async () => {
  const registry = folderRegistry(path.join(folder, 'deeper'));
  expect(await registry.head()).toBeNull();
  expect(await registry.nextNumber()).toBe(1);
});

it('only ever adds: the head is the newest, the history has all', async () => {
  const registry = folderRegistry(folder);
  await registry.append(revision(1));
  await registry.append(revision(2));
  expect((await registry.head())?.rev).toBe(2);
  expect((await registry.history()).map(({ rev }) => rev)).toEqual([1, 2]);
});

it('lets one of two writers win; the other is told that its number is taken', async () => {
  const registry = folderRegistry(folder);
  const answers = await Promise.allSettled([
    registry.append(revision(1)),
    folderRegistry(folder).append(revision(1)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find((answer) => answer.status === 'rejected')).toMatchObject({
    reason: { code: 'STALE', statusCode: 412 },
  });
});

it('shows a revision to nobody before it is whole', async () => {
  const told: string[] = [];
  const registry = folderRegistry(folder, (message) => told.push(message));
  let isWriting = true;
  async function readOn() {
    while (isWriting) await registry.head();
  }
  const reading = [1, 2, 3, 4].map(readOn);
  for (let rev = 1; rev <= 300; rev += 1) await registry.append(revision(rev));
  isWriting = false;
  await Promise.all(reading);
  expect(told).toEqual([]);
  expect(await readdir(folder)).toHaveLength(300);
});

it.each([
  ['no JSON', '{"rev": 2,'],
  ['no revision', '{"rev": 2}'],
  ['weights that do not add up', JSON.stringify(revision(2, [4000, 4000]))],
])(
  'passes over a revision that is %s, tells of it once and never reuses its number',
  async (_what, content) => {
    const told: string[] = [];
    const registry = folderRegistry(folder, (message) => told.push(message));
    await registry.append(revision(1));
    await writeFile(path.join(folder, '00000002.json'), content);
    expect((await registry.head())?.rev).toBe(1);
    expect((await registry.head())?.rev).toBe(1);
    expect(await registry.nextNumber()).toBe(3);
    expect(told).toEqual([expect.stringContaining('00000002.json')]);
  },
);

it('leaves other files in the folder alone', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'x');
  expect(await folderRegistry(folder).head()).toBeNull();
});

it.each([[[0]], [[5000, 4000]], [[10_001]], [[-1, 10_001]], [[0.5, 9999.5]]])(
  'writes no revision whose weights %j do not add up to 10000',
  async (weights) => {
    await expect(folderRegistry(folder).append(revision(1, weights))).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  },
);

it('tells a folder that cannot be read from one that is empty', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(folderRegistry(file).head()).rejects.toThrow('ENOTDIR');
});
