import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withoutRights } from './unprivileged';

export interface Start {
  readonly name: string;
  readonly command: readonly string[];
  /** what compose.yaml asks; undefined for a service that has none */
  readonly probe: readonly string[] | undefined;
  readonly imageProbe?: readonly string[] | undefined;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
}

export interface Running extends Start {
  readonly child: ChildProcess;
}

const PROBE_MS = 5_000;
const LINES = 15;

export function start(options: Start): Running {
  const [program = '', ...rest] = withoutRights(options.command);
  const log = openSync(options.log, 'w');
  const child = spawn(program, rest, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.once('error', (error) => appendFileSync(options.log, `${error.message}\n`));
  return { ...options, child };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

const howItEnded = ({ exitCode, signalCode }: ChildProcess) => signalCode ?? `code ${exitCode}`;

export function failure({ name, log }: Pick<Start, 'name' | 'log'>, what: string): Error {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES);
  const end = lines.map((line) => line.slice(0, 400)).join('\n');
  return new Error(`${name} ${what}; its log, ${log}, ends with\n${end}`);
}

/** Whether a probe says that it is well; runs beside whatever else this process serves. */
export async function isWell(
  { cwd, env }: Pick<Start, 'cwd' | 'env'>,
  probe: readonly string[],
): Promise<boolean> {
  const [program = '', ...rest] = withoutRights(probe);
  return promisify(execFile)(program, rest, {
    cwd,
    env,
    timeout: PROBE_MS,
    killSignal: 'SIGKILL',
  }).then(
    () => true,
    () => false,
  );
}

/** What the address that a probe asks says. */
async function answerTo(probe: readonly string[]): Promise<string> {
  const url = /http:[^'"]+/.exec(probe.join(' '))?.[0];
  if (url === undefined) return '';
  const signal = AbortSignal.timeout(PROBE_MS);
  return fetch(url, { signal }).then(
    async (answer) => `, ${url} says ${answer.status} ${await answer.text()}`,
    (error: unknown) => `, ${url} does not answer: ${String(error)}`,
  );
}

/** Until the probe says that it is healthy. Rejects when the process ends or the time is over. */
export async function untilHealthy(running: Running, seconds: number): Promise<void> {
  const { child, probe } = running;
  if (probe === undefined) return;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(500)) {
    if (hasEnded(child)) throw failure(running, `ended with ${howItEnded(child)}`);
    if (await isWell(running, probe)) return;
  }
  throw failure(running, `was not healthy in ${seconds} s${await answerTo(probe)}`);
}

const onExit = ({ child }: Running) =>
  hasEnded(child)
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Until a process ends, which is killed when the time is over. Rejects unless it ended with 0. */
export async function untilDone(running: Running, seconds: number): Promise<void> {
  const late = setTimeout(() => running.child.kill('SIGKILL'), seconds * 1000);
  await onExit(running);
  clearTimeout(late);
  if (running.child.exitCode !== 0)
    throw failure(running, `ended with ${howItEnded(running.child)} (it had ${seconds} s)`);
}

/** SIGTERM, and SIGKILL after the time that an engine gives. Rejects unless it ended by itself with 0. */
export async function stop(running: Running, graceSeconds: number): Promise<void> {
  if (hasEnded(running.child))
    throw failure(running, `had ended before with ${howItEnded(running.child)}`);
  running.child.kill('SIGTERM');
  await untilDone(running, graceSeconds);
}

export async function kill(running: Running): Promise<void> {
  running.child.kill('SIGKILL');
  await onExit(running);
}
