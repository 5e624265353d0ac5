/*
 * Before any test: the processes that tests start, each as one file, since each start from TypeScript costs seconds; the
 * one that holds the databases of the tests, whose socket is WAYFARE_TEST_DATABASES; and the address of a PostgreSQL
 * server to test on, TEST_DATABASE_URL, where one answers.
 */
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const os = require('node:os');
const path = require('node:path');
const esbuild = require('esbuild');
const { Client } = require('pg');
const { putWhole } = require('./jest.whole-file.cjs');

const root = path.resolve(__dirname, '..');
const cache = path.join(root, 'node_modules/.cache/wayfare');
const folder = path.join(cache, 'processes');

async function build() {
  const { outputFiles } = await esbuild.build({
    write: false,
    absWorkingDir: root,
    entryPoints: {
      sandbox: 'sandbox/src/start.ts',
      'shell-worker': 'shell/src/server/workers/worker.ts',
      'drill-process': 'api/src/modules/bookings/drill-process.ts',
      'pglite-worker': 'api/src/db/pglite-worker.ts',
      'database-host': 'api/src/db/under-test/database-host.ts',
      'database-worker': 'api/src/db/under-test/database-worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    logLevel: 'error',
  });
  await Promise.all(outputFiles.map((file) => putWhole(file.path, Buffer.from(file.contents))));
}

const LOCAL_SERVER = 'postgres://postgres@127.0.0.1:5432/postgres';

async function answers(connectionString) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

module.exports = async () => {
  await build();
  process.env.TEST_DATABASE_URL ??= (await answers(LOCAL_SERVER)) ? LOCAL_SERVER : '';
  const socket = path.join(os.tmpdir(), `wayfare-databases-${process.pid}`);
  const host = spawn(process.execPath, [path.join(folder, 'database-host.cjs'), socket, cache], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(host.stdout, 'data');
  // it ends with this process, which waits for neither
  for (const held of [host, host.stdin, host.stdout]) held.unref();
  process.env.WAYFARE_TEST_DATABASES = socket;
};
