import path from 'node:path';
import { libraries } from './release.mjs';
import { root } from './run.mjs';

/** Keeps the bundler's `shell/dist` as one of the builds that `shell/launch.cjs` starts from. Nx wipes the former. */
export async function keepShell() {
  const { keepBuild } = await libraries();
  return keepBuild(path.join(root, 'shell/dist'), path.join(root, 'shell/builds'));
}
