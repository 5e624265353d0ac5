import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { closureOf, type Lockfile } from '../packages/lockfile';

const REQUIRED = /\brequire\("([^"./][^"]*)"\)/g;

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the bundles in a folder ask Node for, in order. */
export function requiredIn(folder: string): string[] {
  const requests = readdirSync(folder)
    .filter((name) => name.endsWith('.cjs'))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(REQUIRED)])
    .map(([, request = '']) => request)
    .filter((request) => !isBuiltin(request));
  return [...new Set(requests.map(packageOf))].sort();
}

/** A lockfile of `names` and their needs. Throws for a package that is not installed, or for development alone. */
export function lockfileFor(
  { title, names }: { title: string; names: readonly string[] },
  lockfile: Lockfile,
): { manifest: object; lockfile: object; places: string[] } {
  const places = closureOf(lockfile, names);
  const forDevelopment = places.filter((place) => lockfile.packages[place]?.dev === true);
  if (forDevelopment.length > 0)
    throw new Error(`${title} needs packages of development: ${forDevelopment.join(', ')}`);
  const dependencies = Object.fromEntries(
    [...new Set(names)]
      .sort()
      .map((name) => [name, lockfile.packages[`node_modules/${name}`]?.version ?? '']),
  );
  const project = { name: title, version: '0.0.0', license: 'UNLICENSED', dependencies };
  const packages = Object.fromEntries(places.map((place) => [place, lockfile.packages[place]]));
  return {
    manifest: { ...project, private: true },
    lockfile: {
      name: title,
      version: '0.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: { '': project, ...packages },
    },
    places,
  };
}
