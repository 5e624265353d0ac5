import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command in the workspace; `hears` gets its output. Rejects with the output when quiet. */
export function run(command, args, { env = {}, quiet = false, hears, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet
        ? ['ignore', 'pipe', 'pipe']
        : ['inherit', hears ? 'pipe' : 'inherit', 'inherit'],
    });
    let output = '';
    if (hears) {
      child.stdout.pipe(process.stdout, { end: false });
      child.stdout.setEncoding('utf8').on('data', hears);
    }
    if (quiet)
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`)),
    );
  });
}
