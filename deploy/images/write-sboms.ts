/* `npm run sbom [-- <folder>]`: packages of production of the site and of each image as CycloneDX, after a build. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLockfile, ROOT } from '../packages/lockfile';
import { writeBom, writeManifest } from './folder-of-packages';
import { PROCESSES } from './processes';
import { bomOf, type Bom } from './sbom';

const target = path.resolve(process.argv[2] ?? path.join(ROOT, '.wayfare/sbom'));
const folder = mkdtempSync(path.join(tmpdir(), 'wayfare-sbom-'));

function tell(name: string, bom: Bom): void {
  const file = path.join(target, `${name}.cdx.json`);
  writeBom(file, bom);
  process.stdout.write(`${bom.components.length} packages of production: ${file}\n`);
}

mkdirSync(target, { recursive: true });
try {
  const lockfile = readLockfile();
  tell('site', bomOf(ROOT));
  for (const name of Object.keys(PROCESSES)) {
    writeManifest(name, path.join(folder, name), lockfile);
    tell(name, bomOf(path.join(folder, name)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
