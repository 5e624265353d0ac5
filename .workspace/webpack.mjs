/* `node .workspace/webpack.mjs mfe-hotels`: builds the project whose webpack.config.ts is in that folder of the workspace. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './run.mjs';

process.env.TSX_TSCONFIG_PATH ??= path.join(root, 'tsconfig.base.json');

const workspace = process.env.WAYFARE_ROOT ?? root;
const [directory] = process.argv.slice(2);
/** Errors of the user; others are ours and keep their stack. */
const EXPECTED = ['BuildError', 'ReleaseError'];

async function main() {
  process.chdir(workspace);
  if (directory === undefined) throw new Error('name the folder of a project, such as mfe-hotels');
  const { register } = await import('tsx/cjs/api');
  register();
  const require = createRequire(import.meta.url);
  const { runBuild } = require('../libs/federation/src/index.ts');
  const config = require(path.join(workspace, directory, 'webpack.config.ts'));
  await runBuild(directory, config.default, (warning) => process.stderr.write(`${warning}\n`));
}

await main().catch((error) => {
  const reason = EXPECTED.includes(error.name) ? error.message : (error.stack ?? error);
  process.stderr.write(`${directory} can't be built:\n${reason}\n`);
  process.exitCode = 1;
});
