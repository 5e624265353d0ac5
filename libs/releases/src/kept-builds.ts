import { createHash, randomUUID } from 'node:crypto';
import {
  cp,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './build-files';

const KEPT = 5;
const DIGITS = 16;
const CURRENT = 'current';
const NAME = new RegExp(`^[a-f0-9]{${DIGITS}}$`);

async function digestOf(folder: string): Promise<string> {
  const digest = createHash('sha256');
  for (const name of await filesBelow(folder)) {
    const content = await readFile(path.join(folder, name));
    digest.update(`${name} ${content.length}\n`).update(content);
  }
  return digest.digest('hex').slice(0, DIGITS);
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** A running build has its pid in the folder `running` (shell/launch.cjs). */
async function isRunning(build: string): Promise<boolean> {
  const running = path.join(build, 'running');
  const numbers = (await readdir(running).catch(() => [])).map(Number);
  const dead = numbers.filter((pid) => !isAlive(pid));
  await Promise.all(dead.map((pid) => rm(path.join(running, String(pid)), { force: true })));
  return dead.length < numbers.length;
}

async function dropOld(builds: string, kept: number): Promise<void> {
  const names = (await readdir(builds)).filter((name) => NAME.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(builds, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.at - a.at).slice(kept);
  for (const { name } of old)
    if (!(await isRunning(path.join(builds, name))))
      await rm(path.join(builds, name), { recursive: true, force: true });
}

/** Stores a build by content hash and names it in the file `current`; drops all but the last five and running ones. */
export async function keepBuild(dist: string, builds: string, kept = KEPT): Promise<string> {
  const name = await digestOf(dist);
  const folder = path.join(builds, name);
  await mkdir(builds, { recursive: true });
  const staging = path.join(builds, `.${randomUUID()}`);
  try {
    if (!(await readdir(builds)).includes(name)) {
      await cp(dist, staging, { recursive: true });
      await rename(staging, folder).catch(async (error: unknown) => {
        if (!(await readdir(builds)).includes(name)) throw error;
      });
    }
    const now = new Date();
    await utimes(folder, now, now);
    const pointer = path.join(builds, `.${CURRENT}-${randomUUID()}`);
    await writeFile(pointer, name);
    await rename(pointer, path.join(builds, CURRENT));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  await dropOld(builds, kept);
  return name;
}
