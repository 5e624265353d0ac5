import checkFile from 'eslint-plugin-check-file';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import testingLibrary from 'eslint-plugin-testing-library';
import {
  layeredVerticals,
  LAYER_RULE,
  zonesOf,
  zonesOfApi,
  STAFF_LOWER,
  zonesOfStaff,
  zonesOfTests,
} from './layers.mjs';

const WITHOUT = {
  'jsx-a11y-x/no-access-key':
    'components take an accessKey by which a booking is opened; no element has a shortcut',
  'jsx-a11y-x/interactive-supports-focus':
    'in tabs, grids and lists one child has the focus, or the field says by aria-activedescendant which is meant',
  'testing-library/no-container': 'see no-node-access',
  'testing-library/no-node-access':
    'tests go from a text to what holds it, and look at what has no role: head, scripts, hostile markup',
  'testing-library/no-unnecessary-act': 'what suspends needs an awaited act around render',
  'testing-library/prefer-screen-queries': 'it takes what within() gave for a render result',
  'testing-library/render-result-naming-convention':
    'renderRoute and renderSlot give more than the library, and stories call it page or slot',
  'jest-dom/prefer-checked': 'it takes a variable for false, and mends tests so',
  'jest-dom/prefer-to-have-attribute':
    'a table of cases has null where no attribute is, which toHaveAttribute cannot expect',
  'playwright/consistent-spacing-between-blocks': 'layout is for Oxfmt',
  'playwright/no-conditional-in-test':
    'one journey is walked on phone and desktop and in two languages',
  'playwright/no-conditional-expect': 'see no-conditional-in-test',
  'playwright/valid-test-tags': 'it takes only literals, and tags follow from tables of routes',
};

const WITH = {
  // VoiceOver ignores lists without bullets
  'jsx-a11y-x/no-redundant-roles': [{ ul: ['list'], ol: ['list'], nav: ['navigation'] }],
  // on components the prop has another meaning
  'jsx-a11y-x/no-autofocus': [{ ignoreNonDOM: true }],
  // scrollable regions need keyboard focus
  'jsx-a11y-x/no-noninteractive-tabindex': [{ tags: [], roles: ['tabpanel', 'region'] }],
  // Escape and focus bubble to containers; presses do not
  'jsx-a11y-x/no-noninteractive-element-interactions': [
    { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
  ],
  'jsx-a11y-x/no-static-element-interactions': [
    { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
  ],
  'jsx-a11y-x/no-noninteractive-element-to-interactive-role': [
    { ul: ['listbox'], ol: ['listbox'], li: ['option'] },
  ],
  // phones have no keyboard
  'playwright/no-skipped-test': [{ allowConditional: true }],
  // helpers with expectations of their own
  'playwright/expect-expect': [
    { assertFunctionNames: ['axe', 'lookAtHtml', 'lookAtPage', 'outcome', 'walk'] },
  ],
};

const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name, setting]) => [setting].flat()[0] !== 'off' && !(name in WITHOUT))
      .map(([name, setting]) => [name, ['error', ...(WITH[name] ?? [setting].flat().slice(1))]]),
  );

const sets = [
  {
    name: 'names of files',
    files: ['**/*.{ts,tsx}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        // kebab-case, a leading number for migrations
        { '**/*.{ts,tsx}': '+([a-z0-9])*(-+([a-z0-9]))' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    name: 'accessibility',
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    rules: asErrors(jsxA11y.configs.strict.rules),
  },
  {
    name: 'tests of pages and components',
    files: ['**/*.test.tsx'],
    plugins: { 'testing-library': testingLibrary, 'jest-dom': jestDom },
    rules: {
      ...asErrors(testingLibrary.configs['flat/react'].rules),
      ...asErrors(jestDom.configs['flat/recommended'].rules),
    },
  },
  {
    name: 'browser suites',
    files: ['e2e/specs/**/*.ts', 'e2e/fixtures/**/*.ts'],
    plugins: { playwright },
    rules: asErrors(playwright.configs['flat/recommended'].rules),
  },
];

const UNIT_TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const zonesIn = (project, { files, ignores, zones }) => ({
  name: `layers of ${project}: ${files.join(' ')}`,
  files: files.map((file) => `${project}/src/${file}`),
  ignores,
  plugins: { 'import-x': importX },
  settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
  rules: { [LAYER_RULE]: ['error', { zones }] },
});
const zones = layeredVerticals().flatMap((each) => [
  zonesIn(each.vertical, {
    files: ['*/**/*.{ts,tsx}'],
    ignores: [...UNIT_TESTS, '**/testing/**'],
    zones: zonesOf(each),
  }),
  zonesIn(each.vertical, {
    files: ['features/**/*.test.{ts,tsx}'],
    ignores: [],
    zones: zonesOfTests(each),
  }),
]);

zones.push(
  zonesIn('api', { files: ['*/**/*.ts'], ignores: UNIT_TESTS, zones: zonesOfApi() }),
  ...Object.keys(STAFF_LOWER).map((project) =>
    zonesIn(project, {
      files: ['*/**/*.{ts,tsx}'],
      ignores: [...UNIT_TESTS, '**/testing/**'],
      zones: zonesOfStaff(project),
    }),
  ),
);

export const field = [...sets, ...zones];
