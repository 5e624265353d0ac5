import { mkdtempSync, renameSync, rmSync, watch, writeFileSync, type FSWatcher } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { followSaves, type Saves } from './saves';

let folder: string;
let saves: Saves;
let watcher: FSWatcher;
let heard: string[];
const source = (name: string) => path.join(folder, 'sources', name);

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wayfare-saves-'));
  saves = await followSaves(path.join(folder, 'of', 'its', 'own'));
  (await followSaves(path.join(folder, 'sources'))).close();
  heard = [];
  watcher = watch(path.join(folder, 'sources'), (_event, name) => void heard.push(String(name)));
});

afterEach(() => {
  watcher.close();
  saves.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['in place', (name: string) => writeFileSync(source(name), 'new')],
  [
    'by rename',
    (name: string) => {
      writeFileSync(path.join(folder, name), 'new');
      renameSync(path.join(folder, name), source(name));
    },
  ],
])('has heard of what was saved %s, of all of it and each time', async (_way, save) => {
  for (const round of [1, 2, 3]) {
    save(`page-${round}.tsx`);
    save(`part-${round}.tsx`);
    await saves.heard();
    expect(heard).toEqual(expect.arrayContaining([`page-${round}.tsx`, `part-${round}.tsx`]));
  }
});

it('answers several at once', async () => {
  writeFileSync(source('page.tsx'), 'new');
  await Promise.all([saves.heard(), saves.heard(), saves.heard()]);
  expect(heard).toContain('page.tsx');
});
