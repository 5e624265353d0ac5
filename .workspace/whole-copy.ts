import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const WORKSPACE = path.resolve(__dirname, '..');

/** Repository with a copy of all files, committed. */
export interface WholeCopy {
  readonly root: string;
  /** runs Node there; throws its output */
  node(...words: readonly string[]): string;
  changes(): string[];
  read(file: string): string;
  remove(file: string): void;
  clear(): void;
}

/** Environment without variables of task runner and suite. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NX_|JEST_|NODE_|WAYFARE_)/.test(name)),
  ),
  NX_DAEMON: 'false',
  // caches are keyed by path
  WAYFARE_BUILD_CACHE: 'off',
});

function run(root: string, program: string, words: readonly string[]): string {
  try {
    return execFileSync(program, words, {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

export function copyWhole(): WholeCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'wayfare-whole-'));
  const git = (...words: string[]) => run(root, 'git', words);
  const files = run(WORKSPACE, 'git', ['ls-files', '-co', '--exclude-standard', '-z'])
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(WORKSPACE, file)));
  for (const file of files) cpSync(path.join(WORKSPACE, file), path.join(root, file));
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(root, 'node_modules'));
  git('init', '--quiet');
  // the ignored pattern is of a folder, no link
  appendFileSync(path.join(root, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  const author = ['-c', 'user.name=Wayfare', '-c', 'user.email=tests@wayfare.example'];
  git(...author, 'commit', '--quiet', '--no-verify', '--message', 'Copy');
  return {
    root,
    node: (...words) => run(root, process.execPath, words),
    changes: () => git('status', '--porcelain').split('\n').filter(Boolean),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    remove: (file) => rmSync(path.join(root, file), { recursive: true }),
    clear: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
