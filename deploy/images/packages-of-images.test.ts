import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLockfile } from '../packages/lockfile';
import { lockfileFor, requiredIn } from './needed-packages';
import { PROCESSES } from './processes';
import { bomOf, reproducible } from './sbom';

const folder = mkdtempSync(path.join(tmpdir(), 'wayfare-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads in bundles which packages they ask for', () => {
  writeFileSync(
    path.join(folder, 'server.cjs'),
    'const a = require("pg"); require("node:fs"); require("fs"); module.exports = require("@scope/name/part");',
  );
  writeFileSync(path.join(folder, '12.cjs'), 'require("./other"); require("drizzle-orm/pg-core");');
  writeFileSync(path.join(folder, 'server.cjs.map'), '{"a":"require(\\"none\\")"}');
  expect(requiredIn(folder)).toEqual(['@scope/name', 'drizzle-orm', 'pg']);
});

const lockfile = readLockfile();

describe.each(Object.entries(PROCESSES))('The image of %s', (name, { byName }) => {
  const made = lockfileFor({ title: name, names: byName }, lockfile);

  it('has packages of production alone', () => {
    expect(made.places.filter((place) => lockfile.packages[place]?.dev === true)).toEqual([]);
  });
});

it('refuses a package of development', () => {
  expect(() => lockfileFor({ title: 'front', names: ['jest'] }, lockfile)).toThrow(
    'front needs packages of development',
  );
});

it('says as CycloneDX what is in an image, the same each time', () => {
  const { manifest, lockfile: locked } = lockfileFor(
    { title: 'wayfare-small', names: ['pg'] },
    lockfile,
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(locked));
  const bom = bomOf(folder);
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  const { version } = lockfile.packages['node_modules/pg']!;
  expect(bom.components).toContainEqual(
    expect.objectContaining({
      name: 'pg',
      version,
      purl: `pkg:npm/pg@${version}`,
      hashes: [expect.objectContaining({ alg: 'SHA-512' })],
      licenses: [{ license: { id: 'MIT' } }],
    }),
  );
  expect(bom.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  );
  const later = {
    ...bom,
    serialNumber: 'urn:uuid:other',
    metadata: { ...bom.metadata, timestamp: 'now' },
  };
  expect(reproducible(later)).toEqual(bom);
});
