import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './verticals.cjs';
import { copyWhole, type WholeCopy } from './whole-copy';

/* A vertical as the generator writes it: no file of others changes, it holds without an edit, and goes with its folders. */

const NX = 'node_modules/nx/dist/bin/nx.js';
const OWNERS = '.github/CODEOWNERS';
/** One whose name is a word, and one whose name is none in code. */
const NAMES = ['cars', 'car-hire'];
const FOLDERS = NAMES.flatMap((name) => Object.values(foldersOf(name)));
const TYPES = '.workspace/tsconfig.cars.json';
// half a minute where nothing else runs
const LONG = 180_000;

let copy: WholeCopy;
const generate = (...words: string[]) =>
  copy.node(NX, 'g', '@wayfare/workspace:vertical', ...words);

function disown(name: string): void {
  const rest = copy.read(OWNERS).replace(new RegExp(`^/mfe-${name}/.*\\n`, 'm'), '');
  writeFileSync(path.join(copy.root, OWNERS), rest);
}

beforeAll(() => {
  copy = copyWhole();
  generate('cars', '--labels=nl=Auto’s', '--paths=nl=autos');
  generate('car-hire', '--paths=nl=autohuur');
}, LONG);
afterAll(() => copy.clear());

it('is five folders of its own and a line in the list of owners, whatever its name', () => {
  const changes = copy.changes();
  const isOwn = (change: string) =>
    FOLDERS.some((folder) => `?? ${folder}/`.startsWith(change) && change.endsWith('/'));
  expect(changes.filter((change) => !isOwn(change))).toEqual([` M ${OWNERS}`]);
  expect(copy.read(OWNERS)).toMatch(
    /^\/mfe-cars\/ {8}@wayfare\/cars\n\/mfe-car-hire\/ {4}@wayfare\/car-hire$/m,
  );
});

it('has a tab, a page and texts in each language', () => {
  const manifest = JSON.parse(copy.read('mfe-cars/vertical.json'));
  expect(manifest.slots).toEqual([
    { id: 'home.search/v1', order: expect.any(Number), label: { en: 'Cars', nl: 'Auto’s' } },
  ]);
  expect(manifest.routes[0].path).toEqual({ en: '/cars', nl: '/nl/autos' });
  expect(copy.read('mfe-cars/locales/nl/search.json')).toContain('"Auto’s zoeken"');
  copy.node('.workspace/check-paths.mjs');
});

it.each([
  ['there is one of its name', ['cars'], 'there is a mfe-cars already'],
  ['a label is in no language', ['boats', '--labels=xx=Boats'], '“xx=Boats” is no language'],
  ['a label has a quote of code', ['boats', "--labels=nl=Auto's"], "“Auto's” has a ', which"],
  [
    'a label has a double quote',
    ['boats', '--labels=en=The "Boats"'],
    '“The "Boats"” has a ", which',
  ],
  ['a label has a backslash', ['boats', '--labels=en=Boats\\'], '“Boats\\” has a \\, which'],
  ['a path is no part of an address', ['boats', '--paths=nl=bo/ten'], '“bo/ten” is no part'],
  ['its name ends in a hyphen', ['boats-'], 'boats- is no name of a vertical'],
])('is refused where %s', (_what, words, problem) => {
  expect(() => generate(...words)).toThrow(problem);
  expect(copy.changes().filter((change) => change.includes('boats'))).toEqual([]);
});

it('says what is wrong with its layout where that can not be written', () => {
  const options = '.oxfmtrc.jsonc';
  const before = copy.read(options);
  writeFileSync(path.join(copy.root, options), '{ "printWidth": "wide" }');
  expect(() => generate('boats')).toThrow('Failed to parse configuration');
  writeFileSync(path.join(copy.root, options), before);
  for (const folder of Object.values(foldersOf('boats'))) copy.remove(folder);
  disown('boats');
});

it(
  'has the layout, the types and the habits of the others, and a rule for each of its layers',
  () => {
    copy.node('node_modules/oxfmt/bin/oxfmt', '--check', ...FOLDERS, OWNERS, 'tsconfig.base.json');
    const declared = ['./*.d.ts', '../api/src/**/*.d.ts', '../e2e/**/*.d.ts'];
    const include = [...FOLDERS.map((folder) => `../${folder}`), ...declared];
    writeFileSync(
      path.join(copy.root, TYPES),
      JSON.stringify({ extends: '../tsconfig.base.json', include }),
    );
    copy.node('node_modules/ts7/bin/tsc', '--noEmit', '-p', TYPES);
    copy.remove(TYPES);
    const lint = ['node_modules/eslint/bin/eslint.js', '-c', '.workspace/eslint.config.mjs'];
    copy.node(...lint, '--max-warnings=0', ...FOLDERS);
  },
  LONG,
);

it(
  'passes tests of its own',
  () => {
    const jest = ['node_modules/jest/bin/jest.js', '-c', '.workspace/jest.config.cjs'];
    const own = NAMES.flatMap((name) => [foldersOf(name).app, foldersOf(name).sandbox]);
    copy.node(...jest, '--runInBand', '--workerThreads=false', ...own);
  },
  LONG,
);

it('leaves nothing behind when its folders go', () => {
  for (const folder of FOLDERS) copy.remove(folder);
  for (const name of NAMES) disown(name);
  expect(copy.changes()).toEqual([]);
  copy.node('.workspace/check-paths.mjs');
});
