import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryStore, Revision } from '../registry';
import { keptRegistry } from './kept-registry';
import { sourceState } from './source-state';

const revision = (rev: number): Revision => ({
  rev,
  at: '2026-01-01T00:00:00.000Z',
  action: 'publish',
  vertical: 'alpha',
  set: { alpha: [{ version: `${rev}.0.0`, weight: 10_000 }] },
});

let folder: string;
let told: string[];
let written: Revision[];
let isAway: boolean;
let asked: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
  [told, written, isAway, asked] = [[], [revision(1)], false, 0];
});
afterEach(() => rm(folder, { recursive: true }));

const answer = <T>(value: T): Promise<T> => {
  asked += 1;
  return isAway ? Promise.reject(new Error('no answer')) : Promise.resolve(value);
};
const source: RegistryStore = {
  head: () => answer(written.at(-1) ?? null),
  history: () => answer([...written]),
  nextNumber: () => answer(written.length + 1),
  append: (added) => answer(void written.push(added)),
};
const file = () => path.join(folder, 'deeper/registry-copy.json');
const open = (kept: string | null = file()) =>
  keptRegistry(source, {
    file: kept,
    report: (message) => void told.push(message),
    state: sourceState('registry', {
      away: (reason) => told.push(`away: ${reason}`),
      back: () => told.push('back'),
    }),
  });

it('has the last answer while the registry is away, says so once, and catches up', async () => {
  const registry = open();
  await registry.history();
  isAway = true;
  for (let looks = 0; looks < 3; looks += 1) {
    expect((await registry.head())?.rev).toBe(1);
    expect(await registry.history()).toEqual([revision(1)]);
  }
  await expect(registry.append(revision(2))).rejects.toThrow('no answer');
  isAway = false;
  await registry.append(revision(2));
  expect((await registry.head())?.rev).toBe(2);
  expect(told).toEqual(['away: no answer', 'back']);
});

it('starts with the last answer of the process before', async () => {
  await open().history();
  isAway = true;
  expect((await open().head())?.rev).toBe(1);
});

it.each([
  ['nothing was kept', file],
  ['nothing is to be kept', () => null],
])('rejects where %s', async (_what, kept) => {
  isAway = true;
  await expect(open(kept()).head()).rejects.toThrow('no answer');
});

it('rejects where what was kept is broken, by the reason that the registry gave', async () => {
  await open().history();
  await writeFile(file(), '[{"rev":');
  isAway = true;
  await expect(open().head()).rejects.toThrow('no answer');
});

it('goes on where nothing can be kept', async () => {
  await writeFile(path.join(folder, 'deeper'), 'a file');
  expect(await open().history()).toEqual([revision(1)]);
  expect(told).toEqual([expect.stringContaining('the copy of the registry could not be written')]);
});

it('knows what was published, asking again for what it does not know, but not for each who asks', async () => {
  const registry = open();
  expect(await registry.names('alpha', '1.0.0')).toBe(true);
  written.push(revision(2));
  asked = 0;
  const wrong = await Promise.all(
    Array.from({ length: 50 }, (_, index) => registry.names('alpha', `9.9.${index}`)),
  );
  expect(new Set(wrong)).toEqual(new Set([false]));
  expect(asked).toBeLessThanOrEqual(1);
});
