import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
export const howItEnded = ({ exitCode, signalCode }) => signalCode ?? `code ${exitCode}`;

/** Resolves on a 200 of `url`; rejects on exit or time-out. */
async function untilHealthy({ name, child, url, log }, timeout) {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (hasEnded(child))
      throw new Error(`${name} ended with ${howItEnded(child)}; its log is ${log}`);
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error(
    `${name} did not become healthy at ${url} in ${timeout / 1000} s; its log is ${log}`,
  );
}

/** What is inherited: a value that `env` sets is not read from a file too. */
const withoutFilesOf = (env) =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !(name.replace(/_FILE$/, '') in env)),
  );

const running = new Set();

export async function startProcess({
  name,
  command,
  env,
  url,
  dataDir,
  timeout = 120_000,
  cwd = root,
  isRestart = false,
}) {
  const logs = path.join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = path.join(logs, `${name}.log`);
  const file = createWriteStream(log, { flags: isRestart ? 'a' : 'w' });
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...withoutFilesOf(env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(file);
  child.stderr.pipe(file);
  const started = { name, child, log };
  running.add(started);
  child.once('exit', () => running.delete(started));
  await untilHealthy({ name, child, url, log }, timeout).catch(async (error) => {
    // its port and its folder must be free for whoever tries again
    await stopProcesses([started]);
    throw error;
  });
  return started;
}

export const stopEverything = () => stopProcesses([...running]);

export async function stopProcesses(processes) {
  for (const { stop } of processes) stop?.();
  for (const { child } of [...processes].reverse()) {
    if (hasEnded(child)) continue;
    const end = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 8000);
    await end;
    clearTimeout(late);
  }
}
