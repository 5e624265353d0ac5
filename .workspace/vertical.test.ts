import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './verticals.cjs';
import { copyWhole, type WholeCopy } from './whole-copy';

/* A vertical as the generator writes it: no file of others changes, it holds without an edit, and goes with its folders. */

const NX = 'node_modules/nx/dist/bin/nx.js';
const OWNERS = '.github/CODEOWNERS';
const FOLDERS = Object.values(foldersOf('cars'));
const TYPES = '.workspace/tsconfig.cars.json';
// half a minute where nothing else runs
const LONG = 180_000;

let copy: WholeCopy;
beforeAll(() => {
  copy = copyWhole();
  copy.node(
    NX,
    'g',
    '@wayfare/workspace:vertical',
    'cars',
    '--labels=nl=Auto’s',
    '--paths=nl=autos',
  );
}, LONG);
afterAll(() => copy.clear());

it('is five folders of its own and a line in the list of owners', () => {
  const changes = copy.changes();
  const isOwn = (change: string) =>
    FOLDERS.some((folder) => `?? ${folder}/`.startsWith(change) && change.endsWith('/'));
  expect(changes.filter((change) => !isOwn(change))).toEqual([` M ${OWNERS}`]);
  expect(copy.read(OWNERS)).toContain('/mfe-cars/        @wayfare/cars\n');
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
])('is refused where %s', (_what, words, problem) => {
  expect(() => copy.node(NX, 'g', '@wayfare/workspace:vertical', ...words)).toThrow(problem);
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
    copy.node(...jest, '--runInBand', '--workerThreads=false', 'mfe-cars', 'sandbox/src/cars');
  },
  LONG,
);

it('leaves nothing behind when its folders go', () => {
  for (const folder of FOLDERS) copy.remove(folder);
  const owners = copy.read(OWNERS).replace(/^\/mfe-cars\/.*\n/m, '');
  writeFileSync(path.join(copy.root, OWNERS), owners);
  expect(copy.changes()).toEqual([]);
  copy.node('.workspace/check-paths.mjs');
});
