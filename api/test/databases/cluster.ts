import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/* For tests: a PostgreSQL server of the test's own, which it may stop and restart. */

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; `nobody` on most systems */
const UNPRIVILEGED = 65_534;

/** Where `initdb` and `pg_ctl` are; null where PostgreSQL is not installed. */
export function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort()
        .reverse()
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...versions];
  return (
    folders.find(
      (folder) =>
        folder !== '' &&
        existsSync(path.join(folder, 'initdb')) &&
        existsSync(path.join(folder, 'pg_ctl')),
    ) ?? null
  );
}

interface Cluster {
  /** on a socket in its folder */
  readonly url: string;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  drop(): Promise<void>;
}

export async function ownCluster(binaries: string): Promise<Cluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, UNPRIVILEGED, UNPRIVILEGED);
  const as = { cwd: folder, ...(isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}) };
  const data = path.join(folder, 'data');
  const control = (...args: string[]) =>
    run(
      path.join(binaries, 'pg_ctl'),
      ['--pgdata', data, '--wait', '--silent', '--log', path.join(folder, 'log'), ...args],
      as,
    );
  const start = async () =>
    void (await control(
      'start',
      '--options',
      `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`,
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
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    start,
    stop,
    async drop() {
      await stop('immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
