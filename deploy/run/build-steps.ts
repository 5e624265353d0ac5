import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Target } from '../lint/dockerfile';
import { ROOT } from '../packages/lockfile';
import { isIgnored, placed, translated, type Places } from './places';

const STEP_MS = 1_800_000;

/** Files of the build context: what git knows or would take, without what `.dockerignore` names. */
function context(): string[] {
  const words = ['ls-files', '-co', '--exclude-standard'];
  const files = execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return files.split('\n').filter((file) => file !== '' && !isIgnored(file, ignored));
}

/** That of this process, without what belongs to this workspace alone. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NX_|TSX_|WAYFARE_)/.test(name)),
  );

/** Copies and runs what a target's steps say, below `places.root`. Throws with the output of a step that fails. */
export function runBuild(target: Target, places: Places, say: (text: string) => void): void {
  const workdir = placed(target.workdir, places);
  mkdirSync(workdir, { recursive: true });
  const files = context();
  for (const { sources } of target.copies)
    for (const file of files.filter((name) => sources.includes('.') || sources.includes(name)))
      cpSync(path.join(ROOT, file), path.join(workdir, file), { verbatimSymlinks: true });
  for (const step of target.runs) {
    const begun = Date.now();
    const { status, stdout, stderr } = spawnSync('sh', ['-c', translated(step, places)], {
      cwd: workdir,
      env: { ...environment(), ...target.env },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      timeout: STEP_MS,
    });
    if (status !== 0)
      throw new Error(`RUN ${step} ended with ${status}\n${`${stdout}\n${stderr}`.slice(-6000)}`);
    say(`RUN ${step} (${Math.round((Date.now() - begun) / 1000)} s)`);
  }
}

const chmodAll = (folder: string, mode: string) => execFileSync('chmod', ['-R', mode, folder]);

/** Lays down what an image has in `folder`, which nobody can write afterwards. */
export function layDown(target: Target, folder: string, places: Places): void {
  for (const { sources } of target.copies)
    for (const source of sources)
      cpSync(placed(source, places), folder, { recursive: true, verbatimSymlinks: true });
  chmodAll(folder, 'a+rX,a-w');
  chmodSync(folder, 0o555);
}

/** Takes a folder of images away, also what nobody can write in it. */
export function clear(folder: string): void {
  chmodAll(folder, 'u+w');
  rmSync(folder, { recursive: true, force: true });
}
