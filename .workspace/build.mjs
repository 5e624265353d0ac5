/* Builds what changed: `npm run build` for everything, `npm run build -- mfe-hotels api` for some. */
import { checkPaths } from './check-paths.mjs';
import { run } from './run.mjs';

const wanted = process.argv.slice(2);
const projects =
  wanted.length > 0
    ? wanted
    : [
        'sandbox',
        'api',
        'shell',
        'mfe-hotels',
        'mfe-flights',
        'mfe-trains',
        'mfe-account',
        'mfe-content',
      ];

export async function build(names = projects, options = {}) {
  await checkPaths();
  await run(
    'node',
    [
      'node_modules/nx/dist/bin/nx.js',
      'run-many',
      '--target=build',
      `--projects=${names.join(',')}`,
      '--parallel=2',
      '--outputStyle=static',
    ],
    { env: { NX_DAEMON: 'false', ...options.env }, quiet: options.quiet ?? false },
  );
}

if (process.argv[1]?.endsWith('build.mjs')) await build();
