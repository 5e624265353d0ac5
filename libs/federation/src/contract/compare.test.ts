import { workspaceRoot } from '../workspace';
import { compareContracts, type ChangedName } from './compare';

type Case = readonly [what: string, before: string, now: string, change: string | null];

const BUTTON = 'interface Look {\n size: "small";\n}\nexport function Button(look: Look): void;';
const CASES: readonly Case[] = [
  ['the same', BUTTON, BUTTON, null],
  ['another comment', BUTTON, `// @public\n${BUTTON}`, null],
  [
    'another order',
    'export const a: 1;\nexport const b: 2;',
    'export const b: 2;\nexport const a: 1;',
    null,
  ],
  ['one more name', BUTTON, `${BUTTON}\nexport const Link: string;`, 'Link added'],
  ['a name less', `${BUTTON}\nexport const Link: string;`, BUTTON, 'Link removed'],
  ['one more type, which no release holds', BUTTON, `${BUTTON}\nexport type Tone = string;`, null],
  ['a type less', `${BUTTON}\nexport interface Tone { a: 1 }`, BUTTON, null],
  [
    'a property that may be given',
    BUTTON,
    BUTTON.replace('size:', 'tone?: string; size:'),
    'Button extended',
  ],
  [
    'a property that has to be given',
    BUTTON,
    BUTTON.replace('size:', 'tone: string; size:'),
    'Button broken',
  ],
  [
    'one more value that may be given',
    BUTTON,
    BUTTON.replace('"small"', '"small" | "large"'),
    'Button extended',
  ],
  [
    'a value that may be given no more',
    BUTTON.replace('"small"', '"small" | "large"'),
    BUTTON,
    'Button broken',
  ],
  [
    'one more argument',
    BUTTON,
    BUTTON.replace('look: Look', 'look: Look, id: string'),
    'Button broken',
  ],
  [
    'an argument that may be left out',
    BUTTON,
    BUTTON.replace('look: Look', 'look: Look, id?: string'),
    'Button extended',
  ],
  [
    'one more thing in an answer',
    'export function ask(): { a: 1 };',
    'export function ask(): { a: 1; b: 2 };',
    'ask extended',
  ],
  [
    'a thing less in an answer',
    'export function ask(): { a: 1; b: 2 };',
    'export function ask(): { a: 1 };',
    'ask broken',
  ],
  [
    'an answer that may be none',
    'export function ask(): string;',
    'export function ask(): string | null;',
    'ask broken',
  ],
  [
    'a type that a type names',
    'type Tone = "red";\ninterface Look { tone: Tone }\nexport const paint: (look: Look) => void;',
    'type Tone = "blue";\ninterface Look { tone: Tone }\nexport const paint: (look: Look) => void;',
    'paint broken',
  ],
  [
    'one more member of a class',
    'export class Lost extends Error { code: string }',
    'export class Lost extends Error { code: string; status: number }',
    'Lost extended',
  ],
  [
    'a generic function',
    'export function later<T>(value: T): Promise<T>;',
    'export function later<T>(value: T, ms?: number): Promise<T>;',
    'later extended',
  ],
  [
    'another package behind the name',
    "import { useState } from 'react';\nexport { useState as use }",
    "import { useEffect } from 'react';\nexport { useEffect as use }",
    'use broken',
  ],
  [
    'a type out of a package',
    "import { LinkProps } from 'react-router-dom';\nexport { LinkProps }",
    'export {}',
    null,
  ],
];

const report = (code: string) => `## API Report\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
const side = (of: (one: Case) => string) => new Map(CASES.map((one) => [one[0], report(of(one))]));
let found: readonly ChangedName[] = [];
let names: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const compared = await compareContracts(
    workspaceRoot,
    side((one) => one[1]),
    side((one) => one[2]),
  );
  found = compared.changes;
  names = compared.names;
});

it.each(CASES)('tells what %s is', (what, _before, _now, expected) => {
  const changes = found.filter(({ module }) => module === what);
  expect(changes.map(({ name, change }) => `${name} ${change}`)).toEqual(
    expected === null ? [] : [expected],
  );
});

it('says of what is broken what the compiler says', () => {
  const [change] = found.filter(({ module }) => module === 'a property that has to be given');
  expect(change?.why).toMatch(/Property 'tone' is missing/);
});

it('lists the values of each module, whatever they come from, and no type', () => {
  expect(names.get('another package behind the name')).toEqual(['use']);
  expect(names.get('one more name')).toEqual(['Button', 'Link']);
  expect(names.get('one more type, which no release holds')).toEqual(['Button']);
});

it('knows a module that is new, and one that is gone', async () => {
  const [none, some] = [
    new Map(),
    new Map([['@wayfare/map', report('export const draw: () => void;')]]),
  ];
  const change = async (...pair: [Map<string, string>, Map<string, string>]) =>
    (await compareContracts(workspaceRoot, ...pair)).changes;
  expect(await change(none, some)).toEqual([
    { module: '@wayfare/map', name: 'draw', change: 'added' },
  ]);
  expect(await change(some, none)).toEqual([
    { module: '@wayfare/map', name: 'draw', change: 'removed' },
  ]);
});
