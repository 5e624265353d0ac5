import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../packages/lockfile';

export const IMAGES = ['front', 'api', 'worker', 'registry', 'publish', 'sandbox'];

export const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const documented = new Set(
  [...read('docs/configuration.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
);

/** Names that no process reads, itself or as the name of a file. */
export const unknown = (names: readonly string[]) =>
  names.map((name) => name.replace(/_FILE$/, '')).filter((name) => !documented.has(name));
