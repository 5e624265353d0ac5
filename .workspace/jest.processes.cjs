/* Bundles child processes, starts the database host (WAYFARE_TEST_DATABASES), finds PostgreSQL (TEST_DATABASE_URL) and Redis (TEST_REDIS_URL). */
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const os = require('node:os');
const path = require('node:path');
const { apiVerticals } = require('./verticals.cjs');
const { putWhole } = require('./jest.whole-file.cjs');

const root = path.resolve(__dirname, '..');
const cache = path.join(root, 'node_modules/.cache/wayfare');
const folder = path.join(cache, 'processes');

const PROCESSES = {
  sandbox: 'sandbox/src/start.ts',
  'drill-process': 'api/test/drills/drill-process.ts',
  'pglite-worker': 'api/src/platform/db/pglite-worker.ts',
  'database-host': 'api/test/databases/database-host.ts',
  'database-worker': 'api/test/databases/database-worker.ts',
};
const WORKER = { 'shell-worker': 'shell/src/server/workers/worker.ts' };
/** Bundled, since the worker starts dozens of times; except what it shares with releases. */
const SHARED = ['react', 'react-dom', 'jotai', 'react-hook-form'];

async function build(entryPoints, options) {
  const { outputFiles } = await require('esbuild').build({
    write: false,
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    logLevel: 'error',
    ...options,
  });
  await Promise.all(outputFiles.map((file) => putWhole(file.path, Buffer.from(file.contents))));
}

const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';

async function answers(connectionString) {
  const { Client } = require('pg');
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

const LOCAL_REDIS = 'redis://127.0.0.1:6379';

async function redisAnswers(url) {
  const { Redis } = require('ioredis');
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: null, connectTimeout: 1_000 });
  redis.on('error', () => {});
  try {
    await redis.connect();
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

async function findRedis() {
  process.env.TEST_REDIS_URL ??= (await redisAnswers(LOCAL_REDIS)) ? LOCAL_REDIS : '';
}

async function findPostgres() {
  process.env.TEST_DATABASE_URL ??= (await answers(LOCAL_SERVER)) ? LOCAL_SERVER : '';
}

async function prepareApi() {
  await build(PROCESSES, {
    packages: 'external',
    define: { API_VERTICALS: JSON.stringify(apiVerticals()) },
  });
  const socket = path.join(os.tmpdir(), `wayfare-databases-${process.pid}`);
  const host = spawn(process.execPath, [path.join(folder, 'database-host.cjs'), socket, cache], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(host.stdout, 'data');
  for (const held of [host, host.stdin, host.stdout]) held.unref();
  process.env.WAYFARE_TEST_DATABASES = socket;
}

const isWithin = (inner, outer) => `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);

module.exports = async (_globalConfig, { roots }) => {
  const have = (name) => {
    const suites = path.join(root, name);
    return roots.some((given) => isWithin(given, suites) || isWithin(suites, given));
  };
  await Promise.all([
    have('api') || have('e2e') ? prepareApi() : null,
    have('shell') || have('e2e') ? build(WORKER, { external: SHARED }) : null,
    have('api') || have('libs/server') ? findRedis() : null,
    ['api', 'libs/releases', 'registry', 'shell'].some(have) ? findPostgres() : null,
  ]);
};
