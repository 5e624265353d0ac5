import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

export interface RedisServer {
  readonly url: string;
  /** kills it; nothing of what it has is kept */
  lose(): Promise<void>;
  start(): Promise<void>;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** A Redis that keeps nothing, on a port of its own. */
export async function startRedis(port: number, folder: string): Promise<RedisServer> {
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
  let child: ChildProcess | null = null;
  async function start(): Promise<void> {
    const started = spawn('redis-server', [...options, '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    child = started;
    for (const end = Date.now() + PATIENCE_MS; !(await listens(port)); await wait(50))
      if (started.exitCode !== null || Date.now() > end)
        throw new Error(`redis-server does not listen on port ${port}`);
  }
  async function lose(): Promise<void> {
    const ended = child === null || child.exitCode !== null ? null : once(child, 'exit');
    child?.kill('SIGKILL');
    child = null;
    await ended;
  }
  await start();
  return { url: `redis://127.0.0.1:${port}`, lose, start };
}
