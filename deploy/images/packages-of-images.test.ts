import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLockfile } from '../packages/lockfile';
import { lockfileFor, requiredIn } from './needed-packages';
import { inWorkspace, PROCESSES } from './processes';
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

/** Read where nothing is bundled; bundles have what it says (`SANDBOX_DOUBLES`). */
const BUNDLED = ['sandbox/src'];
const SOURCES = { front: 'shell/src/server', api: 'api/src', sandbox: 'sandbox/src' };

/** Files and folders of the workspace that sources name, as seen from it. */
const named = (sources: string) =>
  readdirSync(inWorkspace(sources), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
    .flatMap((name) => [
      ...readFileSync(path.join(inWorkspace(sources), name), 'utf8').matchAll(
        /'((?:api|sandbox|shell)\/[a-z][\w./-]*)'/g,
      ),
    ])
    .map(([, file = '']) => file)
    .filter((file) => !BUNDLED.includes(file));

it.each(Object.entries(SOURCES))('The image of %s has what its sources read', (name, sources) => {
  const has = PROCESSES[name]!.has.map((file) => `${file}/`);
  const read = named(sources);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((file) => !has.some((folder) => `${file}/`.startsWith(folder)))).toEqual([]);
  // what a build makes is not there yet
  const kept = PROCESSES[name]!.has.filter((file) => !file.endsWith('/dist'));
  expect(kept.filter((file) => !existsSync(inWorkspace(file)))).toEqual([]);
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
