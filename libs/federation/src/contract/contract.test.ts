import { checkContract } from '@wayfare/releases';
import type { ChangedName } from './compare';
import { neededContract, nextContract, type Contract } from './contract';
import { keptContract } from './files';

const UI = '@wayfare/ui';
const BEFORE: Contract = {
  version: '2.5.0',
  names: { [UI]: { Button: '2.1.0', Link: '2.5.0' }, '@wayfare/i18n': { useTranslation: '2.0.0' } },
};
const change = (name: string, kind: ChangedName['change']) => ({ module: UI, name, change: kind });
const after = (own: readonly string[], ...changes: ChangedName[]) =>
  nextContract(BEFORE, {
    names: new Map([
      [UI, own],
      ['@wayfare/i18n', ['useTranslation']],
    ]),
    changes,
  });

it.each([
  ['nothing', ['Button', 'Link'], [], '2.5.0', { Button: '2.1.0', Link: '2.5.0' }],
  [
    'a name that is added',
    ['Button', 'Link', 'Map'],
    [change('Map', 'added')],
    '2.6.0',
    { Button: '2.1.0', Link: '2.5.0', Map: '2.6.0' },
  ],
  [
    'a name that takes more',
    ['Button', 'Link'],
    [change('Button', 'extended')],
    '2.6.0',
    { Button: '2.6.0', Link: '2.5.0' },
  ],
  [
    'a name that breaks',
    ['Button', 'Link'],
    [change('Link', 'broken'), change('Button', 'extended')],
    '3.0.0',
    { Button: '3.0.0', Link: '3.0.0' },
  ],
  ['a name that is gone', ['Button'], [change('Link', 'removed')], '3.0.0', { Button: '2.1.0' }],
])('gives the contract its version by %s', (_what, own, changes, version, names) => {
  const next = after(own, ...changes);
  expect(next.version).toBe(version);
  expect(next.names[UI]).toEqual(names);
  expect(next.names['@wayfare/i18n']).toEqual({ useTranslation: '2.0.0' });
});

it.each([
  ['nothing of ours', {}, '^2.0.0'],
  ['what is old', { [UI]: ['Button'] }, '^2.1.0'],
  ['old and new', { [UI]: ['Button', 'Link'], '@wayfare/i18n': ['useTranslation'] }, '^2.5.0'],
  ['a module as a whole', { [UI]: ['*'] }, '^2.5.0'],
  ['names that are no export', { [UI]: ['default'], react: ['useState'] }, '^2.0.0'],
])('a release that takes %s says what it needs', (_what, imports, range) =>
  expect(neededContract(BEFORE, imports)).toBe(range),
);

it.each([
  [
    'what was there before, by a shell with additions alone',
    BEFORE,
    after(['Button', 'Link', 'Map'], change('Map', 'added')),
    ['Button', 'Link'],
    true,
  ],
  [
    'what was there before, by a shell whose names take more',
    BEFORE,
    after(['Button', 'Link'], change('Button', 'extended')),
    ['Button'],
    true,
  ],
  [
    'old names, by the shell before',
    after(['Button', 'Link', 'Map'], change('Map', 'added')),
    BEFORE,
    ['Button', 'Link'],
    true,
  ],
  [
    'a new name, by the shell before',
    after(['Button', 'Link', 'Map'], change('Map', 'added')),
    BEFORE,
    ['Button', 'Map'],
    false,
  ],
  [
    'what a name takes since, by the shell before',
    after(['Button', 'Link'], change('Button', 'extended')),
    BEFORE,
    ['Button'],
    false,
  ],
  [
    'what was there before, by a shell that broke something',
    BEFORE,
    after(['Button'], change('Link', 'removed')),
    ['Button'],
    false,
  ],
])(
  'a release that was built for %s, is served: the range decides',
  (_what, built, shell, taken, isServed) => {
    const manifest = { name: 'alpha', contract: neededContract(built, { [UI]: taken }) };
    const check = () => checkContract(manifest, shell.version);
    if (isServed) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: 'CONTRACT' }));
  },
);

it('has a version for every name that the shell provides, none later than its own', () => {
  const { version, names } = keptContract();
  expect(Object.keys(names)).toContain(UI);
  for (const [module, own] of Object.entries(names))
    for (const [name, since] of Object.entries(own))
      expect([module, name, since.localeCompare(version, 'en', { numeric: true }) <= 0]).toEqual([
        module,
        name,
        true,
      ]);
});
