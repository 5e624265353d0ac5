import path from 'node:path';
import { libraries } from './release.mjs';
import { root } from './run.mjs';

/** Stores `shell/dist` as a build for `shell/launch.cjs`, since Nx wipes the former. */
export async function keepShell() {
  const { keepBuild } = await libraries();
  return keepBuild(path.join(root, 'shell/dist'), path.join(root, 'shell/builds'));
}
