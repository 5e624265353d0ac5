import { readFileSync } from 'node:fs';
import path from 'node:path';
import { licenceFaults } from './licences';
import { readLockfile, ROOT } from './lockfile';
import { buildEntry } from '../testing/lockfile.fixture';
import { holderIn, noticeText } from './notice';

const lockfile = readLockfile();

describe('licences', () => {
  it('of all packages of production are allowed', () => {
    expect(licenceFaults(lockfile)).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'MIT AND AGPL-3.0-only',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    undefined,
  ])('refuse %s', (license) => {
    const planted = { ...lockfile.packages, 'node_modules/planted': buildEntry({ license }) };
    expect(licenceFaults({ lockfileVersion: 3, packages: planted })).toEqual([
      expect.stringContaining('planted 1.0.0 is under'),
    ]);
  });

  it('may be chosen where a package offers several, and are not asked of tools', () => {
    const more = {
      'node_modules/either': buildEntry({ license: '(MIT OR GPL-3.0-only)' }),
      'node_modules/tool': buildEntry({ license: 'GPL-3.0-only', dev: true }),
    };
    const packages = { ...lockfile.packages, ...more };
    expect(licenceFaults({ lockfileVersion: 3, packages })).toEqual([]);
  });

  it('miss the package that an exception was for', () => {
    const { 'node_modules/png-js': _gone, ...packages } = lockfile.packages;
    expect(licenceFaults({ lockfileVersion: 3, packages })).toEqual([
      expect.stringContaining('png-js'),
    ]);
  });
});

describe('NOTICE', () => {
  it('is what `npm run notice` writes', () => {
    expect(readFileSync(path.join(ROOT, 'NOTICE'), 'utf8')).toBe(noticeText(lockfile));
  });

  it.each([
    ['MIT License\n\nCopyright (c) 2010 Jane Doe\n', 'Copyright (c) 2010 Jane Doe'],
    ['# Terms\n * Copyright 2012-2024  The Authors', 'Copyright 2012-2024 The Authors'],
    ['The above copyright notice shall be included', ''],
    ['Apache License\nCopyright [yyyy] [name of owner]', ''],
  ])('reads in a licence whose it is: %j', (text, holder) => {
    expect(holderIn(text)).toBe(holder);
  });
});
