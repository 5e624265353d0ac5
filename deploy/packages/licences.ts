import satisfies from 'spdx-satisfies';
import { ofProduction, type Installed, type Lockfile } from './lockfile';

/** SPDX names of licences that ask for no more than to be named. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
];

interface Exception {
  readonly package: RegExp;
  readonly says: RegExp;
  readonly is: string;
  readonly because: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    package: /^@img\/sharp-/,
    says: /LGPL-3\.0-or-later/,
    is: 'LGPL-3.0-or-later (libvips), Apache-2.0, MIT',
    because: 'libvips is a shared library in a file of its own, unchanged, and can be replaced',
  },
  {
    package: /^@fontsource-variable\/inter$/,
    says: /^OFL-1\.1$/,
    is: 'OFL-1.1',
    because: 'a typeface may be embedded and passed on under its name',
  },
  {
    package: /^caniuse-lite$/,
    says: /^CC-BY-4\.0$/,
    is: 'CC-BY-4.0',
    because: 'data that builds read; it is in nothing that is passed on',
  },
  {
    package: /^dejavu-fonts-ttf$/,
    says: /^SEE LICENSE IN/,
    is: 'Bitstream Vera and Arev',
    because: 'typefaces that may be embedded and passed on',
  },
  {
    package: /^png-js$/,
    says: /^$/,
    is: 'MIT',
    because: 'its LICENSE file says so, its package.json does not',
  },
];

const exceptionOf = ({ name, entry }: Installed) =>
  EXCEPTIONS.find(
    (exception) => exception.package.test(name) && exception.says.test(entry.license ?? ''),
  );

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false; // no SPDX expression
  }
}

export const licenceOf = (found: Installed): string =>
  exceptionOf(found)?.is ?? (found.entry.license ?? '').replace(/^\((.*)\)$/, '$1');

/** Packages of production under terms that nobody allowed, and exceptions that nothing needs, in words. */
export function licenceFaults(lockfile: Lockfile): string[] {
  const packages = ofProduction(lockfile);
  return [
    ...packages
      .filter((found) => exceptionOf(found) === undefined && !isAllowed(found.entry.license ?? ''))
      .map(({ name, version, entry }) => `${name} ${version} is under ${entry.license ?? 'none'}`),
    ...EXCEPTIONS.filter(
      (exception) => !packages.some((found) => exceptionOf(found) === exception),
    ).map((exception) => `no package needs the exception ${exception.package.source}`),
  ];
}
