import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';
import { field } from './eslint.field.mjs';
import verticals from './verticals.cjs';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', '**/bench/**'];
/** Test support and tooling: it alone may use `type:testing` and `type:tooling`. */
const TEST_SUPPORT = [
  ...TESTS,
  '**/testing/**',
  '**/*-under-test.ts',
  '**/*.fixture.ts',
  '**/*.fixture.tsx',
  '**/webpack.config.ts',
  'api/test/**',
];
const PRODUCT_TAGS = ['type:feature', 'type:ui', 'type:platform', 'type:contract', 'type:domain'];

const boundaries = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: PRODUCT_TAGS },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:ui', 'type:platform', 'type:contract', 'type:domain'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui', 'type:platform', 'type:contract', 'type:domain'],
  },
  {
    sourceTag: 'type:platform',
    onlyDependOnLibsWithTags: ['type:platform', 'type:contract', 'type:domain'],
  },
  {
    sourceTag: 'type:tooling',
    onlyDependOnLibsWithTags: ['type:platform', 'type:contract', 'type:domain'],
  },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:domain', 'type:contract'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: [] },
  ...[...verticals.verticalNames(), 'shell', 'api', 'sandbox'].map((scope) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: [`scope:${scope}`, 'scope:shared'],
  })),
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
];
const boundariesOfTests = boundaries.map((each) =>
  each.sourceTag === 'type:app'
    ? { ...each, onlyDependOnLibsWithTags: [...PRODUCT_TAGS, 'type:tooling', 'type:testing'] }
    : each,
);
const moduleBoundaries = (depConstraints) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allow: [
      '@wayfare/ui-styles',
      '.*/i18n/locales/.*\\.json',
      '.*/.workspace/verticals.cjs',
      '^\\./[a-z.-]+$',
    ],
    checkDynamicDependenciesExceptions: ['.*'],
    // libraries import nothing of the workspace but the verticals' names
    ignoredCircularDependencies: [['workspace', '*']],
    depConstraints,
  },
];

/** Passive effects run after paint: the focus would be on a removed element. */
const LATE_FOCUS = {
  selector:
    "CallExpression[callee.name='useEffect'] > :function CallExpression[callee.property.name='focus']",
  message: 'Move the focus in a ref (takeFocus of @wayfare/ui) or in a layout effect.',
};

const SHELLS_SESSION = {
  selector: "ImportDeclaration[source.value='@wayfare/session/shell']",
  message: 'A vertical never writes the session.',
};

/** Language differences belong into tables by language. */
const ASKED_LANGUAGE = [
  'BinaryExpression[operator=/^[!=]==?$/]:matches([left.value=/^(en|nl)$/], [right.value=/^(en|nl)$/])',
  'SwitchCase[test.value=/^(en|nl)$/]',
  'CallExpression[callee.property.name=/^(startsWith|endsWith|includes|indexOf)$/][arguments.0.value=/^\\W?(en|nl)\\W?$/]',
  'MemberExpression[computed=false][property.name="nl"]',
  'MemberExpression[computed=true][property.value="nl"]',
  'Identifier[name=/^(is|has|in|prefers|suggests?)(Dutch|English)$/]',
  'ArrayExpression:has(> Literal[value="en"]):has(> Literal[value="nl"])',
  'TSUnionType > TSLiteralType > Literal[value="nl"]',
].map((selector) => ({
  selector,
  message: 'Ask a table by language, LANGUAGES or LANGUAGE_FACTS, and not which language it is.',
}));

const CATALOGUE = 'Texts stand in locales/<language>, where a test compares them.';
const SPOKEN = [
  {
    selector:
      'MemberExpression > ObjectExpression.object > Property[key.name=/^(en|nl)$/][value.type=/Literal$/]',
    message: CATALOGUE,
  },
  // two words and more: one may be a code or a name
  { selector: 'Property[key.name=/^(en|nl)$/] > Literal[value=/\\S \\S/]', message: CATALOGUE },
  {
    selector:
      'Property[key.name=/^(en|nl)$/] > TemplateLiteral.value > TemplateElement[value.raw=/\\p{L} \\p{L}/u]',
    message: CATALOGUE,
  },
  {
    selector:
      'Property[key.name=/^(en|nl)$/] > ObjectExpression > Property > Literal[value=/\\S \\S/]',
    message: CATALOGUE,
  },
  {
    selector:
      'VariableDeclarator[id.name=/^(EN|NL|ENGLISH|DUTCH)$/] Property > Literal[value=/\\S \\S/]',
    message: CATALOGUE,
  },
];

/** Exceptions from limits, with reasons. */
const exceptions = [
  {
    files: ['api/src/catalogue/text/word-trie.ts'],
    rules: { complexity: 'off', 'max-params': 'off' },
    because: 'the hot loop of the typo search; calls would cost it half its speed',
  },
  {
    files: ['sandbox/src/double.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
    because: 'the name of what it loads is found at run time, and the app is put together at once',
  },
  {
    files: ['api/src/catalogue/geonames/country-names.ts', 'libs/domain/src/place-in.ts'],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, SHELLS_SESSION, ...ASKED_LANGUAGE] },
    because:
      'names of countries and the prepositions before names of places are facts of a language',
  },
  {
    files: ['api/src/verticals/hotels/room-names.ts'],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, SHELLS_SESSION, ...ASKED_LANGUAGE] },
    because: "a dictionary from the suppliers' words, by what they say and not by a key",
  },
  {
    files: [
      'libs/forms/src/day-calendar.ts',
      'libs/map/src/*-texts.ts',
      'libs/saved/src/*-texts.ts',
      'libs/saved/src/alert-title.ts',
      'libs/search/src/search-texts.ts',
      'mfe-hotels/src/domain/place/where-words.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, SHELLS_SESSION, ...ASKED_LANGUAGE] },
    because:
      'a few sentences of a small part, which the compiler asks for in each language; a file of their own is a request more than they weigh',
  },
  {
    files: ['shell/src/app/language-hint.tsx'],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, SHELLS_SESSION, ...ASKED_LANGUAGE] },
    because: 'it is said in the language that the page is not in, whose catalogue is not there',
  },
  {
    files: [
      'shell/src/server/http/last-resort-page.ts',
      'shell/src/server/installable/*.ts',
      'shell/src/server/platform/call-errors.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, SHELLS_SESSION, ...ASKED_LANGUAGE] },
    because:
      'said by the server alone when nothing else can be: it must need no file and no instance',
  },
  {
    files: ['sandbox/**'],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, ...ASKED_LANGUAGE.slice(0, 2)] },
    because: 'it plays systems that know nothing of this site, and says what they say',
  },
  {
    files: ['libs/ui/src/parts/date-range-field.tsx'],
    rules: { complexity: 'off' },
    because: 'one control whose parts share one state',
  },
  {
    files: ['api/bench/**'],
    rules: { complexity: 'off' },
    because: 'SQL put together from optional parts',
  },
  {
    files: [
      'libs/remote-kit/src/lifecycles.tsx',
      'libs/ui/src/booking/**',
      'libs/ui/src/results/**',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' },
    because:
      'it is bundled into a remote and must meet the shared copy of its own library, by its public name',
  },
  {
    files: ['api/src/platform/http/route.ts'],
    rules: { 'max-params': 'off' },
    because: 'reads as one line of a route table',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.wayfare/**',
      '.nx/**',
      '**/*.mjs',
      '**/*.cjs',
      '**/*.js',
      '.workspace/fixtures/**/!(*.ts)',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': moduleBoundaries(boundaries),
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      complexity: ['error', 12],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-console': 'error',
      'no-empty': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...ASKED_LANGUAGE, ...SPOKEN],
    },
  },
  {
    files: ['**/*.tsx', 'mfe-*/**/*.ts', 'libs/**/*.ts', 'shell/**/*.ts'],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', LATE_FOCUS, ...ASKED_LANGUAGE, ...SPOKEN],
    },
  },
  {
    files: ['mfe-*/**', 'libs/**'],
    ignores: ['libs/router/**', 'libs/i18n/**', 'libs/testing/**', 'libs/checkout/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router-dom', message: 'Use @wayfare/router, the one shared copy.' },
            { name: 'react-i18next', message: 'Use @wayfare/i18n, the one shared copy.' },
            { name: 'react-router', message: 'Use @wayfare/router, the one shared copy.' },
          ],
          patterns: [
            { group: ['@stripe/*'], message: 'Only libs/checkout speaks to the payment provider.' },
            {
              group: ['@wayfare/ui/*', '!@wayfare/ui/booking', '!@wayfare/ui/results'],
              message:
                'The heavy parts come through the fields of @wayfare/ui, which fetch them when they are used.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['mfe-*/**', 'shell/src/app/**', 'shell/src/client/**'],
    ignores: [...TESTS, '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls go through the API client.' },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@wayfare/(api-contract/(.*/)?schemas|testing(/.*)?|releases)$',
              message: 'Not in a browser bundle.',
            },
            {
              group: builtinModules.map((name) => `node:${name}`),
              message: 'Not in a browser bundle.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['mfe-*/**'],
    rules: {
      'no-restricted-syntax': ['error', LATE_FOCUS, ...ASKED_LANGUAGE, ...SPOKEN, SHELLS_SESSION],
    },
  },
  {
    files: ['libs/domain/src/language.ts'],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS] },
  },
  { files: ['**/webpack.config.ts', 'e2e/**/*.config.ts'], rules: { 'max-lines': 'off' } },
  {
    files: TEST_SUPPORT,
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS] },
  },
  {
    files: TEST_SUPPORT.map((file) => `mfe-*/${file}`),
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, SHELLS_SESSION] },
  },
  {
    files: TEST_SUPPORT,
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries(boundariesOfTests) },
  },
  // Suites and measurements drive the site from outside.
  { files: ['e2e/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      'max-params': ['error', 5],
      'no-restricted-properties': [
        'error',
        { object: 'jest', property: 'mock', message: 'Fake the wire or the port.' },
      ],
    },
  },
  ...field,
  ...exceptions.map(({ files, rules }) => ({ files, rules })),
);
