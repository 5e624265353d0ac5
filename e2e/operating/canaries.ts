import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Values that must be in files alone. */

const SHORTEST = 16;

/** The longest line of each secret, and what a database's address has as its password. */
export function canariesIn(folder: string): string[] {
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return texts.flatMap((text) => {
    const lines = text.split('\n').filter((line) => !line.startsWith('-----'));
    const longest = lines.toSorted((one, other) => other.length - one.length)[0] ?? '';
    return longest.length < SHORTEST ? [] : [longest];
  });
}

export interface Told {
  readonly where: string;
  readonly text: string;
}

/** What units and servers wrote. */
export const logsIn = (folder: string): Told[] =>
  readdirSync(folder).map((name) => ({
    where: `the log ${name}`,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));

/** What runs on this machine says of itself to whoever looks. */
export function processLists(pids: readonly { name: string; pid: number }[]): Told[] {
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      where: `command line of process ${pid}`,
      text: read(`/proc/${pid}/cmdline`),
    }));
  const environments = pids.map(({ name, pid }) => ({
    where: `environment of ${name}`,
    text: read(`/proc/${pid}/environ`),
  }));
  if (environments.some(({ text }) => text === ''))
    throw new Error('an environment cannot be read');
  return [...lines, ...environments];
}

/** Processes end meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Commands that a shell with `-x` told of: of those that it has itself no list of processes tells. */
export const commandsIn = (trace: string): string =>
  trace
    .split('\n')
    .filter((line) => /^\++ /.test(line) && !/^\++ (?:printf|echo|\[) /.test(line))
    .join('\n');

/** Where a secret is that belongs in its file alone. */
export const leaks = (told: readonly Told[], canaries: readonly string[]): string[] =>
  told
    .filter(({ text }) => canaries.some((canary) => text.includes(canary)))
    .map(({ where }) => where);
