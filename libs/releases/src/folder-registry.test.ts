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

const revision = (rev: number): Revision => ({
  rev,
  at: '2026-01-01T00:00:00.000Z',
  action: 'publish',
  vertical: 'alpha',
  set: { alpha: [{ version: '1.0.0', weight: 10_000 }] },
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

it('passes over a revision that is no JSON, tells of it once and never reuses its number', async () => {
  const told: string[] = [];
  const registry = folderRegistry(folder, (message) => told.push(message));
  await registry.append(revision(1));
  await writeFile(path.join(folder, '00000002.json'), '{"rev": 2,');
  expect([(await registry.head())?.rev, (await registry.head())?.rev]).toEqual([1, 1]);
  expect(await registry.nextNumber()).toBe(3);
  expect(told).toEqual([expect.stringContaining('00000002.json')]);
});

it('leaves other files in the folder alone', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'x');
  expect(await folderRegistry(folder).head()).toBeNull();
});

it('tells a folder that cannot be read from one that is empty', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(folderRegistry(file).head()).rejects.toThrow('ENOTDIR');
});
