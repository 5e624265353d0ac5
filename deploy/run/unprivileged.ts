import { chmodSync, chownSync, mkdirSync } from 'node:fs';

/* Processes run as a user without a name and without rights; whoever is root gives his up, everybody else has none. */

const USER = 1000;
const isRoot = process.getuid?.() === 0;
const WITHOUT_RIGHTS = [
  'setpriv',
  `--reuid=${USER}`,
  `--regid=${USER}`,
  '--clear-groups',
  '--no-new-privs',
  '--bounding-set=-all',
];

/** The words that run a command as that user. */
export const withoutRights = (command: readonly string[]): string[] =>
  isRoot ? [...WITHOUT_RIGHTS, ...command] : [...command];

/** A folder that this user alone may look into and change, as `install -d -o 1000 -m 0750` makes it. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (isRoot) chownSync(folder, USER, USER);
  chmodSync(folder, 0o750);
}
