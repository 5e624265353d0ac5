import { cp, mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepBuild } from './kept-builds';

let root: string;
let dist: string;
let builds: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shell-'));
  dist = path.join(root, 'dist');
  builds = path.join(root, 'builds');
});
afterEach(() => rm(root, { recursive: true }));

/** Lets the bundler empty its folder and write another build; keeps it as made so many minutes ago. */
async function keep(content: string, minutesAgo = 0, kept?: number): Promise<string> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, 'client'), { recursive: true });
  await writeFile(path.join(dist, 'client/main.js'), content);
  const name = await keepBuild(dist, builds, kept);
  const at = Date.now() / 1000 - minutesAgo * 60;
  await utimes(path.join(builds, name), at, at);
  return name;
}

const kept = async () =>
  (await readdir(builds)).filter((name) => name !== 'current' && !name.startsWith('.')).sort();
const current = () => readFile(path.join(builds, 'current'), 'utf8');

it('keeps each build under its content and points at the last', async () => {
  const first = await keep('one', 2);
  const second = await keep('two', 1);
  expect(await kept()).toEqual([first, second].sort());
  expect(await current()).toBe(second);
  expect(await readFile(path.join(builds, first, 'client/main.js'), 'utf8')).toBe('one');
});

it('keeps the same content once, and points at it again', async () => {
  const first = await keep('one', 2);
  await keep('two', 1);
  expect(await keep('one')).toBe(first);
  expect(await kept()).toHaveLength(2);
  expect(await current()).toBe(first);
});

it('leaves a build alone whatever happens to the folder that it came from', async () => {
  const name = await keep('one');
  await rm(dist, { recursive: true });
  expect(await readFile(path.join(builds, name, 'client/main.js'), 'utf8')).toBe('one');
});

it('drops the oldest beyond the number that it keeps', async () => {
  const [, ...last] = [await keep('one', 3), await keep('two', 2), await keep('three', 1, 2)];
  expect(await kept()).toEqual(last.sort());
});

it('keeps an old build that a process runs, and drops it when the process is gone', async () => {
  const old = await keep('one', 3);
  const running = path.join(builds, old, 'running');
  await mkdir(running);
  await writeFile(path.join(running, String(process.pid)), '');
  await utimes(path.join(builds, old), 0, 0);
  const second = await keep('two', 2, 1);
  expect(await kept()).toEqual([old, second].sort());

  await cp(path.join(running, String(process.pid)), path.join(running, '999999999'));
  await rm(path.join(running, String(process.pid)));
  await utimes(path.join(builds, old), 0, 0);
  const third = await keep('three', 0, 1);
  expect(await kept()).toEqual([third]);
});

it('is the same for two that keep one build at once', async () => {
  await mkdir(path.join(dist, 'client'), { recursive: true });
  await writeFile(path.join(dist, 'client/main.js'), 'one');
  const names = await Promise.all([keepBuild(dist, builds), keepBuild(dist, builds)]);
  expect(new Set(names).size).toBe(1);
  expect(await readdir(builds)).toEqual([names[0], 'current'].sort());
});
