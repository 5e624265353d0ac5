/* `npm run build [-- mfe-hotels api]`: builds what changed. */
import { checkPaths } from './check-paths.mjs';
import { root, run } from './run.mjs';
import { keepShell } from './shell-builds.mjs';
import verticals from './verticals.cjs';

const wanted = process.argv.slice(2);
const projects =
  wanted.length > 0
    ? wanted
    : [
        'sandbox',
        'api',
        'desk',
        'cockpit',
        'registry',
        'shell',
        ...verticals.verticalNames(root).map(verticals.folderOf),
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
  // outside of Nx's cache, which would wipe builds that a running shell serves
  if (names.includes('shell')) await keepShell();
}

if (process.argv[1]?.endsWith('build.mjs')) await build();
