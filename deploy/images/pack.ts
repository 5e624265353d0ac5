/* `npm run pack -- <folder> [front api registry publish sandbox]`: files, packages, NOTICE and CycloneDX list of each image. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readLockfile, ROOT, type Lockfile } from '../packages/lockfile';
import { writeBom, writeManifest } from './folder-of-packages';
import { PROCESSES } from './processes';
import { bomOf } from './sbom';

const isWithoutPackages = (place: string) => (source: string) =>
  !path.relative(place, source).split(path.sep).includes('node_modules');

function copyPackage(place: string, folder: string, lockfile: Lockfile): void {
  const from = path.join(ROOT, place);
  if (!existsSync(from)) {
    if (lockfile.packages[place]?.optional === true) return; // another machine's
    throw new Error(`${place} is not installed: npm ci`);
  }
  cpSync(from, path.join(folder, place), { recursive: true, filter: isWithoutPackages(from) });
}

function pack(name: string, folder: string, lockfile: Lockfile): void {
  rmSync(folder, { recursive: true, force: true });
  const places = writeManifest(name, folder, lockfile);
  for (const file of [...(PROCESSES[name]?.has ?? []), 'NOTICE'])
    cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
  for (const place of places) copyPackage(place, folder, lockfile);
  const bom = bomOf(folder);
  writeBom(path.join(folder, 'sbom.cdx.json'), bom);
  process.stdout.write(`${name}: ${bom.components.length} packages of production\n`);
}

const [target, ...names] = process.argv.slice(2);
if (target === undefined) {
  process.stderr.write(
    'Name a folder: npm run pack -- <folder> [front api registry publish sandbox]\n',
  );
  process.exitCode = 1;
} else {
  const lockfile = readLockfile();
  for (const name of names.length > 0 ? names : Object.keys(PROCESSES))
    pack(name, path.resolve(target, name), lockfile);
}
