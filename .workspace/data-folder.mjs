import path from 'node:path';
import { root } from './run.mjs';

export const HAS_PSEUDO = process.env.WAYFARE_PSEUDO === '1';

/** Where registry, releases and data are; the pseudo-language's are apart, since other sites don't know it. */
export function dataFolder(environment = process.env) {
  const own = environment.WAYFARE_PSEUDO === '1' ? '.wayfare/pseudo' : '.wayfare';
  return path.resolve(root, environment.DATA_DIR ?? own);
}
