import { parseManifest } from './check-manifest';
import { checkBudgets, overBudget } from './check-budgets';
import { document } from './testing/release.fixture';

const integrity = `sha384-${'A'.repeat(64)}`;
const routes = ['index', 'thing'].map((name) => ({
  name,
  path: { en: `/alpha-${name}`, nl: `/nl/alpha-${name}` },
}));
const release = (budgets?: object) => ({
  manifest: parseManifest({ ...document, routes, slots: [], budgets }),
  chunks: {
    index: { js: ['index.js', 'both.js'], css: ['index.css'] },
    thing: { js: ['thing.js'], css: [] },
  },
  files: Object.fromEntries(
    Object.entries({ 'index.js': 700, 'both.js': 300, 'index.css': 50, 'thing.js': 900 }).map(
      ([name, bytes]) => [`client/${name}`, { integrity, bytes }],
    ),
  ),
});

it.each([
  ['no budget', undefined, []],
  ['room enough', { page: { script: 1000, style: 50 } }, []],
  [
    'too much script and style',
    { page: { script: 899, style: 49 } },
    [
      'index has 1000 bytes of script, its budget is 899',
      'index has 50 bytes of style, its budget is 49',
      'thing has 900 bytes of script, its budget is 899',
    ],
  ],
  [
    'a page that may have more',
    { page: { script: 900, style: 50 }, routes: { index: { script: 1000 } } },
    [],
  ],
  [
    'a page that may have less',
    { page: { script: 1000, style: 50 }, routes: { thing: { script: 800 } } },
    ['thing has 900 bytes of script, its budget is 800'],
  ],
])('finds what weighs too much: %s', (_what, budgets, over) => {
  expect(overBudget(release(budgets))).toEqual(over);
});

it('refuses a release with all that is over, and says what to do', () => {
  expect(() => checkBudgets(release({ page: { script: 950, style: 50 } }))).toThrow(
    expect.objectContaining({
      code: 'BUDGET',
      message:
        'alpha: index has 1000 bytes of script, its budget is 950. Make it lighter, or raise budgets in vertical.json',
    }),
  );
});

it('knows no budget of a page that is not there', () => {
  expect(() => release({ page: { script: 1, style: 1 }, routes: { gone: { script: 1 } } })).toThrow(
    'budgets: one is of no route of this vertical',
  );
});
