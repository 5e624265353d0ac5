import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startS3 } from '@wayfare/releases/testing/s3-server.fixture';
import { Client } from 'pg';
import { ROOT } from '../packages/lockfile';
import type { Site } from './compose-services';
import { untilListening } from './free-ports';
import { placed, translated, type Places } from './places';
import { start, untilHealthy, type Running } from './service-process';
import { ownFolder } from './unprivileged';

export interface Stores {
  readonly places: Places;
  close(): Promise<void>;
}

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
/** Where Debian has programs for administrators, which are on no user's path. */
const TOOLS = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;
const READY_S = 30;

const has = (program: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { env: { PATH: TOOLS }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

async function onServer(statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: READY_S * 1000 });
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

function writeSecrets(folder: string, known: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(known)) writeFileSync(path.join(folder, name), value);
  const tsx = ['--import', 'tsx', 'deploy/write-secrets.ts', folder];
  execFileSync(process.execPath, tsx, { cwd: ROOT, stdio: 'ignore' });
  execFileSync('chmod', ['-R', 'a+rX', folder]);
}

/** Returns what ends it. */
async function startRedis({ root, ports }: Places): Promise<() => Promise<void>> {
  const port = ports.get(6379) ?? 0;
  const words = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', root];
  const redis = spawn('redis-server', words, { stdio: 'ignore' });
  const failed = new Promise<never>((_resolve, reject) => redis.once('error', reject));
  const end = async () => void redis.kill('SIGTERM');
  await Promise.race([untilListening(port, READY_S), failed]).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return end;
}

/** Databases, Redis, object storage and secrets for compose.yaml. Throws where this machine has no PostgreSQL or Redis. */
export async function prepareStores(free: Places): Promise<Stores> {
  if (!has('redis-server')) throw new Error('packaging needs redis-server on this machine');
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const names = ['wayfare', 'registry'].map((of) => `${of}_${randomBytes(4).toString('hex')}`);
    undo.push(() => onServer(names.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)));
    await onServer(names.map((name) => `CREATE DATABASE ${name}`));
    const objects = await startS3();
    undo.push(objects.remove);
    const { url = '', credentials } = objects.settings;
    const places = {
      ...free,
      ports: new Map([...free.ports, [9000, Number(new URL(url).port)]] as const),
    };
    const [database = '', registry = ''] = names.map(addressOf);
    writeSecrets(placed('/run/secrets', places), {
      database_url: database,
      registry_database_url: registry,
      s3_access_key_id: credentials?.accessKeyId ?? '',
      s3_secret_access_key: credentials?.secretAccessKey ?? '',
    });
    undo.push(await startRedis(places));
    return { places, close };
  } catch (error) {
    await close();
    throw error;
  }
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
  ownFolder(placed('/tmp', places));
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
    log: path.join(site.logs, 'cache.log'),
  });
  await untilHealthy(running, READY_S);
  return running;
}

function frontVcl(file: string, places: Places): string {
  return readFileSync(file, 'utf8')
    .replace('.host = "front"', '.host = "127.0.0.1"')
    .replace('.port = "4000"', `.port = "${translated('4000', places)}"`)
    .replace('/etc/varnish', placed('/etc/varnish', places));
}
