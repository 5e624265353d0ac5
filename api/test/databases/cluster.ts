import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/* For tests: a PostgreSQL server of the test's own, which it may stop and restart. */

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; `nobody` on most systems */
const UNPRIVILEGED = 65_534;

/** Where PostgreSQL's programs may be, in the order in which they are looked for. */
export function programFolders(): string[] {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort()
        .reverse()
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...folders, ...versions].filter((folder) => folder !== '');
}

/** Where `initdb` and `pg_ctl` are; null where PostgreSQL is not installed. */
export const postgresBinaries = (): string | null =>
  programFolders().find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  ) ?? null;

/** A folder of a user who may run PostgreSQL, and what runs a program as that user there. */
export async function unprivilegedFolder(name: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), name));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, UNPRIVILEGED, UNPRIVILEGED);
  const as = { cwd: folder, ...(isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}) };
  return { folder, as };
}

export interface Cluster {
  /** on a socket in its folder, or on its port */
  readonly url: string;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** of the process that the others are children of */
  pid(): Promise<number>;
  drop(): Promise<void>;
}

/** It listens on `port` of this machine, or on a socket alone. */
export async function ownCluster(binaries: string, port?: number): Promise<Cluster> {
  const { folder, as } = await unprivilegedFolder('wayfare-pg-');
  const data = path.join(folder, 'data');
  const control = (...args: string[]) =>
    run(
      path.join(binaries, 'pg_ctl'),
      ['--pgdata', data, '--wait', '--silent', '--log', path.join(folder, 'log'), ...args],
      as,
    );
  const listens =
    port === undefined ? `listen_addresses=''` : `listen_addresses=127.0.0.1 -c port=${port}`;
  const start = async () =>
    void (await control(
      'start',
      '--options',
      `-c ${listens} -c unix_socket_directories='${folder}' -c fsync=off`,
    ));
  const stop = async (mode: string) => void (await control('stop', '--mode', mode));
  await run(
    path.join(binaries, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--no-sync',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
    ],
    as,
  );
  await start();
  return {
    url:
      port === undefined
        ? `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`
        : `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    pid: async () => Number.parseInt(await readFile(path.join(data, 'postmaster.pid'), 'utf8'), 10),
    async drop() {
      await stop('immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
