/* Before any test: the processes that tests start, each as one file, since each start from TypeScript costs seconds. */
const path = require('node:path');
const esbuild = require('esbuild');

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'node_modules/.cache/wayfare/processes');

module.exports = () =>
  esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      sandbox: 'sandbox/src/server.ts',
      'drill-process': 'api/src/modules/bookings/drill-process.ts',
      'pglite-worker': 'api/src/db/pglite-worker.ts',
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
