import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { ROOT } from '../packages/lockfile';
import type { Site } from './compose-services';
import { placed, translated, type Places } from './places';
import { start, untilHealthy, type Running } from './service-process';

export interface Stores {
  close(): Promise<void>;
}

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const TOOLS = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

const has = (program: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { env: { PATH: TOOLS }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

async function onServer(statements: readonly string[]): Promise<void> {
  const client = new Client(SERVER);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const addressOf = (database: string) => {
  const url = new URL(SERVER);
  url.pathname = `/${database}`;
  return url.href;
};

/** Databases, Redis and secrets for compose.yaml. Throws where no PostgreSQL or Redis is on this machine. */
export async function prepareStores(places: Places): Promise<Stores> {
  if (!has('redis-server')) throw new Error('packaging needs redis-server on this machine');
  const names = ['wayfare', 'registry'].map((of) => `${of}_${randomBytes(4).toString('hex')}`);
  await onServer(names.map((name) => `CREATE DATABASE ${name}`));
  const secrets = placed('/run/secrets', places);
  mkdirSync(secrets, { recursive: true });
  const [database = '', registry = ''] = names.map(addressOf);
  writeFileSync(path.join(secrets, 'database_url'), database);
  writeFileSync(path.join(secrets, 'registry_database_url'), registry);
  const tsx = ['--import', 'tsx', 'deploy/write-secrets.ts', secrets];
  execFileSync(process.execPath, tsx, { cwd: ROOT, stdio: 'ignore' });
  execFileSync('chmod', ['-R', 'a+rX', secrets]);
  const redis = spawn(
    'redis-server',
    [
      '--port',
      translated('6379', places),
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      places.root,
    ],
    { stdio: 'ignore' },
  );
  return {
    async close() {
      redis.kill('SIGTERM');
      await onServer(names.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** Varnish with the rules that compose.yaml mounts, by its own command; null where there is none. */
export async function startCache(site: Site): Promise<Running | null> {
  if (!has('varnishd')) return null;
  const { places, compose } = site;
  const etc = placed('/etc/varnish', places);
  mkdirSync(etc, { recursive: true });
  cpSync(path.join(ROOT, 'docs/caching/varnish.vcl'), path.join(etc, 'wayfare.vcl'));
  const front = path.join(ROOT, 'deploy/cache/front.vcl');
  writeFileSync(path.join(etc, 'front.vcl'), frontVcl(front, places));
  const entrypoint = compose.services['cache']?.['entrypoint'];
  if (!Array.isArray(entrypoint)) throw new Error('the cache has no entrypoint');
  // compose doubles the signs of what is no variable of its own; jails need root, or none
  const command = entrypoint.map((word) =>
    translated(String(word).replaceAll('$$', '$'), places).replace(
      'varnishd ',
      'varnishd -j none ',
    ),
  );
  const running = start({
    name: 'cache',
    command,
    probe: compose.services['cache']?.healthcheck?.test
      .slice(1)
      .map((word) => translated(word, places)),
    cwd: places.root,
    env: { PATH: TOOLS },
    log: path.join(places.root, 'cache.log'),
    isUnprivileged: true,
  });
  await untilHealthy(running, 30);
  return running;
}

function frontVcl(file: string, places: Places): string {
  const text = execFileSync('cat', [file], { encoding: 'utf8' });
  return text
    .replace('.host = "front"', '.host = "127.0.0.1"')
    .replace('.port = "4000"', `.port = "${translated('4000', places)}"`)
    .replace('/etc/varnish', placed('/etc/varnish', places));
}
