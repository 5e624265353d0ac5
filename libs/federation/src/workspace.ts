import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the workspace: every command runs from there. */
export const workspaceRoot = process.env.WAYFARE_ROOT ?? process.cwd();

interface TsConfig {
  compilerOptions: { paths: Record<string, [string]> };
}

/** The aliases of tsconfig.base.json in webpack's form, so that there is one list of them. */
export function webpackAliases(): Record<string, string> {
  const config = JSON.parse(
    readFileSync(path.join(workspaceRoot, 'tsconfig.base.json'), 'utf8'),
  ) as TsConfig;
  return Object.fromEntries(
    Object.entries(config.compilerOptions.paths).map(([alias, [target]]) => {
      const resolved = path.join(workspaceRoot, target.replace(/\/\*$/, ''));
      return alias.endsWith('/*') ? [alias.slice(0, -2), resolved] : [`${alias}$`, resolved];
    }),
  );
}
