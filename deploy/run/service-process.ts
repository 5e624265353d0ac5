import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface Start {
  readonly name: string;
  readonly command: readonly string[];
  /** undefined for a service that has none */
  readonly probe: readonly string[] | undefined;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
  /** as a user without a name and without rights */
  readonly isUnprivileged: boolean;
}

export interface Running extends Start {
  readonly child: ChildProcess;
}

const isRoot = process.getuid?.() === 0;
const WITHOUT_RIGHTS = [
  'setpriv',
  '--reuid=1000',
  '--regid=1000',
  '--clear-groups',
  '--no-new-privs',
  '--bounding-set=-all',
];

const words = ({ isUnprivileged }: Start, command: readonly string[]) =>
  isUnprivileged && isRoot ? [...WITHOUT_RIGHTS, ...command] : [...command];

export function start(options: Start): Running {
  const [program = '', ...rest] = words(options, options.command);
  const log = openSync(options.log, 'a');
  const child = spawn(program, rest, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', log, log],
  });
  return { ...options, child };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Until the probe says that it is healthy. Rejects when the process ends or the time is over. */
export async function untilHealthy(running: Running, seconds: number): Promise<void> {
  const { name, child, probe, cwd, env, log } = running;
  if (probe === undefined) return;
  const [program = '', ...rest] = words(running, probe);
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(500)) {
    if (hasEnded(child)) throw new Error(`${name} ended with ${child.exitCode}; its log is ${log}`);
    if (spawnSync(program, rest, { cwd, env, timeout: 5_000 }).status === 0) return;
  }
  throw new Error(`${name} was not healthy in ${seconds} s; its log is ${log}`);
}

/** How a process ended, once it has. */
export const ended = ({ child }: Running): Promise<number | null> =>
  hasEnded(child)
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** SIGTERM, and SIGKILL after the time that an engine gives. Resolves with the exit code; null after SIGKILL. */
export async function stop(running: Running, graceSeconds: number): Promise<number | null> {
  const late = setTimeout(() => running.child.kill('SIGKILL'), graceSeconds * 1000);
  const code = ended(running);
  running.child.kill('SIGTERM');
  return code.finally(() => clearTimeout(late));
}
