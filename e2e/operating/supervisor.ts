import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withoutRights } from '../../deploy/run/unprivileged';
import { readUnit, type Unit } from './unit-file';

/* Plays systemd: what `systemctl` asks for comes through a socket. */

/** A unit of the machine's own, which the page does not write. */
export interface OwnUnit {
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  readonly unit: Unit;
  child: ChildProcess;
  isWanted: boolean;
  /** how often it ended without being told to */
  ends: number;
}

export interface Places {
  /** folder of units */
  readonly units: string;
  /** folder of what units say */
  readonly journal: string;
  readonly socket: string;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

const untilEnd = (child: ChildProcess) =>
  hasEnded(child)
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

export function createSupervisor({ units, journal, socket }: Places, own: Record<string, OwnUnit>) {
  const running = new Map<string, Running>();
  mkdirSync(journal, { recursive: true });
  const logOf = (name: string) => path.join(journal, `${name}.log`);

  function spawned(name: string, { command, cwd, env }: Unit): ChildProcess {
    const log = openSync(logOf(name), 'a');
    const [program = '', ...words] = withoutRights(command);
    const child = spawn(program, words, {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    return child;
  }

  async function keep(name: string, one: Running): Promise<void> {
    await untilEnd(one.child);
    if (!one.isWanted) return;
    one.ends += 1;
    if (!one.unit.isRestarted) return;
    await wait(one.unit.restartS * 1000);
    if (!one.isWanted) return;
    one.child = spawned(name, one.unit);
    await keep(name, one);
  }

  async function start(name: string): Promise<void> {
    const known = running.get(name);
    if (known !== undefined && known.isWanted) return;
    const unit = readUnit(units, name);
    const one = { unit, child: spawned(name, unit), isWanted: true, ends: 0 };
    running.set(name, one);
    void keep(name, one);
  }

  async function stop(name: string): Promise<void> {
    const one = running.get(name);
    if (one === undefined) return;
    one.isWanted = false;
    one.child.kill('SIGTERM');
    const late = setTimeout(() => one.child.kill('SIGKILL'), one.unit.stopS * 1000);
    await untilEnd(one.child);
    clearTimeout(late);
  }

  async function act(verb: string, name: string): Promise<void> {
    const kept = own[name] ?? { start: () => start(name), stop: () => stop(name) };
    if (verb !== 'start') await kept.stop();
    if (verb !== 'stop') await kept.start();
  }

  const server = createServer((request, response) => {
    const [, verb = '', name = ''] = /^\/(start|stop|restart)\/(.+)$/.exec(request.url ?? '') ?? [];
    const done = verb === '' ? Promise.reject(new Error(`no ${request.url}`)) : act(verb, name);
    done.then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(`${String(error)}\n`),
    );
  });

  return {
    async listen(): Promise<void> {
      await new Promise<void>((resolve) => server.listen(socket, resolve));
      chmodSync(socket, 0o777);
    },
    /** Names of what runs, with its process. */
    processes: () =>
      [...running].flatMap(([name, { child }]) =>
        hasEnded(child) || child.pid === undefined ? [] : [{ name, pid: child.pid }],
      ),
    /** Names of what ended without being told to. */
    fallen: () => [...running].flatMap(([name, { ends }]) => (ends > 0 ? [name] : [])),
    async close(): Promise<void> {
      await Promise.all([...running.keys()].map(stop));
      await Promise.all(Object.values(own).map((unit) => unit.stop()));
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Supervisor = ReturnType<typeof createSupervisor>;
