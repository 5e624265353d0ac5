import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { untilListening } from '../../deploy/run/free-ports';
import { ownFolder, withoutRights } from '../../deploy/run/unprivileged';
import type { Translate } from './here';
import type { OwnUnit } from './supervisor';

/* Units that come with a machine's packages: nginx and PostgreSQL, as a user without rights. */

const DEBIAN = '/usr/lib/postgresql';

/** Where programs may be, those of PostgreSQL and of administrators among them. */
export function programPath(first: string): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  const node = path.dirname(process.execPath);
  return [first, node, process.env['PATH'] ?? '', ...versions.sort().reverse(), '/usr/sbin'].join(
    ':',
  );
}

interface Machine {
  readonly root: string;
  readonly journal: string;
  readonly here: Translate;
  /** PATH */
  readonly programs: string;
}

async function run(command: readonly string[], { root, programs }: Machine): Promise<void> {
  const [program = '', ...words] = withoutRights(command);
  await promisify(execFile)(program, words, {
    cwd: root,
    env: { PATH: programs, LC_ALL: 'C' },
    timeout: 120_000,
  });
}

const NGINX = (folder: string, blocks: string) => `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${blocks}/*.conf;
}
`;

export function nginxUnit(machine: Machine): OwnUnit {
  const { root, journal, here, programs } = machine;
  const folder = path.join(root, 'nginx');
  let child: ChildProcess | null = null;
  return {
    async start() {
      ownFolder(folder);
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, NGINX(folder, here('/etc/nginx/conf.d')));
      const log = openSync(path.join(journal, 'nginx.log'), 'a');
      const words = withoutRights(['nginx', '-e', 'stderr', '-p', folder, '-c', file]);
      const [program = '', ...rest] = words;
      child = spawn(program, rest, { env: { PATH: programs }, stdio: ['ignore', log, log] });
      await untilListening(Number(here('8443')), 20);
    },
    async stop() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const RIGHTS = `local all all trust
host all postgres 127.0.0.1/32 trust
host replication postgres 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
`;

/** An empty server, started. */
export async function postgresUnit(machine: Machine): Promise<OwnUnit> {
  const { journal, here, root } = machine;
  const folder = here('/var/lib/postgresql');
  const data = path.join(folder, 'main');
  mkdirSync(path.dirname(folder), { recursive: true });
  ownFolder(folder);
  const words = ['--username', 'postgres', '--auth', 'trust', '--no-sync', '--encoding', 'UTF8'];
  await run(['initdb', '--pgdata', data, ...words, '--locale', 'C'], machine);
  writeFileSync(path.join(data, 'pg_hba.conf'), RIGHTS);
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${here('5432')}\nunix_socket_directories = '${root}/tmp'\nfsync = off\n`,
  );
  const log = path.join(journal, 'postgresql.log');
  writeFileSync(log, '');
  chmodSync(log, 0o666);
  const control = (...verb: string[]) =>
    run(['pg_ctl', '--pgdata', data, '--wait', '--silent', '--log', log, ...verb], machine);
  const unit = {
    start: () => control('start'),
    // one that does not run cannot be stopped
    stop: () => control('stop', '--mode', 'fast').catch(() => undefined),
  };
  await unit.start();
  return unit;
}
