import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Lockfile } from '../packages/lockfile';
import { lockfileFor, requiredIn } from './needed-packages';
import { inWorkspace, PROCESSES } from './processes';

const print = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** Writes package.json and package-lock.json of a process into a folder. Returns the places of its packages. */
export function writeManifest(name: string, folder: string, lockfile: Lockfile): string[] {
  const process = PROCESSES[name];
  if (process === undefined)
    throw new Error(`there is no image ${name}; name some of ${Object.keys(PROCESSES).join(', ')}`);
  const required = process.bundles.flatMap((bundle) => requiredIn(inWorkspace(bundle)));
  const names = [...process.byName, ...required];
  const made = lockfileFor({ title: `wayfare-${name}`, names }, lockfile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), print(made.manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), print(made.lockfile));
  return made.places;
}

export const writeBom = (file: string, bom: object) => writeFileSync(file, print(bom));
