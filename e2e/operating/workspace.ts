import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { withoutRights } from '../../deploy/run/unprivileged';

export const ROOT = path.resolve(__dirname, '../..');

const AUTHOR = ['-c', 'user.name=Wayfare', '-c', 'user.email=tests@wayfare.example'];

/** A clone of this workspace, as it is now, with its packages, in a folder that the user of the processes owns. */
export function cloneTo(folder: string, env: Readonly<Record<string, string>>): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  mkdirSync(folder, { recursive: true });
  for (const file of list.split('\0').filter((name) => name !== ''))
    cpSync(path.join(ROOT, file), path.join(folder, file), { verbatimSymlinks: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  if (process.getuid?.() === 0)
    execFileSync('chown', ['-R', '--no-dereference', '1000:1000', folder]);
  const git = (...words: string[]) => {
    const [program = '', ...rest] = withoutRights(['git', ...words]);
    execFileSync(program, rest, { cwd: folder, env, stdio: 'ignore' });
  };
  git('init', '--quiet');
  git('add', '--all');
  git(...AUTHOR, 'commit', '--quiet', '--no-verify', '--message', 'Clone');
}
