import { createRequire } from 'node:module';
import path from 'node:path';

/** Resolved from the working directory: bundled code has no path of its own. */
export function packageFile(name: string): string {
  const starts = [path.join(process.cwd(), 'index.js'), process.argv[1]];
  let failure: unknown;
  for (const start of starts) {
    if (start === undefined) continue;
    try {
      return createRequire(start).resolve(name);
    } catch (error) {
      failure = error;
    }
  }
  throw new Error(`The package ${name} is not installed.`, { cause: failure });
}
