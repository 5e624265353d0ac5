import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { builtinModules } from 'node:module';
import tseslint from 'typescript-eslint';
import { field } from './eslint.field.mjs';
import {
  ASKED_LANGUAGE,
  LATE_FOCUS,
  SHELLS_SESSION,
  SPOKEN,
  exceptions,
} from './eslint.syntax.mjs';
import verticals from './verticals.cjs';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', '**/bench/**'];
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
  ...[...verticals.verticalNames(), 'shell', 'api', 'sandbox', 'desk', 'cockpit', 'registry'].map(
    (scope) => ({
      sourceTag: `scope:${scope}`,
      onlyDependOnLibsWithTags: [`scope:${scope}`, 'scope:shared'],
    }),
  ),
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
    files: ['**/*.tsx', 'mfe-*/**/*.ts', 'libs/**/*.ts', 'shell/**/*.ts', '{desk,cockpit}/**/*.ts'],
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
    files: ['mfe-*/**', '{desk,cockpit}/src/**', 'shell/src/app/**', 'shell/src/client/**'],
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
