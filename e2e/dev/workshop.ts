import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../fixtures/site-under-test';

/** What a vertical and the shell are compiled from. */
const SOURCES = ['libs', 'shell', 'mfe-hotels', 'tsconfig.base.json', 'package.json'];
const READY = 'Wayfare is ready at ';

/** `npm run dev -- hotels` over a copy of the sources. */
export interface Workshop {
  origin: string;
  /** folder of the copy */
  sources: string;
  /** what stands in the terminal by now */
  terminal(): string;
  /** a file as it was copied */
  original(file: string): Promise<string>;
  /** writes a file in its place, or beside it and over it in one step, as many editors do */
  save(file: string, text: string, way: 'in place' | 'by rename'): Promise<void>;
  /** Ctrl-C; resolves when the command has ended */
  interrupt(): Promise<void>;
  /** is any of the command's processes there? */
  isRunning(): boolean;
  /** ends what is left and takes the copy away */
  clear(): Promise<void>;
}

function untilReady(child: ChildProcess, terminal: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const line = terminal()
        .split('\n')
        .find((text) => text.startsWith(READY));
      if (line !== undefined) resolve(line.slice(READY.length).split(' ')[0] ?? '');
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`npm run dev ended:\n${terminal()}`)));
  });
}

const isAnyLeft = (group: number): boolean => {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
};

/** Copies the sources and starts; the site's database, cache and compiled files are in the same folder, new each time. */
export async function openWorkshop(folder: string, port: number): Promise<Workshop> {
  const sources = path.join(folder, 'sources');
  await mkdir(sources, { recursive: true });
  for (const name of SOURCES)
    await cp(path.join(ROOT, name), path.join(sources, name), {
      recursive: true,
      filter: (file) => !['dist', 'node_modules'].includes(path.basename(file)),
    });
  let text = '';
  const child = spawn('npm', ['run', 'dev', '--', 'hotels'], {
    cwd: ROOT,
    // a group of its own, which is what a terminal interrupts
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      WAYFARE_DEV_DIR: path.join(folder, 'site'),
      WAYFARE_DEV_SOURCES: sources,
      RATE_LIMIT: '0',
      RATE_LIMIT_PAGES: '0',
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm did not start');
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await untilReady(child, () => text);
  const originals = new Map<string, string>();
  const original = async (file: string) => {
    const known = originals.get(file) ?? (await readFile(path.join(sources, file), 'utf8'));
    originals.set(file, known);
    return known;
  };
  return {
    origin,
    sources,
    original,
    terminal: () => text,
    async save(file, next, way) {
      await original(file);
      const target = path.join(sources, file);
      if (way === 'in place') return writeFile(target, next);
      await writeFile(`${target}.tmp`, next);
      await rename(`${target}.tmp`, target);
    },
    isRunning: () => isAnyLeft(pid),
    async interrupt() {
      process.kill(-pid, 'SIGINT');
      await ended;
    },
    async clear() {
      if (isAnyLeft(pid)) process.kill(-pid, 'SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
