import { mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { putWhole } from './jest.whole-file.cjs';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-whole-'));
  file = path.join(folder, 'made/process.cjs');
  await putWhole(file, Buffer.from('first'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a file, and leaves nothing beside it', async () => {
  await putWhole(file, Buffer.from('second'));
  expect(await readFile(file, 'utf8')).toBe('second');
  expect(await readdir(path.dirname(file))).toEqual(['process.cjs']);
});

it('takes nothing from who reads it meanwhile', async () => {
  const reader = await open(file);
  await putWhole(file, Buffer.from('second'));
  expect(await reader.readFile('utf8')).toBe('first');
  await reader.close();
});

it('leaves a file alone that has its contents', async () => {
  const { ino, mtimeMs } = await stat(file);
  await putWhole(file, Buffer.from('first'));
  expect(await stat(file)).toMatchObject({ ino, mtimeMs });
});
