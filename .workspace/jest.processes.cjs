/*
 * Before any test: the processes that tests start, each as one file, since each start from TypeScript costs seconds; and
 * the one that holds the databases of the tests, whose socket is WAYFARE_TEST_DATABASES.
 */
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const os = require('node:os');
const path = require('node:path');
const esbuild = require('esbuild');

const root = path.resolve(__dirname, '..');
const cache = path.join(root, 'node_modules/.cache/wayfare');
const folder = path.join(cache, 'processes');

const build = () =>
  esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      sandbox: 'sandbox/src/server.ts',
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

module.exports = async () => {
  await build();
  const socket = path.join(os.tmpdir(), `wayfare-databases-${process.pid}`);
  const host = spawn(process.execPath, [path.join(folder, 'database-host.cjs'), socket, cache], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(host.stdout, 'data');
  // it ends with this process, which waits for neither
  for (const held of [host, host.stdin, host.stdout]) held.unref();
  process.env.WAYFARE_TEST_DATABASES = socket;
};
