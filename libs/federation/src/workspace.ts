import { readFileSync } from 'node:fs';
import path from 'node:path';

export const workspaceRoot = process.env.WAYFARE_ROOT ?? process.cwd();

interface TsConfig {
  compilerOptions: { paths: Record<string, [string]> };
}

/** Aliases of tsconfig.base.json, the one list of them. */
export function aliases(): TsConfig['compilerOptions']['paths'] {
  const text = readFileSync(path.join(workspaceRoot, 'tsconfig.base.json'), 'utf8');
  return (JSON.parse(text) as TsConfig).compilerOptions.paths;
}

export function webpackAliases(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(aliases()).map(([alias, [target]]) => {
      const resolved = path.join(workspaceRoot, target.replace(/\/\*$/, ''));
      return alias.endsWith('/*') ? [alias.slice(0, -2), resolved] : [`${alias}$`, resolved];
    }),
  );
}
